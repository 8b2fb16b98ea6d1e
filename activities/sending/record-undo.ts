import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { deadlineAfterUndo } from '#workflows/domain/deadline.ts'
import type { Change } from '#workflows/domain/message-state.ts'
import { SENDABLE } from '#workflows/domain/message-status.ts'
import { changeMessage } from './change-message.ts'
import type { MessageRef } from './message-row.ts'

/**
 * Takes back what has not left: a draft waits for the host again, with its old deadline or, past that, a few minutes;
 * what the host wrote by hand is discarded. A repeated send (`undo_until` null) cannot be taken back.
 * @throws AppError not_found for another host's message.
 */
export async function recordUndo(
  deps: Pick<ActivityDeps, 'db' | 'now'>,
  { hostId, messageId, actor }: MessageRef & { actor: string },
): Promise<Change> {
  return inHost(deps.db, hostId, async (tx) => {
    const now = deps.now()
    const { accepted, state } = await changeMessage(tx, {
      hostId,
      messageId,
      kinds: ['draft', 'host_reply'],
      from: SENDABLE,
      to: (row) =>
        row.kind === 'draft'
          ? {
              status: 'pending',
              approvedAt: null,
              settledAt: null,
              undoUntil: null,
              deadlineAt: deadlineAfterUndo(row.deadlineAt, now),
            }
          : { status: 'discarded', settledAt: now, undoUntil: null },
      isDone: (row) => row.status === (row.kind === 'draft' ? 'pending' : 'discarded'),
      audit: { actor, action: 'reply.undo' },
      now,
    })
    return { accepted, state }
  })
}
