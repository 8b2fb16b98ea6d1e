import { lookup as systemLookup } from 'node:dns/promises'
import { domainToASCII } from 'node:url'
import { type AllowedHosts, canonicalHost, parseAllowedHosts } from '#outside/allowed-hosts.ts'
import { createOutsideFetch, type OutsideFetch, type ResolvedAddress } from '#outside/outside-fetch.ts'
import { isPublicAddress } from '#outside/public-address.ts'
import { AppError } from '#workflows/domain/errors.ts'

export type Lookup = (host: string) => Promise<{ address: string; family: number }[]>

export type OutsideGuard = {
  /**
   * The address to connect to for a mail host: connect to it, with the host as `servername`, and look nothing up again.
   * @throws AppError invalid_input when host, address or port is not allowed; upstream_unavailable when the name is unknown.
   */
  resolve(host: string, port: number): Promise<ResolvedAddress>
  /** A request over HTTP that reaches public addresses only, on a checked address, without redirects. */
  fetch: OutsideFetch
  close(): Promise<void>
}

export type OutsideGuardOptions = {
  /** Hosts, or host:port, that may be reached although they are private. */
  allowedPrivateHosts: readonly string[]
  lookup?: Lookup
}

/** Where mail may go: other ports would make a scanner of us. */
const MAIL_PORTS = new Set([25, 110, 143, 465, 587, 993, 995, 2525])

/** The one door out of the building: all that a host or an administrator may name as an address goes through it. */
export function createOutsideGuard({ allowedPrivateHosts, lookup = lookUpAll }: OutsideGuardOptions): OutsideGuard {
  const isAllowed = parseAllowedHosts(allowedPrivateHosts)
  const resolveHost = (host: string, port: number) => resolveChecked({ host, port, isAllowed, lookup })
  const outside = createOutsideFetch(resolveHost)
  return {
    async resolve(host, port) {
      const resolved = await resolveHost(host, port)
      if (MAIL_PORTS.has(port) || isAllowed(host, port) || isAllowed(resolved.address, port)) return resolved
      throw notAllowed(`${host}:${port}`)
    },
    fetch: outside.fetch,
    close: outside.close,
  }
}

export const notAllowed = (address: string) =>
  new AppError('invalid_input', { code: 'address_not_allowed', params: { address } })

const lookUpAll: Lookup = (host) => systemLookup(host, { all: true, verbatim: true })

/** What parsers drop, decode or split at: two of them would see two hosts. */
const NO_PART_OF_A_NAME = /[\p{C}\s%@/\\?#]/u

type Question = { host: string; port: number; isAllowed: AllowedHosts; lookup: Lookup }

/** Checks what was written and everything it stands for: one private answer among public ones refuses the name. */
async function resolveChecked({ host, port, isAllowed, lookup }: Question): Promise<ResolvedAddress> {
  const written = canonicalHost(host)
  if (NO_PART_OF_A_NAME.test(written)) throw notAllowed(host)
  const name = written.includes(':') ? written : domainToASCII(written)
  if (!/^[a-z0-9._:-]{1,253}$/.test(name)) throw notAllowed(host)
  const answers = await lookUp(name, lookup)
  const isOpen = isAllowed(name, port)
  const passes = answers.every(({ address }) => isOpen || isPublicAddress(address) || isAllowed(address, port))
  const [first] = answers
  if (!passes || first === undefined) throw notAllowed(host)
  return { address: first.address, family: first.family === 6 ? 6 : 4 }
}

const UNKNOWN_NAME = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'ESERVFAIL', 'ETIMEOUT', 'EAI_FAIL', 'EAI_NODATA'])

async function lookUp(name: string, lookup: Lookup) {
  try {
    return await lookup(name)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && UNKNOWN_NAME.has(String(cause.code)))) throw cause
    throw new AppError('upstream_unavailable', { code: 'address_not_found', params: { address: name }, cause })
  }
}
