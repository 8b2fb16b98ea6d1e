import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type Outcome, recordOutcome as record } from '#prisma/messages/record-outcome.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import type { SendRef } from './outgoing.ts'

/** Writes down what became of a send; answers the state that holds. */
export const recordOutcome = (
  deps: Pick<ActivityDeps, 'db' | 'now'>,
  { hostId, messageId, sendKey }: SendRef,
  outcome: Outcome,
): Promise<MessageState> =>
  inHost(deps.db, hostId, (tx) => record(tx, { hostId, messageId, sendKey, now: deps.now() }, outcome))
