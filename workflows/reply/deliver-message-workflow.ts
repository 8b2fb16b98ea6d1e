import { isOpen } from '#workflows/domain/message-state.ts'
import type { DeliverInput } from '#workflows/domain/workflow-names.ts'
import type { Ending } from './answer-guest-workflow.ts'
import { WakeSignal } from './message-changed.ts'
import { readDelivery } from './reply-activities.ts'
import { sendOnce } from './send-once.ts'
import { showState } from './state-display.ts'

/** Sends what the host wrote, or has decided to send again, when the undo window is over. */
export async function deliverMessage({ hostId, messageId }: DeliverInput): Promise<Ending> {
  const wakeSignal = new WakeSignal()
  for (;;) {
    wakeSignal.acknowledge()
    let message = await readDelivery({ hostId, messageId })
    // A draft that waits for the host is told of by the next yes.
    while (isOpen(message) && message.status !== 'pending') {
      message = (await wakeSignal.receivedBefore(message, message.undoUntil, 'undo window'))
        ? await readDelivery({ hostId, messageId })
        : await sendOnce({ hostId, messageId })
    }
    const { status } = message
    showState({ status, deadlineAt: status === 'pending' ? message.deadlineAt : null })
    if (!wakeSignal.isWoken) return { messageId, status }
  }
}
