import type { TrialView } from '#api/contract/trials.ts'
import { readEvidence } from '#api/messages/read-evidence.ts'
import type { TrialModel } from '#prisma/generated/models.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { workState } from '#workflows/domain/work-state.ts'

/** As it was kept by the worker. */
type Kept = Omit<NonNullable<TrialView['answer']>, 'evidence' | 'reasons'> & { evidence: unknown; reasons: unknown }

/** A trial as its host sees it. */
export function toTrialView(row: TrialModel, now: Date): TrialView {
  const { id, propertyId, question, createdAt } = row
  return {
    id,
    propertyId,
    question,
    createdAt: createdAt.toISOString(),
    state: workState(row, now),
    answer: answerOf(row),
  }
}

function answerOf({ answer }: TrialModel): TrialView['answer'] {
  if (answer === null) return null
  const { evidence, reasons, ...kept } = answer as Kept
  return {
    ...kept,
    evidence: readEvidence(evidence),
    reasons: readReasons(reasons),
  }
}
