/** Seconds, or what can only be milliseconds. Meta's clock may run ahead. */
export function writtenAt(timestamp: unknown, now: Date): Date {
  const said = typeof timestamp === 'string' || typeof timestamp === 'number' ? Number(timestamp) : Number.NaN
  const at = new Date(said > 1e11 ? said : said * 1000)
  return said > 0 && at.getTime() <= now.getTime() ? at : now
}
