import { ActivityFailure, CancellationScope } from '@temporalio/workflow'
import type { MessageState } from '#workflows/domain/message-state.ts'
import type { SendAnswer } from '#workflows/domain/reply-state.ts'
import type { DeliverInput } from '#workflows/domain/workflow-names.ts'
import { endSend, SEND_TRIES, sendMessage } from './reply-activities.ts'
import { whenSlotIsFree } from './when-slot-is-free.ts'

/**
 * Claims, sends once and tells what holds then; where it may not be claimed (yet), that is the answer.
 * Never throws for a send that failed: `failed`, `held` and `outcome_unknown` are answers.
 */
export const sendOnce = (message: DeliverInput): Promise<SendAnswer> =>
  CancellationScope.nonCancellable(async () => {
    const conclude = () => whenSlotIsFree<MessageState>(() => endSend(message))
    try {
      return await whenSlotIsFree<SendAnswer>((failedTries) =>
        failedTries < SEND_TRIES ? sendMessage({ ...message, failedTries }) : conclude(),
      )
    } catch (error) {
      if (!(error instanceof ActivityFailure)) throw error
      return conclude()
    }
  })
