import ipaddr from 'ipaddr.js'

/** What the operator opened: each entry a hostname, or a hostname and a port, that may be reached although it is private. */
export type AllowedServers = (hostname: string, port: number) => boolean

/** One spelling for each hostname: no brackets, no trailing dot, lower case, addresses in their shortest form. */
export function canonicalHostname(hostname: string): string {
  const bare = hostname
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : bare
}

/** Reads entries such as `127.0.0.1`, `mail.internal:993`, `::1`, `[::1]:3143`. */
export function parseAllowedServers(entries: readonly string[]): AllowedServers {
  const allowed = new Set(
    entries
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map(canonicalEntry),
  )
  return (hostname, port) =>
    allowed.has(canonicalHostname(hostname)) || allowed.has(`${canonicalHostname(hostname)} ${port}`)
}

function canonicalEntry(entry: string): string {
  const withPort = /^(\[[^\]]+\]|[^:]+):(\d{1,5})$/.exec(entry)
  return withPort === null ? canonicalHostname(entry) : `${canonicalHostname(withPort[1] ?? '')} ${Number(withPort[2])}`
}
