import type { Transaction } from '#prisma/client.ts'
import { noteAnswers } from '#prisma/learning/note-proposals.ts'
import { readWish } from '#prisma/wish-column.ts'
import { type HostAnswer, type WishKind, withAnswer } from '#workflows/domain/wish.ts'
import type { By } from './by.ts'
import { type Changed, changeMessage } from './change-message.ts'
import { isOvertaken } from './is-overtaken.ts'
import { judgeDecision } from './judge-decision.ts'
import { lockMessage } from './lock-message.ts'
import type { MessageRef } from './message-row.ts'

export type WritingAgain = MessageRef & {
  /** As of a decision: the version that the host was looking at. */
  shownVersion?: number
  wish: { kind: WishKind; text: string }
  /** Of `answer`: to which part of the question, as the draft named it. */
  asked?: string
  by: By
  now: Date
}

/**
 * Has a draft that waits, or that the host refused, written again: it cannot be decided on, and no deadline takes it, until the new
 * words stand. What it said is kept with the wish. Asked again while it is written it is the same answer.
 * @throws AppError not_found for another host's draft.
 */
export async function writeAgain(tx: Transaction, request: WritingAgain): Promise<Changed> {
  const draft = await lockMessage(tx, request)
  const refusal = judgeDecision(draft, { ...request, undoSeconds: 0 })
  if (refusal !== null) return { outcome: 'refused', row: draft, refusal }
  const given = readWish(draft.wish)?.answers ?? []
  const answers = withAnswer(
    given,
    request.asked === undefined ? null : { asked: request.asked, text: request.wish.text },
  )
  if (draft.status === 'drafting')
    // An answer that is not among what it is written with would be lost.
    return isSame(given, answers)
      ? { outcome: 'already', row: draft }
      : { outcome: 'refused', row: draft, refusal: { code: 'draft_changed' } }
  // What gives only what was promised answers no message that could be read again.
  if (draft.answersId === null) return { outcome: 'refused', row: draft, refusal: { code: 'no_longer_changeable' } }
  if (await isOvertaken(tx, draft))
    return { outcome: 'refused', row: draft, refusal: { code: 'settled_before', params: { status: 'superseded' } } }
  const { wish, by, now } = request
  const changed = await changeMessage(tx, draft, {
    command: 'write_again',
    set: { wish: { ...wish, before: draft.text, answers }, settledAt: null, undoUntil: null },
    by,
    // The host's own words are no text for the trail.
    detail: { wish: wish.kind },
    now,
  })
  const { hostId, chatId, answersId } = draft
  const sentences = answers.map(({ text }) => text)
  if (changed.outcome === 'changed') await noteAnswers(tx, { hostId, chatId, messageId: answersId, sentences }, now)
  return changed
}

const isSame = (before: HostAnswer[], now: HostAnswer[]) => JSON.stringify(before) === JSON.stringify(now)
