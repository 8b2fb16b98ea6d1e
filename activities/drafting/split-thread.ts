import { asksNothing } from '#activities/drafting/asks-nothing.ts'
import { isAnswerOfSubstance } from '#activities/drafting/is-answer-of-substance.ts'
import type { GuestMessage } from '#activities/drafting/read-question.ts'
import type { MessageModel } from '#prisma/generated/models.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { BURST } from '#workflows/domain/burst.ts'

export const THREAD_LENGTH = 20
/** How far back what is owed is looked for, counted in guests' messages that may be owed and in replies that may have answered them. */
export const OWED_WITHIN = 80

export type SaidInChat = Pick<
  MessageModel,
  'id' | 'kind' | 'status' | 'text' | 'aiText' | 'approvedAt' | 'evidence' | 'isAutomatic' | 'createdAt' | 'reasons'
>

/** `ends`: what became of its drafts, where it is a guest's. `cameInAt`: when it reached us; of history when it was written. */
export type EarlierMessage = SaidInChat & { seq: number; cameInAt: Date; ends: string[] }

/**
 * `burst`: what the guest asked before this message and is still owed an answer to; `thread`: all else that was said. Oldest first.
 * `isCut`: more is owed than the burst holds.
 */
export type Thread = { thread: SaidInChat[]; burst: SaidInChat[]; isCut: boolean }

/**
 * A fallback, or a reply that only puts off, promises an answer and is none: it does not end a burst. What a machine wrote asks
 * nothing. A question whose draft gave no answer is still owed, however old it is, and so is one that came in after the answer,
 * whatever its sender's clock says.
 */
export function splitThread(earlier: EarlierMessage[], guest: Pick<GuestMessage, 'createdAt'>): Thread {
  const since = guest.createdAt.getTime() - BURST.hours * 3_600_000
  const answers = earlier.filter(isAnswerOfSubstance)
  const owed = earlier
    .filter((one) => isOwed(one) && !answers.some((answer) => isAnsweredBy(one, answer)))
    .filter(({ cameInAt, ends }) => cameInAt.getTime() >= since || ends.length > 0)
  const asking = owed.length < BURST.most ? owed : owed.filter(mayAsk)
  const burst = asking.slice(-(BURST.mostAsking - 1))
  const open = new Set<SaidInChat>(burst)
  const isAllRead = answers.length > 0 || earlier.filter((one) => isOwed(one) || isReply(one)).length < OWED_WITHIN
  return {
    thread: earlier.filter((one) => !open.has(one)).slice(-THREAD_LENGTH),
    burst,
    isCut: burst.length < asking.length || !isAllRead,
  }
}

/** By their places in the chat. A reply that is told of later, as by a phone, has none: what was written before it. */
const isAnsweredBy = (asked: EarlierMessage, answer: EarlierMessage) =>
  answer.seq > 0 ? answer.seq >= asked.seq : answer.createdAt >= asked.createdAt

/** As the rows that `threadOf` reads beyond the last of the thread. */
const isOwed = ({ kind, status, isAutomatic, ends }: EarlierMessage) =>
  kind === 'guest' && status === 'received' && !isAutomatic && !ends.includes(QUIET)
const isReply = ({ kind }: EarlierMessage) => kind === 'draft' || kind === 'host_reply'

/** What is no words is told in notes, and may be anything. */
const mayAsk = ({ text, reasons }: EarlierMessage) => readReasons(reasons).length > 0 || !asksNothing(text)

/** Needed no answer, as thanks do. All other ends gave none: overtaken, put off by a fallback, or gone out without one. */
const QUIET = 'no_reply_needed'
