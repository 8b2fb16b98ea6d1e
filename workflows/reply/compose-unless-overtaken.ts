import { ActivityFailure, CancellationScope, condition, isCancellation } from '@temporalio/workflow'
import { isOpen } from '#workflows/domain/message-state.ts'
import type { ComposeInput, ReplyState } from '#workflows/domain/reply-state.ts'
import type { WakeSignal } from './message-changed.ts'
import { COMPOSE_TRIES, composeReply, openEmptyReply, readReply } from './reply-activities.ts'
import { whenSlotIsFree } from './when-slot-is-free.ts'

/**
 * The draft, decided. A newer message that makes it needless while the model works, and a host who decides on the draft that stands
 * meanwhile, stop the work; a drafter that
 * fails for good leaves an empty draft that waits for the host's own words.
 */
export async function composeUnlessOvertaken(input: ComposeInput, wakeSignal: WakeSignal): Promise<ReplyState> {
  let composed: ReplyState | undefined
  const scope = new CancellationScope()
  wakeSignal.acknowledge()
  const composing = scope.run(async () => {
    composed = await compose(input)
  })
  for (;;) {
    await Promise.race([composing, condition(() => wakeSignal.isWoken)])
    if (composed !== undefined) return composed
    wakeSignal.acknowledge()
    const now = await readReply(guestMessageOf(input))
    if (isOwed(now)) continue
    scope.cancel()
    await composing.catch(expectCancellation)
    return now
  }
}

async function compose(input: ComposeInput): Promise<ReplyState> {
  try {
    return await whenSlotIsFree<ReplyState>((failedTries) =>
      failedTries < COMPOSE_TRIES ? composeReply({ ...input, failedTries }) : openEmptyReply(guestMessageOf(input)),
    )
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    return openEmptyReply(guestMessageOf(input))
  }
}

const guestMessageOf = ({ hostId, guestMessageId }: ComposeInput) => ({ hostId, guestMessageId })

const isOwed = ({ message, isOvertaken, isComposing }: ReplyState) =>
  message === null ? !isOvertaken : (isComposing ?? isOpen(message))

function expectCancellation(error: unknown): void {
  if (!isCancellation(error)) throw error
}
