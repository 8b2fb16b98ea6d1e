/** What `Retry-After` says in seconds (RFC 9110, 10.2.3); undefined where it says none. A date is read by `now`. */
export function waitSeconds(header: string | null | undefined, now: Date = new Date()): number | undefined {
  if (header === null || header === undefined || header.trim() === '') return undefined
  if (/^\d{1,7}$/.test(header.trim())) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}
