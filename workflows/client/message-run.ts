import type { SearchAttributePair } from '@temporalio/common'
import { propertyLabel } from '#workflows/domain/property-label.ts'
import {
  ANSWER_WORKFLOW,
  type AnswerInput,
  DELIVER_WORKFLOW,
  type DeliverInput,
  deliverWorkflowId,
  replyWorkflowId,
} from '#workflows/domain/workflow-names.ts'
import { CHANNEL, CHAT, HOST, PROPERTY, STATE } from '#workflows/labels/search-attributes.ts'
import type { Run } from './run.ts'

/** A message whose workflow is meant: the reply to the guest message it answers (or is), else its own delivery. */
export type MessageToProcess = { hostId: string; messageId: string; answersId: string | null }

/** How an operator finds a message's run: where it belongs and where it stands, never what it says. */
export type MessageLabels = { chatId: string; channel: string; property: string | null; status: string }

/** The run that processes a message: one at a time, by its id. */
export function messageRun({ hostId, messageId, answersId }: MessageToProcess, labels: MessageLabels): Run {
  const property = propertyLabel(labels.property)
  const place = [labels.channel, ...(property === null ? [] : [property])].join(' · ')
  const attributes: SearchAttributePair[] = [
    { key: HOST, value: hostId },
    { key: CHAT, value: labels.chatId },
    { key: CHANNEL, value: labels.channel },
    { key: STATE, value: labels.status },
    ...(property === null ? [] : [{ key: PROPERTY, value: property }]),
  ]
  if (answersId === null) {
    const input: DeliverInput = { hostId, messageId }
    const workflowId = deliverWorkflowId(messageId)
    const summary = `Delivery · ${place}`
    return { workflow: DELIVER_WORKFLOW, workflowId, input, summary, labels: attributes }
  }
  const input: AnswerInput = { hostId, guestMessageId: answersId }
  const workflowId = replyWorkflowId(answersId)
  return { workflow: ANSWER_WORKFLOW, workflowId, input, summary: `Reply · ${place}`, labels: attributes }
}
