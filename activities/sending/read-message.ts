import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { getMessage, type MessageRef, stateOf } from '#prisma/messages/message-row.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'

/** Where a message stands now. @throws AppError not_found, also for another host's message. */
export const readMessage = (deps: Pick<ActivityDeps, 'db'>, ref: MessageRef): Promise<MessageState> =>
  inHost(deps.db, ref.hostId, async (tx) => stateOf(await getMessage(tx, ref)))
