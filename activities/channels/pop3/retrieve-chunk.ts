import { isToBeRead, passesFilter } from '#activities/channels/account/passes-filter.ts'
import type { Mailbox } from '#activities/channels/account/source.ts'
import type { ReadMessage, TakenMail } from '#activities/channels/incoming-session.ts'
import { MAX_LARGE_BYTES, withoutLargeParts } from '#activities/channels/mime/large-mail.ts'
import { ownBytes } from '#activities/channels/mime/left-out-parts.ts'
import { heard } from '#activities/channels/reader/heard.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import type { RawMail } from '#activities/channels/reader/raw-mail.ts'
import { readerContext } from '#activities/channels/reader/reader-context.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { isBefore } from './first-window.ts'
import type { Body } from './line-reader.ts'
import type { Pop3Client, Pop3Mail } from './pop3-client.ts'

/** `onListed` hears what lies there, each time it is asked for. */
export type Maildrop = {
  client: Pop3Client
  mailbox: Mailbox
  mailReader: MailReader
  now: () => Date
  onListed?: (places: string[]) => void
}

/** What came of asking for some mails. `given` and `refused` together are all that was answered. */
export type Retrieved = {
  messages: ReadMessage[]
  taken: TakenMail[]
  given: Pop3Mail[]
  /** `-ERR`, nothing in place of it, or the connection ended: then it is the last, and `failure` says how. */
  refused: Pop3Mail[]
  failure: AppError | undefined
  /** What was not come to, as more came than there is room for. */
  rest: Pop3Mail[]
}

/** `since`: when the mails that are kept came in. `most`: how many bytes there is room for. */
type Bounds = { since: number; most: number }

/**
 * Fetches and reads mails of one chunk; of what came in before `since` nothing is kept, as a server may name again what was passed by.
 * A mail that the server does not hand over takes none of the others with it.
 */
export async function retrieveChunk(
  reading: Maildrop,
  chunk: readonly Pop3Mail[],
  { since, most }: Bounds,
): Promise<Retrieved> {
  const { inbound } = reading.mailbox.account
  const given: Pop3Mail[] = []
  const refused: Pop3Mail[] = []
  const coming: Promise<{ place: string; read: ReadMessage }>[] = []
  let failure: AppError | undefined
  try {
    for await (const { mail, answer } of answers(reading.client, chunk, most)) {
      if (answer === null || isNothing(answer, mail)) refused.push(mail)
      else {
        given.push(mail)
        if (!isBefore(answer.bytes, since))
          coming.push(heard(read(reading, mailOf(answer)).then((message) => ({ place: placeOf(mail), read: message }))))
      }
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    failure = error
    refused.push(...chunk.slice(given.length + refused.length).slice(0, 1))
  }
  const rest = failure === undefined ? chunk.slice(given.length + refused.length) : []
  const { filterFrom } = inbound
  const mails = await Promise.all(coming)
  const messages = mails.flatMap(({ read: mail }) => (isToBeRead(filterFrom, mail.message) ? mail : []))
  const taken = mails.map(({ place, read: { message } }) => ({
    place,
    providerId: passesFilter(filterFrom, message) ? message.providerId : null,
  }))
  return { messages, taken, given, refused, failure, rest }
}

/**
 * What a mail is remembered by. No UIDL holds a space or a tab (RFC 1939, 7). Servers that name mails by their place give a name again:
 * of another size it is another mail's. Before sizes were kept, a UIDL stood alone.
 */
export const nameOf = ({ uidl, number, size }: Pop3Mail) => (uidl === null ? `${number} ${size}` : `${uidl}\t${size}`)
export const PREFIX = 'pop3:'
/** A mail's name in its mailbox, as a source keeps it beside those of other protocols. */
export const placeOf = (mail: Pop3Mail) => `${PREFIX}${nameOf(mail)}`

/** The server's answers, each beside the mail it is about. */
async function* answers(client: Pop3Client, chunk: readonly Pop3Mail[], most: number) {
  const numbers = chunk.map((mail) => mail.number)
  let at = 0
  for await (const answer of client.retrieve(numbers, MAX_LARGE_BYTES, most)) {
    const mail = chunk[at++]
    if (mail !== undefined) yield { mail, answer }
  }
}

/** A server that cannot read its own file may say yes and hand over no byte of what it lists. */
export const isNothing = ({ bytes }: Body, { size }: Pop3Mail) => size > 2 && !bytes.some((byte) => byte > 0x20)

/** What was left out of a mail is in its parts: the bytes that came are held no longer. */
function mailOf({ bytes, isCut }: Body): RawMail {
  const { raw, parts } = withoutLargeParts(ownBytes(bytes))
  return { raw, parts, receivedAt: null, truncated: isCut || raw.length < bytes.length }
}

async function read({ mailbox, mailReader, now }: Maildrop, mail: RawMail): Promise<ReadMessage> {
  return { message: await mailReader.read(mail, readerContext(mailbox, now())), raw: mail.raw }
}
