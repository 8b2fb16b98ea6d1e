import { Client, Connection } from '@temporalio/client'
import { replyWorkflowId } from '#workflows/domain/workflow-names.ts'
import type { MeasuredSystem } from './measured-system.ts'

export type Cost = { events: number; actions: number }

const BILLED = [
  'workflowExecutionStartedEventAttributes',
  'workflowExecutionSignaledEventAttributes',
  'activityTaskScheduledEventAttributes',
  // What ran within a workflow task.
  'markerRecordedEventAttributes',
  'timerStartedEventAttributes',
  'upsertWorkflowSearchAttributesEventAttributes',
] as const

/**
 * What the reply to a guest message has cost so far: events of its history, and the actions that Temporal Cloud bills.
 * Undefined while its run still has something in hand: a task, an activity, an event since the look at it.
 */
export function countActions(system: MeasuredSystem, guestMessageId: string): Promise<Cost | undefined> {
  return withTemporal(system, async (client) => {
    const handle = client.workflow.getHandle(replyWorkflowId(guestMessageId))
    const { raw, historyLength } = await handle.describe()
    const { events } = await handle.fetchHistory()
    const isBusy = Boolean(raw.pendingWorkflowTask) || (raw.pendingActivities?.length ?? 0) > 0
    if (isBusy || events?.length !== historyLength) return undefined
    const billed = events.filter((event) => BILLED.some((attributes) => event[attributes]))
    return { events: historyLength, actions: billed.length }
  })
}

/** How many runs an operator's query finds. */
export const countRuns = (system: MeasuredSystem, query: string): Promise<number> =>
  withTemporal(system, async (client) => (await client.workflow.count(query)).count)

async function withTemporal<T>({ run }: MeasuredSystem, work: (client: Client) => Promise<T>): Promise<T> {
  const connection = await Connection.connect({ address: run.temporalAddress })
  try {
    return await work(new Client({ connection }))
  } finally {
    await connection.close()
  }
}
