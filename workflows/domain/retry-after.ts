/** What `Retry-After` asks for, in whole seconds from now (RFC 9110, 10.2.3: seconds or a date), however long; undefined where it says nothing. */
export function retryAfterSeconds(value: string | null, now: Date): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d{1,12}(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text))
  const at = Date.parse(text)
  return /[a-z]{3}/i.test(text) && Number.isFinite(at) ? Math.max(0, Math.ceil((at - now.getTime()) / 1000)) : undefined
}
