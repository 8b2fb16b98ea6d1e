import { asksModel, draftReply, type WritingDeps } from '#activities/drafting/draft-reply.ts'
import { finishDraft, silentDraft, wordlessDraft } from '#activities/drafting/finish-draft.ts'
import type { Known } from '#activities/drafting/known-of-draft.ts'
import type { Question } from '#activities/drafting/read-question.ts'
import type { FinishedDraft } from '#activities/drafting/settle-draft.ts'
import type { DecideSettings } from '#workflows/domain/decide.ts'
import { findEmergency } from '#workflows/domain/emergency/find-emergency.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** `useMockAi`: the operator's switch. */
export type ToWrite = { question: Pick<Question, 'guest'>; known: Known; settings: DecideSettings; useMockAi: boolean }

/** `asks`: a model is to be asked for another, and until then the draft waits whatever it says. */
export type FirstWritten = { finished: FinishedDraft; asks: boolean }

/** The draft that stands before any model is asked, checked and decided; without database, and sending nothing. */
export async function writeFirstDraft(
  deps: WritingDeps & { now: () => Date },
  { question: { guest }, known, settings, useMockAi }: ToWrite,
): Promise<FirstWritten> {
  const { situation, traffic, modelCap } = known
  const silent = (reason: FinishedDraft['decision']['reasons'][number]) => ({
    finished: silentDraft(situation.language ?? 'it', reason),
    asks: false,
  })
  if (guest.status === 'unreadable') return silent(say({ code: 'unreadable_message' }))
  if (traffic.silence !== null) return silent(traffic.silence)
  if (situation.questions.some(({ text }) => findEmergency(text).length > 0)) {
    return { finished: wordlessDraft(known), asks: false }
  }
  // A picture has no language, and nobody looks at it but the host.
  const { questions } = situation
  if (questions.length > 0 && questions.every(({ isWordless }) => isWordless === true)) {
    const wordless = wordlessDraft(known)
    const reasons = [...wordless.decision.reasons, say({ code: 'no_draft_possible' })]
    return { finished: { ...wordless, decision: { action: 'wait', reasons } }, asks: false }
  }
  const choice = { useMockAi, mayAskModel: traffic.mayAskModel && modelCap === null }
  const reply = await draftReply({ ...deps, model: undefined }, situation, choice)
  const finished = finishDraft(reply, known, { settings, now: deps.now() })
  const asks = finished.decision.action !== 'none' && asksModel(deps, situation, choice)
  return { finished: asks ? untilModel(finished) : finished, asks }
}

/** It waits, whatever it says: a model is about to be asked. */
function untilModel(finished: FinishedDraft): FinishedDraft {
  const { action, reasons } = finished.decision
  const waits = action === 'send' ? [] : reasons.filter(({ code }) => code !== 'wish_needs_model')
  return { ...finished, decision: { action: 'wait', reasons: [...waits, say({ code: 'model_is_writing' })] } }
}
