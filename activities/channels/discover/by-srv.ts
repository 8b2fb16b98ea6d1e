import type { ReadSrv } from '#outside/srv-records.ts'
import type { MailServers } from '#workflows/domain/mailbox-check/mail-servers.ts'

const INBOUND = [
  ['_imaps._tcp', 'imap', 'ssl'],
  ['_imap._tcp', 'imap', 'starttls'],
  ['_pop3s._tcp', 'pop3', 'ssl'],
] as const
const OUTBOUND = [
  ['_submissions._tcp', 'ssl'],
  ['_submission._tcp', 'starttls'],
] as const

type Named = Awaited<ReturnType<ReadSrv>>
const placeOf = (named: Named | undefined) => (named ? [{ host: named.hostname, port: named.port }] : [])

/** The servers that a domain names by SRV records (RFC 6186, RFC 8314); null where it names no inbound one. */
export async function serversBySrv(readSrv: ReadSrv, address: string, domain: string): Promise<MailServers | null> {
  const [inbound, outbound] = await Promise.all([
    Promise.all(INBOUND.map(([service]) => readSrv(`${service}.${domain}`))),
    Promise.all(OUTBOUND.map(([service]) => readSrv(`${service}.${domain}`))),
  ])
  const user = address
  const [read] = INBOUND.flatMap(([, protocol, tls], at) =>
    placeOf(inbound[at]).map((place) => ({ ...place, protocol, tls, user })),
  )
  const [sent] = OUTBOUND.flatMap(([, tls], at) => placeOf(outbound[at]).map((place) => ({ ...place, tls, user })))
  return read === undefined ? null : { inbound: read, smtp: sent ?? null }
}
