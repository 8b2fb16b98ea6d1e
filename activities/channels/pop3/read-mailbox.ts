import { passesFilter } from '#activities/channels/account/passes-filter.ts'
import type { Mailbox } from '#activities/channels/account/source.ts'
import type { Batch, Position, ReadMessage } from '#activities/channels/incoming-session.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import type { Pop3Client, Pop3Mail } from './pop3-client.ts'

const CHUNK_MAILS = 100
const CHUNK_BYTES = 8 * 1024 * 1024
const MAX_MAIL_BYTES = 1024 * 1024
const DAY_MS = 86_400_000
/** After so many old mails in a row the rest is older still. */
const OLD_IN_A_ROW = 50

export type Maildrop = { client: Pop3Client; mailbox: Mailbox; mailReader: MailReader; now: () => Date }

/**
 * What the mailbox has and has not given yet, by UIDL. A server without UIDL is read whole: what is known is not
 * stored again.
 */
export async function* readMailbox(
  reading: Maildrop,
  { uidls: seen }: Position,
  signal: AbortSignal,
): AsyncGenerator<Batch, void, void> {
  const listed = await reading.client.list()
  const unseen = listed.filter((mail) => mail.uidl === null || !seen.has(mail.uidl))
  const wanted = seen.size === 0 ? await withinWindow(reading.client, unseen, windowStart(reading)) : unseen
  for (const chunk of chunksOf(wanted)) {
    if (signal.aborted) return
    const messages = await retrieve(reading, chunk)
    yield { messages, progress: { kind: 'pop3', uidls: uidlsOf(chunk), gone: [] } }
  }
  const still = new Set(uidlsOf(listed))
  const skipped = uidlsOf(unseen.filter((mail) => !wanted.includes(mail)))
  const gone = [...seen].filter((uidl) => !still.has(uidl))
  if (skipped.length + gone.length > 0) yield { messages: [], progress: { kind: 'pop3', uidls: skipped, gone } }
}

const uidlsOf = (mails: readonly Pop3Mail[]) => mails.flatMap((mail) => mail.uidl ?? [])
const windowStart = ({ mailbox, now }: Maildrop) =>
  now().getTime() - (mailbox.account.initialSyncSinceDays + 1) * DAY_MS

/** POP3 has no search: from the newest backwards by the Date of the headers, until a run of old ones. */
async function withinWindow(client: Pop3Client, mails: Pop3Mail[], since: number): Promise<Pop3Mail[]> {
  const wanted: Pop3Mail[] = []
  let oldInARow = 0
  for (const mail of mails.toReversed()) {
    if (oldInARow >= OLD_IN_A_ROW) break
    const headers = (await client.top(mail.number))?.toString('latin1') ?? ''
    const at = Date.parse(/^date:\s*(.+)$/im.exec(headers)?.[1] ?? '')
    const isOld = at < since
    oldInARow = isOld ? oldInARow + 1 : 0
    if (!isOld) wanted.unshift(mail)
  }
  return wanted
}

async function retrieve(
  { client, mailbox, mailReader, now }: Maildrop,
  chunk: readonly Pop3Mail[],
): Promise<ReadMessage[]> {
  const reading: Promise<ReadMessage>[] = []
  const { inbound, ownAddresses } = mailbox.account
  const context = { hostId: mailbox.hostId, channel: mailbox.type, ownAddresses, now: now() }
  for await (const answer of client.retrieve(
    chunk.map((mail) => mail.number),
    MAX_MAIL_BYTES,
  )) {
    if (answer === null) continue
    const raw = new Uint8Array(answer.bytes)
    const read = mailReader.read({ raw, receivedAt: null, truncated: answer.isCut }, context)
    reading.push(read.then((message) => ({ message, raw })))
  }
  const mails = await Promise.all(reading)
  return mails.filter((mail) => passesFilter(inbound.filterFrom, mail.message))
}

function* chunksOf(mails: readonly Pop3Mail[]): Generator<Pop3Mail[]> {
  let chunk: Pop3Mail[] = []
  let bytes = 0
  for (const mail of mails) {
    if (chunk.length === CHUNK_MAILS || (chunk.length > 0 && bytes + mail.size > CHUNK_BYTES)) {
      yield chunk
      chunk = []
      bytes = 0
    }
    chunk.push(mail)
    bytes += Math.min(mail.size, MAX_MAIL_BYTES)
  }
  if (chunk.length > 0) yield chunk
}
