import type { ImapFlow } from 'imapflow'
import { passesFilter } from '#activities/channels/account/filter-from.ts'
import { unfetchedMail } from '#activities/channels/unfetched-mail.ts'
import type { SourceProgress } from '#activities/ingest/incoming-message.ts'
import { ingestRead, type ReadMail } from '#activities/ingest/ingest-read.ts'
import type { SourceDeps } from '#activities/ingest/source-deps.ts'
import type { OpenMailbox } from '#activities/ingest/source-session.ts'
import { stubOf } from '#activities/ingest/stub.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { type Listed, listNew, listWindow } from './list-imap.ts'
import { uidRange } from './uid-range.ts'

const CHUNK_MAILS = 200
const CHUNK_BYTES = 8 * 1024 * 1024
/** Beyond this only the beginning is fetched: the texts come first, what is cut off are attachments. */
export const MAX_MAIL_BYTES = 1024 * 1024

export type ImapSync = { deps: SourceDeps; source: OpenMailbox; client: ImapFlow; signal: AbortSignal }

/**
 * Brings in what the opened folder has beyond the cursor, in chunks; the cursor moves with each chunk's commit.
 * After a change of UIDVALIDITY the window of the first days is read again, and what is known is not stored again.
 */
export async function syncImap(sync: ImapSync): Promise<void> {
  const { deps, source, client, signal } = sync
  if (client.mailbox === false) {
    throw new AppError('upstream_unavailable', { userMessage: 'The mail server closed the folder' })
  }
  const folder = source.account.inbound.inboxFolder
  const uidValidity = String(client.mailbox.uidValidity)
  const cursor = await inHost(deps.db, source.hostId, (tx) =>
    tx.mailboxCursor.findFirst({ where: { hostId: source.hostId, sourceId: source.sourceId, folder } }),
  )
  const isKnown = cursor !== null && cursor.uidValidity === uidValidity
  const listed = isKnown
    ? await listNew(client, Number(cursor.lastUid))
    : await listWindow(client, source.account, deps.now())
  await storeInTurn(sync, chunksOf(listed.mails), { kind: 'imap', folder, uidValidity })
  if (signal.aborted) return
  if (!isKnown) {
    await ingestRead(deps, source, { mails: [], progress: { kind: 'imap', folder, uidValidity, lastUid: listed.upTo } })
  }
}

type Folder = { kind: 'imap'; folder: string; uidValidity: string }

/** While one chunk is stored the next is fetched and read; they are stored in order, so that the cursor never skips. */
async function storeInTurn(sync: ImapSync, chunks: Iterable<Listed[]>, folder: Folder): Promise<void> {
  let read: Reading | null = null
  for (const chunk of chunks) {
    if (sync.signal.aborted) break
    const [mails]: [ReadMail[], unknown] = await Promise.all([
      readChunk(sync, chunk),
      read === null ? null : storeChunk(sync, read),
    ])
    read = { chunk, mails, progress: { ...folder, lastUid: chunk.at(-1)?.uid ?? 0 } }
  }
  if (read !== null) await storeChunk(sync, read)
}

type Reading = { chunk: Listed[]; mails: ReadMail[]; progress: SourceProgress }

async function storeChunk(sync: ImapSync, reading: Reading): Promise<void> {
  await ingestRead(sync.deps, sync.source, reading)
  await markAndArchive(sync, reading.mails.length === 0 ? [] : reading.chunk)
}

async function readChunk(sync: ImapSync, chunk: readonly Listed[]): Promise<ReadMail[]> {
  const { filterFrom } = sync.source.account.inbound
  const mails = await fetchMails(sync, chunk)
  return mails.filter((mail) => passesFilter(filterFrom, mail.message))
}

/** One mail that the server cannot give is found by halving, and stored as a stub: it never holds up the rest. */
async function fetchMails(sync: ImapSync, chunk: readonly Listed[]): Promise<ReadMail[]> {
  try {
    return await fetchOnce(sync, chunk)
  } catch (error) {
    if (!sync.client.usable) throw error
    const [first] = chunk
    if (chunk.length === 1 && first !== undefined) return [unfetched(sync, first)]
    const half = Math.ceil(chunk.length / 2)
    return [...(await fetchMails(sync, chunk.slice(0, half))), ...(await fetchMails(sync, chunk.slice(half)))]
  }
}

async function fetchOnce({ deps, source, client }: ImapSync, chunk: readonly Listed[]): Promise<ReadMail[]> {
  const reading: Promise<ReadMail>[] = []
  const range = uidRange(chunk.map((mail) => mail.uid))
  const query = { uid: true, internalDate: true, size: true, source: { start: 0, maxLength: MAX_MAIL_BYTES } }
  const context = { channel: source.type, ownAddresses: source.account.ownAddresses, now: deps.now() }
  // No command may be given inside this loop: it would wait for the loop's end for ever.
  for await (const mail of client.fetch(range, query, { uid: true })) {
    const raw = new Uint8Array(mail.source ?? [])
    const receivedAt = mail.internalDate === undefined ? null : new Date(mail.internalDate)
    const truncated = (mail.size ?? 0) > raw.length
    reading.push(deps.mailReader.read({ raw, receivedAt, truncated }, context).then((message) => ({ message, raw })))
  }
  return Promise.all(reading)
}

function unfetched({ source, deps, client }: ImapSync, { uid }: Listed): ReadMail {
  const uidValidity = client.mailbox === false ? '' : String(client.mailbox.uidValidity)
  const raw = new Uint8Array()
  return { message: stubOf(unfetchedMail(`${uidValidity}:${uid}`, source.type, deps.now()), raw), raw }
}

async function markAndArchive({ source, client }: ImapSync, chunk: readonly Listed[]): Promise<void> {
  const { seenOnFetch, archiveFolder } = source.account.inbound
  const range = uidRange(chunk.map((mail) => mail.uid))
  if (range === '') return
  if (seenOnFetch) await client.messageFlagsAdd(range, ['\\Seen'], { uid: true })
  if (archiveFolder !== null) await client.messageMove(range, archiveFolder, { uid: true })
}

function* chunksOf(mails: readonly Listed[]): Generator<Listed[]> {
  let chunk: Listed[] = []
  let bytes = 0
  for (const mail of mails) {
    const size = Math.min(mail.size, MAX_MAIL_BYTES)
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
