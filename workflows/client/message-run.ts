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

/** The id of the run that processes a message. */
export const runIdOf = ({ messageId, answersId }: MessageToProcess) =>
  answersId === null ? deliverWorkflowId(messageId) : replyWorkflowId(answersId)

/** How an operator finds a message's run: where it belongs and where it stands, never what it says. */
export type MessageLabels = { chatId: string; channel: string; property: string | null; status: string }

/** The run that processes a message: one at a time, by its id. */
export function messageRun(message: MessageToProcess, labels: MessageLabels): Run {
  const { hostId, messageId, answersId } = message
  const property = propertyLabel(labels.property)
  const place = [labels.channel, ...(property === null ? [] : [property])].join(' · ')
  const attributes: SearchAttributePair[] = [
    { key: HOST, value: hostId },
    { key: CHAT, value: labels.chatId },
    { key: CHANNEL, value: labels.channel },
    { key: STATE, value: labels.status },
    ...(property === null ? [] : [{ key: PROPERTY, value: property }]),
  ]
  const run = { workflowId: runIdOf(message), labels: attributes }
  if (answersId === null) {
    const input: DeliverInput = { hostId, messageId, localRecords: true }
    return { ...run, workflow: DELIVER_WORKFLOW, input, summary: `Delivery · ${place}` }
  }
  const input: AnswerInput = { hostId, guestMessageId: answersId, localRecords: true }
  return { ...run, workflow: ANSWER_WORKFLOW, input, summary: `Reply · ${place}` }
}
