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
export function countActions(stage: Stage, guestMessageId: string): Promise<Cost> {
  return withTemporal(stage, async (client) => {
    const { events } = await client.workflow.getHandle(replyWorkflowId(guestMessageId)).fetchHistory()
    const billed = (events ?? []).filter((event) => BILLED.some((attributes) => event[attributes]))
    return { events: events?.length ?? 0, actions: billed.length }
  })
}

/** How many runs an operator's query finds. */
export const countRuns = (stage: Stage, query: string): Promise<number> =>
  withTemporal(stage, async (client) => (await client.workflow.count(query)).count)

async function withTemporal<T>({ run }: Stage, work: (client: Client) => Promise<T>): Promise<T> {
  const connection = await Connection.connect({ address: run.temporalAddress })
  try {
    return await work(new Client({ connection }))
  } finally {
    await connection.close()
  }
}
