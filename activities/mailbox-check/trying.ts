import { AppError } from '#workflows/domain/errors.ts'
import type { CheckStep } from '#workflows/domain/mailbox-check/check-step.ts'
import { type FailedStep, mendOf } from '#workflows/domain/mailbox-check/mend.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import type { CheckProgress } from './check-progress.ts'

/** What a step brought; null where it failed. A step that brings nothing brings `undefined`. */
export type Tried<T> = T | null
/** Whether a step failed, whatever it would have brought. */
export const isFailed = <T>(tried: Tried<T>): tried is null => tried === null

const plain = (step: CheckStep, state: 'running' | 'passed'): CheckProgress => ({
  result: { step, state, fault: null, mend: null },
})
/** A step that has begun. */
export const running = (step: CheckStep) => plain(step, 'running')
/** A step that went well. */
export const passed = (step: CheckStep) => plain(step, 'passed')
/** A step that failed, with its fault and what the host can do about it. */
export const failed = (fault: Sentence, at: FailedStep): CheckProgress => ({
  result: { step: at.step, state: 'failed', fault, mend: mendOf(fault, at) },
})

/** Does one step: it runs, and has passed or failed. @throws what is no failure of the step: a fault of ours. */
export async function* trying<T>(at: FailedStep, work: () => Promise<T>): AsyncGenerator<CheckProgress, Tried<T>> {
  yield running(at.step)
  try {
    const brought = await work()
    yield passed(at.step)
    return brought
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    yield failed(error.sentence, at)
    return null
  }
}
