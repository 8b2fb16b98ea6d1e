import { isAnswerOfSubstance } from '#activities/drafting/is-answer-of-substance.ts'
import type { GuestMessage } from '#activities/drafting/read-question.ts'
import type { MessageModel } from '#prisma/generated/models.ts'
import { BURST } from '#workflows/domain/burst.ts'

export const THREAD_LENGTH = 20
export type SaidInChat = Pick<
  MessageModel,
  'id' | 'kind' | 'status' | 'text' | 'aiText' | 'approvedAt' | 'evidence' | 'isAutomatic' | 'createdAt' | 'reasons'
>

/** `ends`: what became of its drafts, where it is a guest's. */
export type EarlierMessage = SaidInChat & { ends: string[] }

/** `burst`: what the guest asked before this message and is still owed an answer to; `thread`: all else that was said. Oldest first. */
export type Thread = { thread: SaidInChat[]; burst: SaidInChat[] }

/**
 * A fallback, or a reply that only puts off, promises an answer and is none: it does not end a burst. What a machine wrote asks
 * nothing. A question whose draft gave no answer is still owed, however old it is.
 */
export function splitThread(earlier: EarlierMessage[], guest: Pick<GuestMessage, 'createdAt'>): Thread {
  const since = guest.createdAt.getTime() - BURST.hours * 3_600_000
  const burst = earlier
    .slice(earlier.findLastIndex(isAnswerOfSubstance) + 1)
    .filter(({ kind, status, isAutomatic }) => kind === 'guest' && status === 'received' && !isAutomatic)
    .filter(({ ends }) => !ends.includes(QUIET))
    .filter(({ createdAt, ends }) => createdAt.getTime() >= since || ends.length > 0)
    .slice(-(BURST.most - 1))
  const open = new Set<SaidInChat>(burst)
  return { thread: earlier.filter((one) => !open.has(one)), burst }
}

/** Needed no answer, as thanks do. All other ends gave none: overtaken, put off by a fallback, or gone out without one. */
const QUIET = 'no_reply_needed'
