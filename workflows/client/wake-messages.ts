import type { Client } from '@temporalio/client'
import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { MESSAGE_CHANGED_SIGNAL } from '#workflows/domain/workflow-names.ts'
import { inTurns } from './in-turns.ts'
import { type MessageToTend, messageRun } from './message-run.ts'
import { readLabels } from './read-labels.ts'
import { wakeRun } from './run.ts'

export type WakeDeps = { db: Database; temporal: Client }

const AT_ONCE = 20

/**
 * Tells the runs of changed messages to look; where none runs, one begins. Waking twice is the same as once.
 * @throws what `isTemporalAway` knows while Temporal is away: what was not told stays owed.
 */
export async function wakeMessages({ db, temporal }: WakeDeps, messages: readonly MessageToTend[]): Promise<void> {
  for (const [hostId, ofHost] of Map.groupBy(messages, (message) => message.hostId)) {
    const ids = ofHost.map(({ messageId }) => messageId)
    const labels = await inHost(db, hostId, (tx) => readLabels(tx, hostId, ids))
    await inTurns(ofHost, AT_ONCE, async (message) => {
      const label = labels.get(message.messageId)
      if (label !== undefined) await wakeRun(temporal, messageRun(message, label), MESSAGE_CHANGED_SIGNAL)
    })
  }
}
