import { getDomain } from 'tldts'
import type { OutsideGuard } from '#outside/guard.ts'
import type { MxOrganisations } from '#outside/mx-organisations.ts'
import type { ReadSrv } from '#outside/srv-records.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { MailServers } from '#workflows/domain/mailbox-check/mail-servers.ts'
import { isMicrosoftMail } from '#workflows/domain/microsoft-mail.ts'
import { serversBySrv } from './by-srv.ts'
import { fetchAutoconfig } from './fetch-autoconfig.ts'
import { guessServers } from './guess-servers.ts'
import { providerOf, providerOfMx } from './providers.ts'

export type DiscoverDeps = { guard: OutsideGuard; mxOrganisations: MxOrganisations; readSrv: ReadSrv }

/** `toConfirm`: a server under another domain than the address's, which nobody vouches for: no password goes there unseen. */
export type Discovered = { servers: MailServers; toConfirm: string | null }

/**
 * The servers of an address, by the first that knows: our table, the provider's own file, its name servers, who takes in its mail, and
 * at last a guess that has to answer with a certificate of its name.
 * @throws AppError rule_refused for Microsoft's mailboxes, upstream_unavailable where no server is found.
 */
export async function discoverServers(deps: DiscoverDeps, address: string): Promise<Discovered> {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  if (isMicrosoftMail(domain)) throw new AppError('rule_refused', { code: 'outlook_not_yet' })
  const known = providerOf(address, domain)
  if (known !== null) return { servers: known, toConfirm: null }
  const own = await fetchAutoconfig(deps.guard.fetch, address, domain)
  if (own !== null) return refusingMicrosoft({ servers: own, toConfirm: null })
  const named = await serversBySrv(deps.readSrv, address, domain)
  if (named !== null) return refusingMicrosoft({ servers: named, toConfirm: foreignServer(named, domain) })
  const organisations = await deps.mxOrganisations(domain)
  if (organisations.some(isMicrosoftMail)) throw new AppError('rule_refused', { code: 'outlook_not_yet' })
  const servers = providerOfMx(address, organisations) ?? (await guessServers(deps.guard, address, domain))
  if (servers === null)
    throw new AppError('upstream_unavailable', { code: 'address_not_found', params: { address: domain } })
  return { servers, toConfirm: null }
}

function refusingMicrosoft(found: Discovered): Discovered {
  if (isMicrosoftMail(found.servers.inbound.host)) throw new AppError('rule_refused', { code: 'outlook_not_yet' })
  return found
}

/** Name servers may be lied for: what they say of another's servers is the host's to look at (RFC 6186, 6). */
function foreignServer({ inbound, smtp }: MailServers, domain: string): string | null {
  const names = [inbound.host, ...(smtp === null ? [] : [smtp.host])]
  return names.find((name) => getDomain(name) !== getDomain(domain)) ?? null
}
