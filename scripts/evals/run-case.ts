import { draftReply } from '#activities/drafting/draft-reply.ts'
import type { DraftingModels } from '#activities/drafting/drafting-deps.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { type CheckedDraft, type Decision, decide } from '#workflows/domain/decide.ts'
import { THRESHOLD } from '#workflows/domain/reply-settings.ts'

export type Answered = {
  reply: string
  checked: CheckedDraft
  /** What becomes of it at the usual threshold, and at the lowest. */
  decision: Decision
  lowest: Decision
}

const settingsAt = (confidenceThreshold: number) => ({ confidenceThreshold, automaticMode: true })

/** Has one situation answered as the worker would, by the built-in drafter or a model, without database and clock. */
export async function runCase(situation: Situation, models: DraftingModels): Promise<Answered> {
  const choice = { useMockAi: false, mayAskModel: models.model !== undefined }
  const { draft, checked } = await draftReply(models, situation, choice)
  return {
    reply: draft.reply,
    checked,
    decision: decide(checked, settingsAt(THRESHOLD.default)),
    lowest: decide(checked, settingsAt(THRESHOLD.min)),
  }
}
