import { ActivityFailure, CancellationScope } from '@temporalio/workflow'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { endSend, sendMessage } from './reply-activities.ts'

/**
 * Claims, sends once and tells what holds then; where it may not be claimed (yet), that is the answer.
 * Never throws for a send that failed: `failed`, `held` and `outcome_unknown` are answers.
 */
export const sendOnce = (message: { hostId: string; messageId: string }): Promise<MessageState> =>
  CancellationScope.nonCancellable(async () => {
    try {
      return await sendMessage(message)
    } catch (error) {
      if (!(error instanceof ActivityFailure)) throw error
      return endSend(message)
    }
  })
