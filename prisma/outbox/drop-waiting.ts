import type { Database } from '#prisma/client.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** Lets go of all that waits for n8n, once nobody is to be told any more, and says so of each. Answers how many. */
export async function dropWaiting(engineDb: Database, now: Date): Promise<number> {
  const { count } = await engineDb.outboxEvent.updateMany({
    where: { receiver: 'n8n', state: 'waiting' },
    data: { state: 'dropped', settledAt: now, fault: say({ code: 'n8n_switched_off' }) },
  })
  return count
}
