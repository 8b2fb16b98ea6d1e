import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import type { Change } from '#workflows/domain/message-state.ts'
import { DECIDABLE } from '#workflows/domain/message-status.ts'
import { changeMessage } from './change-message.ts'
import { getMessage, type MessageRef } from './message-row.ts'

export type ApprovalInput = MessageRef & { actor: string; wordingId?: string; undoSeconds: number }

/**
 * The host's yes, with the wording that was kept before, if there is one. Asked again with the same wording it gives
 * the same answer.
 * @throws AppError not_found for a draft or wording of another host; rule_refused for a draft without words.
 */
export async function recordApproval(deps: Pick<ActivityDeps, 'db' | 'now'>, input: ApprovalInput): Promise<Change> {
  const { hostId, messageId, actor, wordingId } = input
  return inHost(deps.db, hostId, async (tx) => {
    const wording =
      wordingId === undefined
        ? undefined
        : await tx.draftWording.findFirst({ where: { id: wordingId, hostId, messageId }, select: { text: true } })
    if (wording === null) throw notFound('Wording')
    const text = wording?.text ?? (await getMessage(tx, input)).text
    if (text.trim() === '')
      throw new AppError('rule_refused', { userMessage: 'Write the reply first: this draft is empty' })
    const now = deps.now()
    const { accepted, state } = await changeMessage(tx, {
      hostId,
      messageId,
      kinds: ['draft'],
      from: DECIDABLE,
      to: (row) => ({
        status: 'approved',
        approvedAt: now,
        settledAt: now,
        undoUntil: new Date(now.getTime() + input.undoSeconds * 1000),
        ...(wording === undefined ? {} : { text: wording.text, aiText: row.aiText ?? row.text }),
      }),
      isDone: (row) => row.status === 'approved' && (wording === undefined || row.text === wording.text),
      audit: { actor, action: 'draft.approve', detail: { edited: wording !== undefined } },
      now,
    })
    return { accepted, state }
  })
}
