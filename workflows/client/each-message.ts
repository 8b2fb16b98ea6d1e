import type { Client } from '@temporalio/client'
import { describeError, type Log } from '#outside/log.ts'
import type { Database } from '#prisma/client.ts'
import { type MessageToProcess, messageRun } from './message-run.ts'
import { type LabelledMessage, readLabels } from './read-labels.ts'
import type { Run } from './run.ts'
import { isTemporalUnavailable } from './temporal-unavailable.ts'
import { withConcurrency } from './with-concurrency.ts'

/** `answerMs`: how long Temporal is waited for, where that is not left to the call. */
export type ClientDeps = { db: Database; temporal: Client; log: Log; answerMs?: number }
export type LabelledRun<Message> = { message: Message; label: LabelledMessage; run: Run }

/** Enough to keep Temporal busy, and room left for what people ask meanwhile. */
const AT_ONCE = 10

/**
 * Does one thing with the run of each of a host's messages, a few at a time; answers those that it was done with. One
 * that is refused is told to the log and left out: it does not hold up the others.
 * @throws what `isTemporalUnavailable` knows while Temporal is away.
 */
export async function eachMessage<Message extends MessageToProcess>(
  { db, log }: Omit<ClientDeps, 'temporal'>,
  { hostId, messages }: { hostId: string; messages: readonly Message[] },
  work: (run: LabelledRun<Message>) => Promise<unknown>,
): Promise<LabelledRun<Message>[]> {
  const ids = messages.map(({ messageId }) => messageId)
  const labels = await readLabels(db, hostId, ids)
  const runs = messages.flatMap((message) => {
    const label = labels.get(message.messageId)
    return label === undefined ? [] : [{ message, label, run: messageRun(message, label) }]
  })
  const done: LabelledRun<Message>[] = []
  await withConcurrency(runs, AT_ONCE, async (labelled) => {
    try {
      await work(labelled)
      done.push(labelled)
    } catch (error) {
      if (isTemporalUnavailable(error)) throw error
      log.error({ ...describeError(error), workflowId: labelled.run.workflowId }, 'a workflow could not be started')
    }
  })
  return done
}
