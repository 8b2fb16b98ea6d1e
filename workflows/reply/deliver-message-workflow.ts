import { isOpen } from '#workflows/domain/message-state.ts'
import type { DeliverInput } from '#workflows/domain/workflow-names.ts'
import type { Ending } from './answer-guest-workflow.ts'
import { WakeSignal } from './message-changed.ts'
import { recordsOf } from './reply-activities.ts'
import { sendOnce } from './send-once.ts'
import { showState } from './state-display.ts'

/** Sends what the host wrote, or has decided to send again, when the undo window is over. */
export async function deliverMessage({ localRecords, ...delivery }: DeliverInput): Promise<Ending> {
  const { messageId } = delivery
  const { readDelivery } = recordsOf(localRecords)
  const wakeSignal = new WakeSignal()
  for (;;) {
    wakeSignal.acknowledge()
    let message = await readDelivery(delivery)
    // A draft that waits for the host is told of by the next yes.
    while (isOpen(message) && message.status !== 'pending') {
      message = (await wakeSignal.receivedBefore(message, message.undoUntil, 'undo window'))
        ? await readDelivery(delivery)
        : await sendOnce(delivery)
    }
    const { status } = message
    showState({ status, deadlineAt: status === 'pending' ? message.deadlineAt : null })
    if (!wakeSignal.isWoken) return { messageId, status }
  }
}
