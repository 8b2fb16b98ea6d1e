import ipaddr from 'ipaddr.js'

/** What the operator opened: each entry a host, or a host and a port, that may be reached although it is private. */
export type AllowedHosts = (host: string, port: number) => boolean

/** One spelling for each host: no brackets, no trailing dot, lower case, addresses in their shortest form. */
export function canonicalHost(host: string): string {
  const bare = host
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : bare
}

/** Reads entries such as `127.0.0.1`, `mail.internal:993`, `::1`, `[::1]:3143`. */
export function parseAllowedHosts(entries: readonly string[]): AllowedHosts {
  const allowed = new Set(
    entries
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map(canonicalEntry),
  )
  return (host, port) => allowed.has(canonicalHost(host)) || allowed.has(`${canonicalHost(host)} ${port}`)
}

function canonicalEntry(entry: string): string {
  const withPort = /^(\[[^\]]+\]|[^:]+):(\d{1,5})$/.exec(entry)
  return withPort === null ? canonicalHost(entry) : `${canonicalHost(withPort[1] ?? '')} ${Number(withPort[2])}`
}
