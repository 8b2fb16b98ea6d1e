import { MESSAGE_CHANGED_SIGNAL } from '#workflows/domain/workflow-names.ts'
import { clearOwedWakes } from './clear-owed-wakes.ts'
import { type ClientDeps, eachMessage } from './each-message.ts'
import type { MessageToProcess } from './message-run.ts'
import { wakeRun } from './run.ts'

/**
 * Tells the runs of changed messages to look, and pays what PostgreSQL says is owed to them; where none runs, one
 * begins. Waking twice is the same as once.
 * @throws what `isTemporalUnavailable` knows while Temporal is away: what was not told stays owed.
 */
export async function wakeMessages(deps: ClientDeps, messages: readonly MessageToProcess[]): Promise<void> {
  for (const [hostId, ofHost] of Map.groupBy(messages, (message) => message.hostId)) {
    const told = await eachMessage(deps, { hostId, messages: ofHost }, ({ run }) =>
      wakeRun(deps.temporal, run, { signal: MESSAGE_CHANGED_SIGNAL, answerMs: deps.answerMs }),
    )
    await clearOwedWakes(
      deps.db,
      hostId,
      told.map(({ message, label }) => ({ id: message.messageId, version: label.version })),
    )
  }
}
