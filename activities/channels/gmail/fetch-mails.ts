import type { GmailMailbox } from '#activities/channels/account/source.ts'
import type { ReadMessage } from '#activities/channels/incoming-session.ts'
import { MAX_LARGE_BYTES, withoutLargeParts } from '#activities/channels/mime/large-mail.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import { readerContext } from '#activities/channels/reader/reader-context.ts'
import { refusalFault } from './gmail-failure.ts'
import { isRead } from './list-mails.ts'
import type { Gmail } from './open-gmail.ts'
import type { Patience } from './patiently.ts'

/** What Google asks of one mailbox at a time: more at once is throttled. */
const AT_ONCE = 4

export type Reading = {
  gmail: Gmail
  mailbox: GmailMailbox
  mailReader: MailReader
  now: () => Date
  patiently: Patience
}
/** `refused`: what Google lists and does not hand over. */
export type Fetched = { messages: ReadMessage[]; refused: string[] }

/**
 * Fetches and reads mails by their ids, in that order. What is gone, or is no mail of a guest's, is left out.
 * @throws AppError as `Gmail.ask`, where it is not about one mail.
 */
export async function fetchMails(reading: Reading, ids: readonly string[]): Promise<Fetched> {
  const fetched: Fetched = { messages: [], refused: [] }
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    const answers = await Promise.all(some.map((id) => reading.patiently(() => fetchMail(reading, id))))
    for (const [index, answer] of answers.entries()) {
      if (answer === 'refused') fetched.refused.push(some[index] ?? '')
      else if (answer !== null) fetched.messages.push(answer)
    }
  }
  return fetched
}

/** Null for what is gone, or not to be read. */
async function fetchMail(
  { gmail, mailbox, mailReader, now }: Reading,
  id: string,
): Promise<ReadMessage | 'refused' | null> {
  const { data, refusal } = await gmail.try((users) => users.messages.get({ userId: 'me', id, format: 'raw' }))
  if (refusal !== null) {
    if (refusal.status === 404) return null
    // A server error, or what Google finds wrong with this one, is no outage as long as others come.
    if (refusal.status >= 500 || refusal.status === 400) return 'refused'
    throw refusalFault(refusal)
  }
  if (!isRead(data.labelIds ?? [])) return null
  const bytes = Buffer.from(data.raw ?? '', 'base64url')
  if (bytes.length === 0) return 'refused'
  const { raw, parts } = withoutLargeParts(new Uint8Array(bytes.subarray(0, MAX_LARGE_BYTES)))
  const receivedAt = data.internalDate ? new Date(Number(data.internalDate)) : null
  const mail = { raw, parts, receivedAt, truncated: bytes.length > raw.length }
  return { message: await mailReader.read(mail, readerContext(mailbox, now())), raw }
}
