import type { Client } from '@temporalio/client'
import type { Log } from '#outside/log.ts'
import type { Database } from '#prisma/client.ts'
import { eachUnlessAway } from './each-unless-away.ts'
import { type MessageToProcess, messageRun } from './message-run.ts'
import { type LabelledMessage, readLabels } from './read-labels.ts'
import type { Run } from './run.ts'

/** `answerMs`: how long Temporal is waited for, where that is not left to the call. */
export type ClientDeps = { db: Database; temporal: Client; log: Log; answerMs?: number }
export type LabelledRun<Message> = { message: Message; label: LabelledMessage; run: Run }

/**
 * Does one thing with the run of each of a host's messages, a few at a time; answers those that it was done with. One
 * that is refused is told to the log and left out: it does not hold up the others.
 * @throws what `isTemporalUnavailable` knows while Temporal is away.
 */
export async function eachMessage<Message extends MessageToProcess>(
  { db, temporal, log }: ClientDeps,
  { hostId, messages }: { hostId: string; messages: readonly Message[] },
  work: (run: LabelledRun<Message>) => Promise<unknown>,
): Promise<LabelledRun<Message>[]> {
  const ids = messages.map(({ messageId }) => messageId)
  const labels = await readLabels(db, hostId, ids)
  const runs = messages.flatMap((message) => {
    const label = labels.get(message.messageId)
    return label === undefined ? [] : [{ message, label, run: messageRun(message, label) }]
  })
  return eachUnlessAway({ temporal, log }, runs, { work, idOf: ({ run }) => run.workflowId })
}
