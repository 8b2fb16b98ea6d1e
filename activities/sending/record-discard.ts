import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { Change } from '#workflows/domain/message-state.ts'
import { DECIDABLE } from '#workflows/domain/message-status.ts'
import { changeMessage } from './change-message.ts'
import type { MessageRef } from './message-row.ts'

/**
 * The host's no. Accepted, the draft is never sent; asked again it gives the same answer.
 * @throws AppError not_found for another host's draft.
 */
export async function recordDiscard(
  deps: Pick<ActivityDeps, 'db' | 'now'>,
  { hostId, messageId, actor }: MessageRef & { actor: string },
): Promise<Change> {
  return inHost(deps.db, hostId, async (tx) => {
    const now = deps.now()
    const { accepted, state } = await changeMessage(tx, {
      hostId,
      messageId,
      kinds: ['draft'],
      from: DECIDABLE,
      to: () => ({ status: 'discarded', settledAt: now, undoUntil: null }),
      isDone: (row) => row.status === 'discarded',
      audit: { actor, action: 'draft.discard' },
      now,
    })
    return { accepted, state }
  })
}
