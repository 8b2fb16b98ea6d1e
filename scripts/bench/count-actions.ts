import { Client, Connection } from '@temporalio/client'
import { replyWorkflowId } from '#workflows/domain/workflow-names.ts'
import type { Stage } from './stage.ts'

export type Cost = { events: number; actions: number }

const BILLED = [
  'workflowExecutionStartedEventAttributes',
  'workflowExecutionSignaledEventAttributes',
  'activityTaskScheduledEventAttributes',
  'timerStartedEventAttributes',
  'upsertWorkflowSearchAttributesEventAttributes',
] as const

/** What the reply to a guest message has cost so far: events of its history, and the actions that Temporal Cloud bills. */
export async function countActions({ run }: Stage, guestMessageId: string): Promise<Cost> {
  const connection = await Connection.connect({ address: run.temporalAddress })
  try {
    const client = new Client({ connection })
    const { events } = await client.workflow.getHandle(replyWorkflowId(guestMessageId)).fetchHistory()
    const billed = (events ?? []).filter((event) => BILLED.some((attributes) => event[attributes]))
    return { events: events?.length ?? 0, actions: billed.length }
  } finally {
    await connection.close()
  }
}
