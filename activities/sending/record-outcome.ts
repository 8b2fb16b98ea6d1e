import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type Outcome, recordOutcome as record } from '#prisma/messages/record-outcome.ts'
import { noteAtSource } from '#prisma/messages/source-sending.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import type { SendRef } from './outgoing.ts'

/**
 * Writes down what became of a send, then what that says of its source; answers the state that holds.
 * @throws AppError not_found for another host's message.
 */
export async function recordOutcome(
  deps: Pick<ActivityDeps, 'db' | 'now'>,
  { hostId, messageId, sendKey }: SendRef,
  outcome: Outcome,
): Promise<MessageState> {
  const ref = { hostId, messageId }
  const state = await inHost(deps.db, hostId, (tx) => record(tx, { ...ref, sendKey, now: deps.now() }, outcome))
  await inHost(deps.db, hostId, (tx) => noteAtSource(tx, { hostId, sendKey }, outcome))
  return state
}
