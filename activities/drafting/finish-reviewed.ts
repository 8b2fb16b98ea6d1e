import type { CheckedReply } from '#activities/drafting/draft-reply.ts'
import { finishDraft } from '#activities/drafting/finish-draft.ts'
import type { Known } from '#activities/drafting/known-of-draft.ts'
import type { reviewReply } from '#activities/drafting/review-reply.ts'
import type { FinishedDraft } from '#activities/drafting/settle-draft.ts'
import type { DecideSettings } from '#workflows/domain/decide.ts'
import type { ModelUse } from '#workflows/domain/model-use.ts'
import type { WaitReason } from '#workflows/domain/sentences/sentence.ts'

type Finishing = {
  settings: DecideSettings
  now: () => Date
  /** Reads it once more; absent where nobody can. */
  review?: (() => ReturnType<typeof reviewReply>) | undefined
}

/** Decides on what a model wrote; what would leave by itself is read once more, and its doubts hold it. */
export async function finishReviewed(
  reply: CheckedReply,
  known: Known,
  { settings, now, review }: Finishing,
): Promise<{ finished: FinishedDraft; use: ModelUse | undefined }> {
  const finish = (holds: readonly WaitReason[]) => {
    const checked = { ...reply.checked, holds: [...reply.checked.holds, ...holds] }
    return finishDraft({ ...reply, checked }, known, { settings, now: now() })
  }
  const finished = finish([])
  if (review === undefined || finished.decision.action !== 'send') return { finished, use: undefined }
  const { doubts, use } = await review()
  return { finished: doubts.length === 0 ? finished : finish(doubts), use }
}
