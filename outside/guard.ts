import { lookup as systemLookup } from 'node:dns/promises'
import { domainToASCII } from 'node:url'
import { type AllowedServers, canonicalHostname, parseAllowedServers } from '#outside/allowed-servers.ts'
import { createOutsideFetch, type OutsideFetch, type ResolvedAddress } from '#outside/outside-fetch.ts'
import { isPublicAddress } from '#outside/public-address.ts'
import { AppError } from '#workflows/domain/errors.ts'

export type Lookup = (hostname: string) => Promise<{ address: string; family: number }[]>

export type OutsideGuard = {
  /**
   * The address to connect to for a mail server: connect to it, with the hostname as `servername`, and look nothing up again.
   * @throws AppError invalid_input when hostname, address or port is not allowed; upstream_unavailable when the name is unknown.
   */
  resolve(hostname: string, port: number): Promise<ResolvedAddress>
  /** All that a name stands for, to tell whether two are one server; nothing for one that may not be reached, or is unknown. */
  addressesOf(hostname: string, port: number): Promise<string[]>
  /** A request over HTTP that reaches public addresses only, on a checked address, without redirects. */
  fetch: OutsideFetch
  close(): Promise<void>
}

export type OutsideGuardOptions = {
  /** Hostnames, or hostname:port, that may be reached although they are private. */
  allowedPrivateServers: readonly string[]
  lookup?: Lookup
}

/** Where mail may go: other ports would make a scanner of us. */
const MAIL_PORTS = new Set([25, 110, 143, 465, 587, 993, 995, 2525])

/** The one way out: all that a host or an administrator may name as an address goes through it. */
export function createOutsideGuard({ allowedPrivateServers, lookup = lookUpAll }: OutsideGuardOptions): OutsideGuard {
  const isAllowed = parseAllowedServers(allowedPrivateServers)
  const resolveServer = (hostname: string, port: number) => resolveChecked({ hostname, port, isAllowed, lookup })
  const outside = createOutsideFetch(resolveServer)
  return {
    async resolve(hostname, port) {
      const resolved = await resolveServer(hostname, port)
      if (MAIL_PORTS.has(port) || isAllowed(hostname, port) || isAllowed(resolved.address, port)) return resolved
      throw notAllowed(`${hostname}:${port}`)
    },
    async addressesOf(hostname, port) {
      try {
        return (await resolveAll({ hostname, port, isAllowed, lookup })).map(({ address }) => address)
      } catch (error) {
        if (error instanceof AppError) return []
        throw error
      }
    },
    fetch: outside.fetch,
    close: outside.close,
  }
}

const notAllowed = (address: string) =>
  new AppError('invalid_input', { code: 'address_not_allowed', params: { address } })

const lookUpAll: Lookup = (hostname) => systemLookup(hostname, { all: true, verbatim: true })

/** What parsers drop, decode or split at: two of them would see two servers. */
const NO_PART_OF_A_NAME = /[\p{C}\s%@/\\?#]/u

type Question = { hostname: string; port: number; isAllowed: AllowedServers; lookup: Lookup }

/** Checks what was written and everything it stands for: one private answer among public ones refuses the name. */
async function resolveChecked(question: Question): Promise<ResolvedAddress> {
  const [first] = await resolveAll(question)
  if (first === undefined) throw notAllowed(question.hostname)
  return { address: first.address, family: first.family === 6 ? 6 : 4 }
}

async function resolveAll({ hostname, port, isAllowed, lookup }: Question) {
  const written = canonicalHostname(hostname)
  if (NO_PART_OF_A_NAME.test(written)) throw notAllowed(hostname)
  const name = written.includes(':') ? written : domainToASCII(written)
  if (!/^[a-z0-9._:-]{1,253}$/.test(name)) throw notAllowed(hostname)
  const answers = await lookUp(name, lookup)
  const isOpen = isAllowed(name, port)
  const passes = answers.every(({ address }) => isOpen || isPublicAddress(address) || isAllowed(address, port))
  if (!passes) throw notAllowed(hostname)
  return answers
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
