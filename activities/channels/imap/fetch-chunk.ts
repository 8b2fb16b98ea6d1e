import type { ImapFlow } from 'imapflow'
import type { Mailbox } from '#activities/channels/account/source.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import type { ReadMessage } from '#activities/channels/incoming-session.ts'
import { MAX_READ_BYTES } from '#activities/channels/mime/large-mail.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import { readerContext } from '#activities/channels/reader/reader-context.ts'
import { answered } from './answered.ts'
import { fetchLarge } from './fetch-large.ts'
import { type Listed, listUids } from './list-imap.ts'
import { uidRange } from './uid-range.ts'

export type OpenFolder = { client: ImapFlow; mailbox: Mailbox; mailReader: MailReader; now: () => Date }
export type FetchedMail = ReadMessage & { uid: number }
/**
 * `refused`: still there, and not handed over on a connection that lives. `lost`: the first mail that had not come when the connection
 * ended, and how that showed.
 */
export type FetchedChunk = {
  mails: FetchedMail[]
  refused: number[]
  lost: { uid: number; failure: unknown } | undefined
}

type Given = { mails: Map<number, FetchedMail>; refused: Set<number> }

/** After so many refusals and no mail nobody is asked for one more: it is no mail's fault. */
export const MOST_REFUSALS = 5

/**
 * Fetches and reads mails in the order of the folder. One that the server does not hand over is found by halving; what came before the
 * connection ended is kept.
 * @throws whatever the server refuses beside the mails, on a connection that lives.
 */
export async function fetchChunk(reading: OpenFolder, chunk: readonly Listed[]): Promise<FetchedChunk> {
  const given: Given = { mails: new Map(), refused: new Set() }
  const failure = await failureOf(reading, () => fetchMails(reading, chunk, given))
  const isOpen = ({ uid }: Listed) => !given.mails.has(uid) && !given.refused.has(uid)
  const missing = failure === null ? undefined : chunk.find(isOpen)
  return {
    mails: [...given.mails.values()].sort((one, other) => one.uid - other.uid),
    refused: [...given.refused].filter((uid) => uid < (missing?.uid ?? Number.POSITIVE_INFINITY)),
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

/** What is answered with nothing is refused, too: it is asked for again in halves, and in the end alone. */
async function fetchMails(reading: OpenFolder, chunk: readonly Listed[], given: Given): Promise<void> {
  const { mails, refused } = given
  const isOutage = mails.size === 0 && refused.size >= MOST_REFUSALS
  if (!isOutage) await askFor(reading, chunk, given)
  const left = await stillThere(
    reading,
    chunk.filter(({ uid }) => !mails.has(uid)),
  )
  if (isOutage || chunk.length === 1) {
    for (const { uid } of left) refused.add(uid)
    return
  }
  const half = Math.ceil(left.length / 2)
  for (const some of [left.slice(0, half), left.slice(half)]) {
    if (some.length > 0) await fetchMails(reading, some, given)
  }
}

/** A refusal leaves what it is about unfetched. */
async function askFor(reading: OpenFolder, chunk: readonly Listed[], given: Given): Promise<void> {
  try {
    await answered(reading.client, () => fetchBySize(reading, chunk, given))
  } catch (error) {
    if (!reading.client.usable) throw error
  }
}

/** What is gone by now was moved or deleted, and is lost to nobody. */
async function stillThere({ client }: OpenFolder, mails: readonly Listed[]): Promise<Listed[]> {
  if (mails.length === 0) return []
  // The server tells of what is gone with its next answer.
  await client.noop()
  const uids = mails.map(({ uid }) => uid)
  return answered(client, () => listUids(client, uids))
}

/** What is large comes one by one, without what is no text. */
async function fetchBySize(reading: OpenFolder, chunk: readonly Listed[], given: Given): Promise<void> {
  const isLarge = ({ size }: Listed) => size > MAX_READ_BYTES
  const small = chunk.filter((mail) => !isLarge(mail))
  await fetchOnce(reading, small, given)
  for (const mail of chunk.filter(isLarge)) {
    const large = await fetchOneLarge(reading, mail)
    if (large !== null) given.mails.set(mail.uid, large)
  }
}

async function fetchOneLarge(reading: OpenFolder, { uid }: Listed): Promise<FetchedMail | null> {
  const { client, mailReader } = reading
  const large = await fetchLarge(client, uid)
  if (large === null) return null
  const { raw, parts, internalDate } = large
  const mail = { raw, parts, receivedAt: dateOf(internalDate), truncated: true }
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
  try {
    // No command may be given inside this loop: it would wait for the loop's end for ever.
    for await (const mail of client.fetch(range, query, { uid: true })) {
      const { uid } = mail
      const raw = new Uint8Array(mail.source ?? [])
      // As Dovecot answers for a mail that is gone.
      if (raw.length === 0) continue
      const truncated = (sizes.get(uid) ?? 0) > raw.length
      const read = mailReader.read({ raw, receivedAt: dateOf(mail.internalDate), truncated }, context)
      coming.push(read.then((message) => ({ uid, message, raw })))
    }
  } finally {
    for (const mail of await Promise.all(coming)) given.mails.set(mail.uid, mail)
  }
}

/**
 * Mails as far as their headers tell of them, in the order of the folder; without those that are gone.
 * @throws whatever the server refuses, or how the connection ended.
 */
export async function fetchHeaders(reading: OpenFolder, uids: readonly number[]): Promise<FetchedMail[]> {
  const { client, mailReader } = reading
  const range = uidRange(uids)
  if (range === '') return []
  const coming: Promise<FetchedMail>[] = []
  for await (const { uid, headers } of client.fetch(range, { uid: true, headers: true }, { uid: true })) {
    const raw = new Uint8Array(headers ?? [])
    const read = mailReader.read({ raw, receivedAt: null, truncated: true }, contextOf(reading))
    coming.push(read.then((message) => ({ uid, message, raw })))
  }
  return Promise.all(coming)
}

const dateOf = (internalDate: Date | string | undefined) => (internalDate === undefined ? null : new Date(internalDate))

const contextOf = ({ mailbox, now }: OpenFolder) => readerContext(mailbox, now())
