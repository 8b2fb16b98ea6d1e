import { bytesOf, mostOf } from '#activities/channels/chunks-of.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import { apiIdOf, threadAtGmail } from '#activities/channels/gmail-ids.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { ReadMessage } from '#activities/channels/incoming-session.ts'
import { MAX_READ_BYTES } from '#activities/channels/mime/large-mail.ts'
import { heard } from '#activities/channels/reader/heard.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import { ReaderAway } from '#activities/channels/reader/reader-away.ts'
import { readerContext } from '#activities/channels/reader/reader-context.ts'
import { answered } from './answered.ts'
import { fetchEach } from './fetch-each.ts'
import { fetchLarge } from './fetch-large.ts'
import { type Listed, type ListedFolder, listUids } from './list-imap.ts'
import { uidRange } from './uid-range.ts'

export type OpenFolder = ListedFolder & { mailReader: MailReader; now: () => Date }
export type FetchedMail = ReadMessage & { uid: number }
/**
 * `refused`: still there, and not handed over on a connection that lives. `lost`: the first mail that had not come when the connection
 * ended, and how that showed. `rest`: what was not come to, as more came than there is room for; nobody knows how large those are.
 */
export type FetchedChunk = {
  mails: FetchedMail[]
  refused: number[]
  rest: Listed[]
  lost: { uid: number; failure: unknown } | undefined
}

/** `left`: bytes that there is still room for; below nothing, once more came than the server had listed. */
type Given = { mails: Map<number, FetchedMail>; refused: Set<number>; left: number }

/** After so many refusals and no mail nobody is asked for one more: it is no mail's fault. */
export const MOST_REFUSALS = 5

/**
 * Fetches and reads mails in the order of the folder. One that the server does not hand over is found by halving; what came before the
 * connection ended is kept.
 * @throws whatever the server refuses beside the mails, on a connection that lives.
 */
export async function fetchChunk(reading: OpenFolder, chunk: readonly Listed[]): Promise<FetchedChunk> {
  const given: Given = { mails: new Map(), refused: new Set(), left: mostOf(bytesOf(chunk)) }
  const failure = await failureOf(reading, () => fetchMails(reading, chunk, given))
  const isOpen = ({ uid }: Listed) => !given.mails.has(uid) && !given.refused.has(uid)
  const missing = failure === null ? undefined : chunk.find(isOpen)
  const rest = failure === null && given.left < 0 ? chunk.filter(isOpen) : []
  // Of a mail by itself that may be of any size more came than any mail has.
  const isHopeless = ({ size }: Listed) => chunk.length === 1 && size === 0
  const refused = [...given.refused, ...rest.filter(isHopeless).map(({ uid }) => uid)]
  return {
    mails: [...given.mails.values()].sort((one, other) => one.uid - other.uid),
    refused: refused.filter((uid) => uid < (missing?.uid ?? Number.POSITIVE_INFINITY)),
    rest: rest.filter((mail) => !isHopeless(mail)).map((mail) => ({ ...mail, size: 0 })),
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
  if (given.left < 0) return
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
    if (!reading.client.usable || error instanceof ReaderAway) throw error
  }
}

/** What is gone by now was moved or deleted, and is lost to nobody. */
async function stillThere(reading: OpenFolder, mails: readonly Listed[]): Promise<Listed[]> {
  if (mails.length === 0) return []
  // The server tells of what is gone with its next answer.
  await reading.client.noop()
  const uids = mails.map(({ uid }) => uid)
  return answered(reading.client, () => listUids(reading, uids))
}

/** What is large comes one by one, without what is no text; so does what is seen to be large only when it comes. */
async function fetchBySize(reading: OpenFolder, chunk: readonly Listed[], given: Given): Promise<void> {
  const isLarge = ({ size }: Listed) => size > MAX_READ_BYTES
  const small = chunk.filter((mail) => !isLarge(mail))
  const cut = await fetchOnce(reading, small, given)
  for (const mail of chunk.filter((one) => isLarge(one) || cut.has(one.uid))) {
    if (given.left < 0) return
    const large = await fetchOneLarge(reading, mail, given)
    if (large !== null) given.mails.set(mail.uid, large)
  }
}

async function fetchOneLarge(reading: OpenFolder, listed: Listed, given: Given): Promise<FetchedMail | null> {
  const { client, mailReader } = reading
  const { uid } = listed
  const large = await fetchLarge(client, uid, given.left)
  if (large === 'more') given.left = -1
  if (large === null || large === 'more') return null
  const { raw, parts, internalDate } = large
  given.left -= raw.length + parts.reduce((sum, { content }) => sum + (content?.length ?? 0), 0)
  const mail = { raw, parts, receivedAt: dateOf(internalDate), truncated: true }
  const message = await mailReader.read(mail, contextOf(reading))
  return { uid, message: asListed(reading, listed, message), raw }
}

/** Answers those that are longer than what is read of a small one, where that was not known. */
async function fetchOnce(reading: OpenFolder, chunk: readonly Listed[], given: Given): Promise<Set<number>> {
  const { client, mailReader } = reading
  const range = uidRange(chunk.map((mail) => mail.uid))
  const cut = new Set<number>()
  if (range === '') return cut
  const query = { uid: true, internalDate: true, source: { start: 0, maxLength: MAX_READ_BYTES } }
  const byUid = new Map(chunk.map((mail) => [mail.uid, mail]))
  const context = contextOf(reading)
  const coming: Promise<FetchedMail>[] = []
  try {
    await fetchEach(client, { range, query }, (mail) => {
      const { uid } = mail
      const raw = new Uint8Array(mail.source ?? [])
      // As Dovecot answers for a mail that is gone.
      if (raw.length === 0) return
      const listed = byUid.get(uid) ?? { uid, size: 0 }
      const { size } = listed
      given.left -= raw.length
      // Nothing is kept of what there is no room for: it is asked for again.
      if (given.left < 0) return
      if (raw.length >= MAX_READ_BYTES && size !== raw.length) {
        cut.add(uid)
        return
      }
      const truncated = size > raw.length
      const read = mailReader.read({ raw, receivedAt: dateOf(mail.internalDate), truncated }, context)
      coming.push(heard(read.then((message) => ({ uid, message: asListed(reading, listed, message), raw }))))
    })
  } finally {
    for (const mail of await Promise.all(coming)) given.mails.set(mail.uid, mail)
  }
  return cut
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
    coming.push(heard(read.then((message) => ({ uid, message, raw }))))
  }
  return Promise.all(coming)
}

/** With what its folder says of it beside the mail itself. */
function asListed({ mailbox }: OpenFolder, { thread, isPast }: Listed, message: IncomingMessage): IncomingMessage {
  if (thread === undefined && isPast !== true) return message
  const threadHint = thread === undefined ? null : threadAtGmail(mailbox.account.address, apiIdOf(thread))
  return { ...message, threadHint, isHistory: message.isHistory || isPast === true }
}

const dateOf = (internalDate: Date | string | undefined) => (internalDate === undefined ? null : new Date(internalDate))

const contextOf = ({ mailbox, now }: OpenFolder) => readerContext(mailbox, now())
