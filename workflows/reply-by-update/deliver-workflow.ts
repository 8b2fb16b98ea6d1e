import { allHandlersFinished, condition, setHandler, workflowInfo } from '@temporalio/workflow'
import { isOpen, type MessageState } from '#workflows/domain/message-state.ts'
import { records } from './reply-activities.ts'
import { type DeliverInput, type UndoInput, undoSend } from './reply-messages.ts'
import { sendOnce } from './send-once.ts'
import { showLabels, showProgress } from './show-progress.ts'
import { TrackedMessage } from './tracked-message.ts'

/** Sends what the host wrote, or has decided to send again, when the undo window is over. */
export async function deliverReply({
  hostId,
  chatId,
  messageId,
}: DeliverInput): Promise<{ status: MessageState['status'] }> {
  const message = new TrackedMessage()

  setHandler(undoSend, (command: UndoInput) => message.command(() => records.recordUndo({ hostId, ...command })), {
    validator: (command) => message.refuseUnlessOpen(command.messageId),
  })

  const opening = await records.openReply({ hostId, messageId })
  const labels = { hostId, chatId, channel: opening.channel, property: opening.property }
  showLabels(labels)
  message.note(await records.readMessage({ hostId, messageId }))
  while (isOpen(message.state) && message.state.status !== 'pending') {
    showProgress(labels, message.state)
    if (message.state.status === 'sending' || !(await message.changesBefore(message.state.undoUntil))) {
      const told = await sendOnce({ hostId, messageId, sendKey: `${workflowInfo().workflowId}:send` })
      message.note(told)
      if (told.status === 'sending') break
    }
  }
  message.end(message.state.status)
  showProgress(labels, message.state)
  await condition(allHandlersFinished)
  return { status: message.state.status }
}
