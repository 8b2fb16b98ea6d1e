import { ActivityFailure, CancellationScope } from '@temporalio/workflow'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { concluding, records, sending } from './reply-activities.ts'

export type SendCommand = { hostId: string; messageId: string; sendKey: string }

/**
 * Claims, sends once and tells what became of it. Denied by the claim, it answers the state that won, or looks up
 * what became of its own earlier try.
 * Never throws for a send that failed: `failed`, `held` and `outcome_unknown` are answers.
 */
export const sendOnce = (command: SendCommand): Promise<MessageState> =>
  CancellationScope.nonCancellable(async () => {
    const claim = await records.claimSend(command)
    if (!claim.accepted) return claim.isOwn ? concluding.concludeSend(command) : claim.state
    try {
      return await sending.deliver(command)
    } catch (error) {
      if (!(error instanceof ActivityFailure)) throw error
      return concluding.concludeSend(command)
    }
  })
