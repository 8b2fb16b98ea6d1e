import type { SourceDeps } from '#activities/deps.ts'
import { beat } from '#prisma/heartbeats.ts'

const ANSWER_MS = 5_000

/**
 * Says that this worker is there, and then that Temporal is, where it answers.
 * @throws what Temporal's client throws while it does not: that it is away is seen by what is not said.
 */
export async function beatOfWorker({ engineDb, temporal }: Pick<SourceDeps, 'engineDb' | 'temporal'>): Promise<void> {
  await beat(engineDb, 'worker')
  const until = Date.now() + ANSWER_MS
  await temporal.withDeadline(until, () => temporal.workflowService.getSystemInfo({}))
  await beat(engineDb, 'temporal')
}
