import type { Client } from '@temporalio/client'

const ANSWER_MS = 10_000

/**
 * Those of the runs that Temporal's index calls running, by one question. The index may be seconds behind, and start
 * with a record that its store has lost.
 * @throws what `isTemporalUnavailable` knows while Temporal is away.
 */
export async function findRunning(client: Client, workflowIds: readonly string[]): Promise<Set<string>> {
  const running = new Set<string>()
  if (workflowIds.length === 0) return running
  const query = `ExecutionStatus = 'Running' AND WorkflowId IN (${workflowIds.map((id) => `'${id}'`).join(', ')})`
  await client.withDeadline(Date.now() + ANSWER_MS, async () => {
    for await (const { workflowId } of client.workflow.list({ query, pageSize: workflowIds.length }))
      running.add(workflowId)
  })
  return running
}
