import { createHash } from 'node:crypto'
import { bodyStart } from './body-start.ts'

/**
 * What a mail is known by at its source: its Message-ID, who wrote it and when, and its body's bytes, so that a form that uses one id
 * for all its mails loses none, and the same mail fetched again is the same. Where there is no id, the subject stands in.
 */
export function providerIdOf(
  raw: Uint8Array,
  identity: { messageId: string | null; from: string; date: string; subject: string },
) {
  const hash = createHash('sha256')
  hash.update(
    `${identity.messageId ?? ''}\n${identity.from}\n${identity.date}\n${identity.messageId === null ? identity.subject : ''}`,
  )
  hash.update('\0')
  hash.update(
    Buffer.from(raw.subarray(bodyStart(raw)))
      .toString('latin1')
      .replaceAll('\r\n', '\n')
      .trimEnd(),
    'latin1',
  )
  return hash.digest('hex')
}

/** Who sent a mail and when, in its own words. */
export type MailIdentity = { messageId: string | null; from: string; date: string; text: string }

/**
 * What a mail is known by to its host, whatever the way it came: another protocol, another mailbox, another encoding. Null for one
 * that does not say who wrote it and when.
 */
export function mailKeyOf({ messageId, from, date, text }: MailIdentity): string | null {
  const at = Date.parse(date)
  if (from === '' || (messageId === null && Number.isNaN(at))) return null
  const identity = [messageId, from, Number.isNaN(at) ? date.trim() : at, text.replace(/\s+/g, ' ').trim()]
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex')
}
