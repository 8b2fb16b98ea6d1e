import { recordAudit } from '#prisma/audit.ts'
import type { Prisma, Transaction } from '#prisma/client.ts'
import type { MessageKind } from '#prisma/generated/enums.ts'
import type { Change } from '#workflows/domain/message-state.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { lockMessage, MESSAGE_ROW, type MessageRef, type MessageRow, stateOf } from './message-row.ts'
import { showInList } from './show-in-list.ts'

export type MessageChange = MessageRef & {
  kinds: readonly MessageKind[]
  from: readonly MessageStatus[]
  /** What the row becomes; given what it is, under the lock of its chat. */
  to: (row: MessageRow) => Prisma.MessageUncheckedUpdateManyInput & { status: MessageStatus }
  /** True when the row already is what was asked for: asking again gives the same answer. */
  isDone?: (row: MessageRow) => boolean
  audit?: { actor: string; action: string; detail?: Prisma.InputJsonObject }
  now: Date
}

/**
 * Moves a message from one state to another, if it still is where the change is allowed; its list columns and its
 * audit row in the same transaction. One winner, whoever asks at the same time.
 * @throws AppError not_found, also for another host's message.
 */
export async function changeMessage(tx: Transaction, change: MessageChange): Promise<Change & { row: MessageRow }> {
  const { hostId, messageId, now } = change
  const { headSeq, ...before } = await lockMessage(tx, change)
  const [row] = await tx.message.updateManyAndReturn({
    where: { id: messageId, hostId, kind: { in: [...change.kinds] }, status: { in: [...change.from] } },
    data: { ...change.to(before), version: { increment: 1 } },
    select: MESSAGE_ROW,
  })
  if (row === undefined) {
    return { accepted: change.isDone?.(before) ?? false, state: stateOf(before), row: before }
  }
  await showInList(tx, { hostId, row, headSeq, now })
  if (change.audit !== undefined) await recordAudit(tx, { hostId, subject: messageId, ...change.audit })
  return { accepted: true, state: stateOf(row), row }
}
