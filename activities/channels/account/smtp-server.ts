import { isIP } from 'node:net'
import wellKnown from 'nodemailer/lib/well-known'
import type { TlsMode } from '#prisma/source-config.ts'

export type SmtpServer = { hostname: string; port: number; tls: TlsMode }

const ssl = (hostname: string): SmtpServer => ({ hostname, port: 465, tls: 'ssl' })
const starttls = (hostname: string): SmtpServer => ({ hostname, port: 587, tls: 'starttls' })

/** By the inbound server's ending; what nodemailer's own table of services lacks, or names another brand's server for. */
const BY_INBOUND_DOMAIN: Record<string, SmtpServer> = {
  'gmail.com': ssl('smtp.gmail.com'),
  'googlemail.com': ssl('smtp.gmail.com'),
  'libero.it': ssl('smtp.libero.it'),
  'virgilio.it': ssl('out.virgilio.it'),
  'tim.it': starttls('smtp.tim.it'),
  'alice.it': starttls('out.alice.it'),
  'tiscali.it': ssl('smtp.tiscali.it'),
  'register.it': ssl('authsmtp.securemail.pro'),
  'securemail.pro': ssl('authsmtp.securemail.pro'),
  'fastwebnet.it': ssl('smtp.fastwebnet.it'),
  'ionos.it': ssl('smtp.ionos.it'),
  'ionos.de': ssl('smtp.ionos.de'),
  'ovh.net': ssl('ssl0.ovh.net'),
  'aruba.it': ssl('smtps.aruba.it'),
}

/** GreenMail and its kind put each protocol on its own port above 3000. */
const TEST_SERVER_PORTS: Record<number, SmtpServer['port']> = { 3143: 3025, 3110: 3025, 3993: 3465, 3995: 3465 }

const lastLabels = (hostname: string, count: number) => hostname.split('.').slice(-count).join('.')

/**
 * Where the mailbox's own provider takes mail: a table by the inbound server, else its name with smtp in place of imap or pop.
 * Never a server under another domain than the inbound one, save for the table's: the password goes there.
 */
export function smtpServerForInbound(inbound: { host: string; port: number; tls: TlsMode }): SmtpServer {
  const hostname = inbound.host.toLowerCase()
  const testPort = TEST_SERVER_PORTS[inbound.port]
  if (testPort !== undefined) return { hostname, port: testPort, tls: inbound.tls }
  if (isIP(hostname) !== 0 || !hostname.includes('.'))
    return { hostname, port: inbound.tls === 'ssl' ? 465 : 587, tls: inbound.tls }
  for (const count of [3, 2]) {
    const known = BY_INBOUND_DOMAIN[lastLabels(hostname, count)] ?? fromServiceTable(lastLabels(hostname, count))
    if (known !== undefined) return known
  }
  const guessed = hostname.replace(/^(imaps?|pop3?s?|in|inbound)\./, 'smtp.')
  return inbound.tls === 'ssl' ? ssl(guessed) : { hostname: guessed, port: 587, tls: inbound.tls }
}

/** Where the provider of an address takes mail: for the application's own sender, of which no inbound server is known. */
export function smtpServerForAddress(address: string): SmtpServer {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return BY_INBOUND_DOMAIN[domain] ?? fromServiceTable(domain) ?? ssl(`smtp.${domain}`)
}

function fromServiceTable(domain: string): SmtpServer | undefined {
  const service = wellKnown(`mailbox@${domain}`)
  if (service === false || service.host === undefined) return undefined
  const port = Number(service.port ?? 587)
  return { hostname: service.host, port, tls: service.secure === true || port === 465 ? 'ssl' : 'starttls' }
}
