import type { ImapFlow } from 'imapflow'
import type { Mailbox } from '#activities/channels/account/source.ts'
import { blankMessage } from '#activities/channels/blank-message.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import type { ReadMessage } from '#activities/channels/incoming-session.ts'
import { MAX_READ_BYTES } from '#activities/channels/mime/large-mail.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import { readerContext } from '#activities/channels/reader/reader-context.ts'
import { stubOf } from '#activities/channels/stub.ts'
import { answered } from './answered.ts'
import { fetchLarge } from './fetch-large.ts'
import { type Listed, listUids } from './list-imap.ts'
import { uidRange } from './uid-range.ts'

export type OpenFolder = { client: ImapFlow; mailbox: Mailbox; mailReader: MailReader; now: () => Date }
export type FetchedMail = ReadMessage & { uid: number }
/** `lost`: the first mail that had not come when the connection ended, and how that showed. */
export type FetchedChunk = { mails: FetchedMail[]; lost: { uid: number; failure: unknown } | undefined }

type Given = Map<number, FetchedMail>

/**
 * Fetches and reads mails in the order of the folder. One that the server cannot give is found by halving, and stands as a stub; what
 * came before the connection ended is kept.
 */
export async function fetchChunk(reading: OpenFolder, chunk: readonly Listed[]): Promise<FetchedChunk> {
  const given: Given = new Map()
  const failure = await failureOf(reading, () => fetchMails(reading, chunk, given))
  const missing = failure === null ? undefined : chunk.find(({ uid }) => !given.has(uid))
  return {
    mails: [...given.values()].sort((one, other) => one.uid - other.uid),
    lost: missing && { uid: missing.uid, failure },
  }
}

/** How the connection ended; null while it lives. Some of imapflow's commands end well also when it does not. */
async function failureOf({ client }: OpenFolder, work: () => Promise<void>): Promise<unknown> {
  try {
    await work()
    return client.usable ? null : sourceFault({ code: 'mail_folder_closed' }, {})
  } catch (error) {
    if (client.usable) throw error
    return error
  }
}

async function fetchMails(reading: OpenFolder, chunk: readonly Listed[], given: Given): Promise<void> {
  try {
    await answered(reading.client, () => fetchBySize(reading, chunk, given))
  } catch (error) {
    if (!reading.client.usable) throw error
    const [first] = chunk
    if (chunk.length === 1 && first !== undefined) return standIn(reading, [first], given)
    const half = Math.ceil(chunk.length / 2)
    await fetchMails(reading, chunk.slice(0, half), given)
    await fetchMails(reading, chunk.slice(half), given)
  }
}

/** A stub for each mail that the server lists and does not give. One that is gone by now was moved or deleted, and lost to nobody. */
async function standIn(reading: OpenFolder, mails: readonly Listed[], given: Given): Promise<void> {
  if (mails.length === 0) return
  const { client } = reading
  // The server tells of what is gone with its next answer.
  await client.noop()
  const uids = mails.map(({ uid }) => uid)
  for (const mail of await listUids(client, uids)) given.set(mail.uid, unfetched(reading, mail))
}

/** What is large comes one by one, without what is no text. */
async function fetchBySize(reading: OpenFolder, chunk: readonly Listed[], given: Given): Promise<void> {
  const isLarge = ({ size }: Listed) => size > MAX_READ_BYTES
  await fetchOnce(
    reading,
    chunk.filter((mail) => !isLarge(mail)),
    given,
  )
  for (const mail of chunk.filter(isLarge)) {
    const large = await fetchOneLarge(reading, mail)
    if (large === null) await standIn(reading, [mail], given)
    else given.set(mail.uid, large)
  }
}

async function fetchOneLarge(reading: OpenFolder, { uid }: Listed): Promise<FetchedMail | null> {
  const { client, mailReader } = reading
  const large = await fetchLarge(client, uid)
  if (large === null) return null
  const { raw, internalDate } = large
  const mail = { raw, receivedAt: dateOf(internalDate), truncated: true }
  return { uid, message: await mailReader.read(mail, contextOf(reading)), raw }
}

async function fetchOnce(reading: OpenFolder, chunk: readonly Listed[], given: Given): Promise<void> {
  const { client, mailReader } = reading
  const range = uidRange(chunk.map((mail) => mail.uid))
  if (range === '') return
  const query = { uid: true, internalDate: true, source: { start: 0, maxLength: MAX_READ_BYTES } }
  const sizes = new Map(chunk.map(({ uid, size }) => [uid, size]))
  const context = contextOf(reading)
  const coming: Promise<FetchedMail>[] = []
  const empty = new Set<number>()
  try {
    // No command may be given inside this loop: it would wait for the loop's end for ever.
    for await (const mail of client.fetch(range, query, { uid: true })) {
      const { uid } = mail
      const raw = new Uint8Array(mail.source ?? [])
      // As Dovecot answers for a mail that is gone.
      if (raw.length === 0) {
        empty.add(uid)
        continue
      }
      const truncated = (sizes.get(uid) ?? 0) > raw.length
      const read = mailReader.read({ raw, receivedAt: dateOf(mail.internalDate), truncated }, context)
      coming.push(read.then((message) => ({ uid, message, raw })))
    }
  } finally {
    for (const mail of await Promise.all(coming)) given.set(mail.uid, mail)
  }
  await standIn(
    reading,
    chunk.filter(({ uid }) => empty.has(uid)),
    given,
  )
}

const dateOf = (internalDate: Date | string | undefined) => (internalDate === undefined ? null : new Date(internalDate))

const contextOf = ({ mailbox, now }: OpenFolder) => readerContext(mailbox, now())

/** What stands for a mail that the server does not give. */
export function stubAt({ mailbox, now }: OpenFolder, uidValidity: string, uid: number): FetchedMail {
  const raw = new Uint8Array()
  return { uid, message: stubOf(blankMessage(`${uidValidity}:${uid}`, mailbox.type, now()), raw), raw }
}

const unfetched = (reading: OpenFolder, { uid }: Listed) =>
  stubAt(reading, reading.client.mailbox === false ? '' : String(reading.client.mailbox.uidValidity), uid)
