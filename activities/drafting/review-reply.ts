import type { CheckedReply } from '#activities/drafting/draft-reply.ts'
import { findChatSecrets, maskSituation } from '#activities/drafting/mask-situation.ts'
import { ModelError } from '#activities/drafting/model/model-error.ts'
import type { Reviewable, Reviewer } from '#activities/drafting/model-reviewer.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { ModelUse } from '#workflows/domain/model-use.ts'
import { say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'

/** `doubts`: why the reply waits after all; empty where the second pass found nothing. */
export type Reviewed = { doubts: WaitReason[]; use?: ModelUse | undefined }

/**
 * Has a model read once more, from facts and reply alone, what would leave by itself. What it doubts waits for the host, and so does
 * what it could not read; it cannot release anything: it is asked only when every rule has let the reply pass.
 */
export async function reviewReply(
  review: Reviewer,
  { draft }: Pick<CheckedReply, 'draft'>,
  { situation, signal }: { situation: Situation; signal?: AbortSignal | undefined },
): Promise<Reviewed> {
  try {
    const { unsupported: sentences, use } = await review(reviewableOf(situation, draft.reply), { signal })
    return { doubts: sentences.length === 0 ? [] : [say({ code: 'second_pass_doubts', params: { sentences } })], use }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { doubts: [say({ code: 'second_pass_failed', params: { fault: error.fault } })], use: error.use }
  }
}

function reviewableOf(situation: Situation, reply: string): Reviewable {
  const { facts, thread, today } = maskSituation(situation, findChatSecrets(situation).all)
  const host = thread.filter(({ from }) => from === 'host').map(({ text }) => text)
  return { reply, facts: facts.map(({ id, text }) => ({ id, text })), host, today }
}
