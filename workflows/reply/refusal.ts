import { ActivityFailure, ApplicationFailure } from '@temporalio/workflow'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

const SENTENCES: Partial<Record<MessageStatus, string>> = {
  pending: 'This message waits for your approval',
  approved: 'This message was already approved',
  sending: 'This message is being sent',
  sent: 'This message was already sent',
  discarded: 'This message was already discarded',
  superseded: 'The guest wrote again: there is a newer message to answer',
  fallback_sent: 'The deadline passed and the fallback message was sent',
  outcome_unknown: 'This message may have been sent',
}

/** The failure of a command that came too late: `conflict` with a sentence, the status as its detail. */
export function refusal(status: MessageStatus | undefined): ApplicationFailure {
  const message = (status && SENTENCES[status]) ?? 'This message can no longer be changed'
  return ApplicationFailure.create({ message, type: 'conflict', nonRetryable: true, details: [status ?? null] })
}

/** Lets what an activity refused reach the caller as its own kind, not wrapped in a failure of an activity. */
export async function refusedBy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ActivityFailure && error.cause instanceof ApplicationFailure) throw error.cause
    throw error
  }
}
