import { smtpServerForAddress } from '#activities/channels/account/smtp-server.ts'
import type { MailServers } from '#workflows/domain/mailbox-check/mail-servers.ts'

/** Where the mail of a domain is read: by IMAP with TLS, on the usual port. */
const IMAP: Readonly<Record<string, string>> = {
  'gmail.com': 'imap.gmail.com',
  'googlemail.com': 'imap.gmail.com',
  'libero.it': 'imapmail.libero.it',
  'inwind.it': 'imapmail.libero.it',
  'iol.it': 'imapmail.libero.it',
  'virgilio.it': 'in.virgilio.it',
  'alice.it': 'in.alice.it',
  'tim.it': 'imap.tim.it',
  'tiscali.it': 'imap.tiscali.it',
  'fastwebnet.it': 'imap.fastwebnet.it',
  'aruba.it': 'imaps.aruba.it',
  'pec.it': 'imaps.pec.aruba.it',
  'yahoo.com': 'imap.mail.yahoo.com',
  'yahoo.it': 'imap.mail.yahoo.com',
  'yahoo.de': 'imap.mail.yahoo.com',
  'yahoo.fr': 'imap.mail.yahoo.com',
  'yahoo.es': 'imap.mail.yahoo.com',
  'yahoo.co.uk': 'imap.mail.yahoo.com',
  'icloud.com': 'imap.mail.me.com',
  'me.com': 'imap.mail.me.com',
  'mac.com': 'imap.mail.me.com',
  'gmx.net': 'imap.gmx.net',
  'gmx.de': 'imap.gmx.net',
  'gmx.at': 'imap.gmx.net',
  'gmx.com': 'imap.gmx.com',
  'web.de': 'imap.web.de',
  't-online.de': 'secureimap.t-online.de',
  'orange.fr': 'imap.orange.fr',
  'free.fr': 'imap.free.fr',
  'laposte.net': 'imap.laposte.net',
  'fastmail.com': 'imap.fastmail.com',
  'mailbox.org': 'imap.mailbox.org',
  'posteo.de': 'posteo.de',
}

/** By the organisation whose servers take in a domain's mail: a firm's domain at one of them. */
const BY_MX: Readonly<Record<string, { imap: string; smtp: string }>> = {
  'google.com': { imap: 'imap.gmail.com', smtp: 'smtp.gmail.com' },
  'aruba.it': { imap: 'imaps.aruba.it', smtp: 'smtps.aruba.it' },
  'ovh.net': { imap: 'ssl0.ovh.net', smtp: 'ssl0.ovh.net' },
  'ionos.it': { imap: 'imap.ionos.it', smtp: 'smtp.ionos.it' },
  'ionos.de': { imap: 'imap.ionos.de', smtp: 'smtp.ionos.de' },
  'securemail.pro': { imap: 'imap.securemail.pro', smtp: 'authsmtp.securemail.pro' },
  'messagingengine.com': { imap: 'imap.fastmail.com', smtp: 'smtp.fastmail.com' },
  'zoho.eu': { imap: 'imappro.zoho.eu', smtp: 'smtppro.zoho.eu' },
  'infomaniak.ch': { imap: 'mail.infomaniak.com', smtp: 'mail.infomaniak.com' },
}

/** The servers of a provider that we know by the domain of its addresses. */
export function providerOf(address: string, domain: string): MailServers | null {
  const imapServer = IMAP[domain]
  if (imapServer === undefined) return null
  const { hostname, port, tls } = smtpServerForAddress(address)
  return { inbound: imaps(imapServer, address), smtp: { host: hostname, port, tls, user: address } }
}

/** The servers of a provider that we know by those who take in the domain's mail. */
export function providerOfMx(address: string, organisations: readonly string[]): MailServers | null {
  const found = organisations.map((organisation) => BY_MX[organisation]).find((known) => known !== undefined)
  if (found === undefined) return null
  return { inbound: imaps(found.imap, address), smtp: { host: found.smtp, port: 465, tls: 'ssl', user: address } }
}

/** The incoming server of a mailbox by IMAP over TLS, on port 993. */
export const imaps = (hostname: string, user: string): MailServers['inbound'] => ({
  ...{ protocol: 'imap', host: hostname, port: 993, tls: 'ssl' },
  user,
})
