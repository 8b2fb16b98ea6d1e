import type { ActivityDeps } from '#activities/deps.ts'
import { claimFallback } from '#prisma/messages/claim-fallback.ts'
import type { ReplyState } from '#workflows/domain/reply-state.ts'
import type { AnswerInput } from '#workflows/domain/workflow-names.ts'
import { readReply } from './read-reply.ts'

export type FallbackInput = AnswerInput & { draftId: string }

/**
 * At the deadline, by PostgreSQL's clock: puts the fallback message in the draft's place, unless a decision was first or the
 * deadline is later. Answers what holds. @throws AppError not_found for another host's draft.
 */
export function openFallback(
  deps: ActivityDeps,
  { hostId, guestMessageId, draftId }: FallbackInput,
): Promise<ReplyState> {
  const { undoSeconds, sendCaps: caps } = deps.config
  const { newId } = deps
  return readReply(deps, { hostId, guestMessageId }, (tx, now) =>
    claimFallback(tx, { hostId, messageId: draftId, undoSeconds, caps, newId, now }),
  )
}
