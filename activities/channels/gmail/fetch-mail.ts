import type { GmailMailbox } from '#activities/channels/account/source.ts'
import { mostOf } from '#activities/channels/chunks-of.ts'
import { threadAtGmail } from '#activities/channels/gmail-ids.ts'
import type { ReadMessage } from '#activities/channels/incoming-session.ts'
import { withoutLargeParts } from '#activities/channels/mime/large-mail.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import { readerContext } from '#activities/channels/reader/reader-context.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { isOfMailbox, refusalFault } from './gmail-failure.ts'
import { isRead } from './list-mails.ts'
import type { Asked, Gmail } from './open-gmail.ts'
import type { Patience } from './patiently.ts'
import { readRawAnswer } from './raw-answer.ts'

/** In base64 a mail is a third larger; most are smaller than this. */
const SMALL_BYTES = 512 * 1024
/** Of a large one the beginning is read, which has the words; the rest would fill the process. */
const LARGE_BYTES = 36 * 1024 * 1024

export type Reading = {
  gmail: Gmail
  mailbox: GmailMailbox
  mailReader: MailReader
  now: () => Date
  patiently: Patience
  /** Ends the look. */
  signal?: AbortSignal
}
/** `gone`: or not to be read. `refused`: what Google lists and does not hand over, with what it says. */
export type FetchedMail =
  | { is: 'read'; message: ReadMessage }
  | { is: 'gone' | 'large' }
  | { is: 'refused' | 'no answer'; fault: AppError }

type Given<T> = T | null | undefined
type About = { labelIds?: Given<readonly string[]>; internalDate?: Given<string>; threadId?: Given<string> }

/** Fetches one mail, unless it is large. @throws AppError where the whole mailbox is refused. */
export async function fetchSmall(reading: Reading, id: string): Promise<FetchedMail> {
  try {
    const answer = await reading.gmail.raw(id, { mostBytes: SMALL_BYTES })
    return (await otherwise(answer)) ?? (await readAnswer(reading, answer.data ?? Buffer.alloc(0), null))
  } catch (error) {
    if (!isOfLine(error)) throw error
    return error.sentence.code === 'answer_too_large' ? { is: 'large' } : { is: 'no answer', fault: error }
  }
}

/**
 * The beginning of a large mail, once there is room for it: by Gmail's estimate, and for the largest where it is more, or Gmail has
 * none. What fails is said of this mail.
 * @throws as `fetchSmall`; what `enter` throws.
 */
export async function fetchLarge(
  reading: Reading,
  id: string,
  enter: (bytes: number) => Promise<void>,
): Promise<FetchedMail> {
  const { gmail } = reading
  try {
    const about = await gmail.try((users) => users.messages.get({ userId: 'me', id, format: 'minimal' }))
    const ended = await otherwise(about)
    if (ended !== null) return ended
    const answer =
      (await asEstimated(reading, id, { estimate: about.data?.sizeEstimate ?? 0, enter })) ??
      (await asLargest(reading, id, enter))
    return (await otherwise(answer)) ?? (await readAnswer(reading, answer.data ?? Buffer.alloc(0), about.data))
  } catch (error) {
    if (!isOfLine(error)) throw error
    return { is: 'refused', fault: error }
  }
}

type Estimated = { estimate: number; enter: (bytes: number) => Promise<void> }

/** Null where nothing is estimated, or more comes than that. */
async function asEstimated(
  { gmail }: Reading,
  id: string,
  { estimate, enter }: Estimated,
): Promise<Asked<Buffer> | null> {
  const mostBytes = Math.ceil(mostOf(estimate) * (4 / 3))
  if (!(estimate > 0) || mostBytes >= LARGE_BYTES) return null
  try {
    await enter(estimate)
    return await gmail.raw(id, { mostBytes })
  } catch (error) {
    if (!isOfLine(error) || error.sentence.code !== 'answer_too_large') throw error
    return null
  }
}

async function asLargest({ gmail }: Reading, id: string, enter: Estimated['enter']): Promise<Asked<Buffer>> {
  await enter(LARGE_BYTES)
  return gmail.raw(id, { mostBytes: LARGE_BYTES, truncate: true })
}

/** What is no mail in hand; null where it is. A server error, or what Google finds wrong with this one, is no outage as others come. */
async function otherwise({ refusal }: Asked<unknown>): Promise<FetchedMail | null> {
  if (refusal === null) return null
  if (refusal.status === 404) return { is: 'gone' }
  const fault = refusalFault(refusal)
  if (isOfMailbox(refusal)) throw fault
  return { is: 'refused', fault }
}

/** `about`: where the answer may be cut, and does not say it. */
async function readAnswer(
  { mailbox, mailReader, now }: Reading,
  answer: Buffer,
  about: About | null,
): Promise<FetchedMail> {
  const read = readRawAnswer(answer)
  const { labelIds, internalDate, threadId } = about ?? (read?.rest as About | null | undefined) ?? {}
  if (read === null || read.bytes.length === 0) return { is: 'refused', fault: noMail() }
  if (!isRead(labelIds ?? [])) return { is: 'gone' }
  const { raw, parts } = withoutLargeParts(read.bytes)
  const receivedAt = internalDate ? new Date(Number(internalDate)) : null
  const mail = { raw, parts, receivedAt, truncated: read.bytes.length > raw.length }
  const message = await mailReader.read(mail, readerContext(mailbox, now()))
  const threadHint = threadId ? threadAtGmail(mailbox.account.address, threadId) : null
  return { is: 'read', message: { message: { ...message, threadHint }, raw } }
}

const noMail = () => new AppError('upstream_unavailable', { code: 'mail_not_handed_over', message: 'no mail in it' })

/** Of the connection, and not of Google's patience. */
const isOfLine = (error: unknown): error is AppError =>
  error instanceof AppError &&
  ['answer_too_large', 'mail_unreachable', 'redirect_not_followed'].includes(error.sentence.code)
