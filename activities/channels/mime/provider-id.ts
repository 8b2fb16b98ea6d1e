import { hash } from 'node:crypto'
import type { Email } from 'postal-mime'
import { withoutBanner } from '#activities/channels/text/gateway-banner.ts'
import { inOneLine } from '#workflows/domain/in-one-line.ts'
import { bodyStart } from './body-start.ts'
import { messageIds, personOf } from './mail-headers.ts'

/** What a mail says of itself, by which it is known. */
export const identityOf = (email: Email) => ({
  messageId: messageIds(email.messageId, 1)[0] ?? null,
  from: personOf(email.from).address ?? '',
  date: email.date ?? '',
  subject: email.subject ?? '',
})

/**
 * What a mail is known by at its source: its Message-ID, who wrote it and when, and its body's bytes, so that a form that uses one id
 * for all its mails loses none, and the same mail fetched again is the same. Where there is no id, the subject stands in.
 */
export function providerIdOf(
  raw: Uint8Array,
  identity: { messageId: string | null; from: string; date: string; subject: string },
) {
  const { messageId, from, date, subject } = identity
  const said = `${messageId ?? ''}\n${from}\n${date}\n${messageId === null ? subject : ''}\0`
  const body = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
    .toString('latin1', bodyStart(raw))
    .replaceAll('\r\n', '\n')
    .trimEnd()
  return hash('sha256', Buffer.concat([Buffer.from(said), Buffer.from(body, 'latin1')]))
}

/** Who sent a mail and when, in its own words. */
export type MailIdentity = { messageId: string | null; from: string; date: string; text: string }

/**
 * What a mail is known by to its host, whatever the way it came: another protocol, another mailbox, another encoding, a gateway's
 * banner above it. Null for one that does not say who wrote it and when.
 */
export function mailKeyOf({ messageId, from, date, text }: MailIdentity): string | null {
  const at = Date.parse(date)
  if (from === '' || (messageId === null && Number.isNaN(at))) return null
  const identity = [messageId, from, Number.isNaN(at) ? date.trim() : at, inOneLine(withoutBanner(text))]
  return hash('sha256', JSON.stringify(identity))
}
