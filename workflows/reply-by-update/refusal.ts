import { ActivityFailure, ApplicationFailure } from '@temporalio/workflow'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { inWords } from '#workflows/domain/sentences/words.ts'
import { wordsEn } from '#workflows/domain/sentences/words-en.ts'

/** The failure of a command that came too late: `conflict` with a sentence, the status as its detail. */
export function refusal(status: MessageStatus | undefined): ApplicationFailure {
  const late =
    status === undefined ? say({ code: 'no_longer_changeable' }) : say({ code: 'settled_before', params: { status } })
  const message = inWords(wordsEn, late)
  return ApplicationFailure.create({ message, type: 'conflict', nonRetryable: true, details: [status ?? null] })
}

/**
 * Lets what an activity refused reach the caller as its own kind, not wrapped in a failure of an activity.
 * @throws ApplicationFailure of the activity, unwrapped, and what else `work` throws.
 */
export async function refusedBy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ActivityFailure && error.cause instanceof ApplicationFailure) throw error.cause
    throw error
  }
}
