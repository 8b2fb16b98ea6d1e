import type { ImapFlow } from 'imapflow'
import { passesFilter } from '#activities/channels/account/passes-filter.ts'
import type { Mailbox } from '#activities/channels/account/source.ts'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { Batch, Position, ReadMessage } from '#activities/channels/incoming-session.ts'
import { MAX_READ_BYTES } from '#activities/channels/mime/large-mail.ts'
import { prefetchOne } from '#activities/channels/prefetch-one.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import { stubOf } from '#activities/channels/stub.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import { answered } from './answered.ts'
import { ensureArchive } from './archive-folder.ts'
import { fetchLarge } from './fetch-large.ts'
import { type Listed, listNew, listWindow } from './list-imap.ts'
import { uidRange } from './uid-range.ts'

const CHUNK_MAILS = 200
const CHUNK_BYTES = 8 * 1024 * 1024

export type Folder = {
  client: ImapFlow
  mailbox: Mailbox
  mailReader: MailReader
  now: () => Date
  /** Hears whether mails could be archived. */
  onArchive: (fault: Sentence | null) => void
}
type Fetched = ReadMessage & { uid: number }

/**
 * What the opened folder has beyond the position, in chunks; each is marked or archived, where the host wants that, once
 * it is stored. After a change of UIDVALIDITY the window of the first days is read again.
 * @throws AppError upstream_unavailable when the folder is closed meanwhile.
 */
export async function* readFolder(
  reading: Folder,
  { cursors }: Position,
  signal: AbortSignal,
): AsyncGenerator<Batch, void, void> {
  const { client, mailbox, now } = reading
  if (client.mailbox === false) {
    throw new AppError('upstream_unavailable', { code: 'mail_folder_closed' })
  }
  const folder = mailbox.account.inbound.inboxFolder
  const uidValidity = String(client.mailbox.uidValidity)
  const cursor = cursors.get(folder)
  const known = cursor?.uidValidity === uidValidity ? cursor : undefined
  const listed = await answered(client, () =>
    known === undefined ? listWindow(client, mailbox.account, now()) : listNew(client, known.lastUid),
  )
  const reached = (lastUid: number) => ({ kind: 'imap', folder, uidValidity, lastUid }) as const
  for await (const { mails, lastUid } of prefetchOne(chunksOf(listed.mails), (chunk) => readChunk(reading, chunk))) {
    yield { messages: mails, progress: reached(lastUid) }
    await answered(client, () => markAndArchive(reading, mails))
    if (signal.aborted) return
  }
  if (known === undefined) yield { messages: [], progress: reached(listed.upTo) }
}

async function readChunk(reading: Folder, chunk: readonly Listed[]) {
  const { filterFrom } = reading.mailbox.account.inbound
  const mails = await fetchMails(reading, chunk)
  return { mails: mails.filter((mail) => passesFilter(filterFrom, mail.message)), lastUid: chunk.at(-1)?.uid ?? 0 }
}

/** One mail that the server cannot give is found by halving, and stands as a stub: it never holds up the rest. */
async function fetchMails(reading: Folder, chunk: readonly Listed[]): Promise<Fetched[]> {
  try {
    return await answered(reading.client, () => fetchBySize(reading, chunk))
  } catch (error) {
    if (!reading.client.usable) throw error
    const [first] = chunk
    if (chunk.length === 1 && first !== undefined) return [unfetched(reading, first)]
    const half = Math.ceil(chunk.length / 2)
    return [...(await fetchMails(reading, chunk.slice(0, half))), ...(await fetchMails(reading, chunk.slice(half)))]
  }
}

/** In the order of the folder. What is large comes one by one, without what is no text. */
async function fetchBySize(reading: Folder, chunk: readonly Listed[]): Promise<Fetched[]> {
  const isLarge = ({ size }: Listed) => size > MAX_READ_BYTES
  const mails = await fetchOnce(
    reading,
    chunk.filter((mail) => !isLarge(mail)),
  )
  for (const mail of chunk.filter(isLarge)) mails.push(await fetchOneLarge(reading, mail))
  return mails.sort((one, other) => one.uid - other.uid)
}

async function fetchOneLarge(reading: Folder, listed: Listed): Promise<Fetched> {
  const { client, mailbox, mailReader, now } = reading
  const { uid } = listed
  const large = await fetchLarge(client, uid)
  if (large === null) return unfetched(reading, listed)
  const { raw, internalDate } = large
  const receivedAt = internalDate === undefined ? null : new Date(internalDate)
  const context = {
    hostId: mailbox.hostId,
    channel: mailbox.type,
    ownAddresses: mailbox.account.ownAddresses,
    now: now(),
  }
  return { uid, message: await mailReader.read({ raw, receivedAt, truncated: true }, context), raw, isCut: true }
}

async function fetchOnce({ client, mailbox, mailReader, now }: Folder, chunk: readonly Listed[]): Promise<Fetched[]> {
  const reading: Promise<Fetched>[] = []
  const range = uidRange(chunk.map((mail) => mail.uid))
  if (range === '') return []
  const query = { uid: true, internalDate: true, size: true, source: { start: 0, maxLength: MAX_READ_BYTES } }
  const { hostId } = mailbox
  const context = { hostId, channel: mailbox.type, ownAddresses: mailbox.account.ownAddresses, now: now() }
  // No command may be given inside this loop: it would wait for the loop's end for ever.
  for await (const mail of client.fetch(range, query, { uid: true })) {
    const { uid } = mail
    const raw = new Uint8Array(mail.source ?? [])
    const receivedAt = mail.internalDate === undefined ? null : new Date(mail.internalDate)
    const truncated = (mail.size ?? 0) > raw.length
    reading.push(mailReader.read({ raw, receivedAt, truncated }, context).then((message) => ({ uid, message, raw })))
  }
  return Promise.all(reading)
}

function unfetched({ mailbox, client, now }: Folder, { uid }: Listed): Fetched {
  const uidValidity = client.mailbox === false ? '' : String(client.mailbox.uidValidity)
  const raw = new Uint8Array()
  return { uid, message: stubOf(blankMessage(`${uidValidity}:${uid}`, mailbox.type, now()), raw), raw }
}

/** Only what is known to have passed the filter: of a stub nobody knows whose mail it is. */
async function markAndArchive({ mailbox, client, onArchive }: Folder, mails: readonly Fetched[]): Promise<void> {
  const { seenOnFetch, archiveFolder, filterFrom } = mailbox.account.inbound
  const known = filterFrom.length === 0 ? mails : mails.filter(({ message }) => message.raw === null)
  const range = uidRange(known.map((mail) => mail.uid).sort((one, other) => one - other))
  if (range === '') return
  if (seenOnFetch) await client.messageFlagsAdd(range, ['\\Seen'], { uid: true })
  if (archiveFolder === null) return
  onArchive(await ensureArchive(client, archiveFolder))
  await client.messageMove(range, archiveFolder, { uid: true })
}

function* chunksOf(mails: readonly Listed[]): Generator<Listed[]> {
  let chunk: Listed[] = []
  let bytes = 0
  for (const mail of mails) {
    const size = Math.min(mail.size, MAX_READ_BYTES)
    if (chunk.length === CHUNK_MAILS || (chunk.length > 0 && bytes + size > CHUNK_BYTES)) {
      yield chunk
      chunk = []
      bytes = 0
    }
    chunk.push(mail)
    bytes += size
  }
  if (chunk.length > 0) yield chunk
}
