import type { ActivityDeps } from '#activities/deps.ts'
import { openEmptyDraft } from '#activities/sending/open-empty-draft.ts'
import type { ReplyState } from '#workflows/domain/reply-state.ts'
import type { AnswerInput } from '#workflows/domain/workflow-names.ts'
import { readReply } from './read-reply.ts'

/** Leaves an empty draft that waits for the host, unless the message was overtaken; answers what holds. */
export async function openEmptyReply(deps: ActivityDeps, guestMessage: AnswerInput): Promise<ReplyState> {
  const opened = await openEmptyDraft(deps, guestMessage)
  const reply = await readReply(deps, guestMessage)
  return opened === null ? { ...reply, isOvertaken: true } : reply
}
