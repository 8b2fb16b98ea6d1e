import type { Transaction } from '#prisma/client.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { lockMessage } from './lock-message.ts'
import type { MessageRef } from './message-row.ts'

/** The host has begun to work on a draft: no model replaces it any more. @throws AppError not_found */
export async function beginDecision(tx: Transaction, ref: MessageRef): Promise<void> {
  const draft = await lockMessage(tx, ref)
  if (draft.modelDueAt === null) return
  const where = { id: draft.id, hostId: draft.hostId }
  const row = await tx.message.findFirst({ where, select: { reasons: true } })
  const reasons = readReasons(row?.reasons).filter(({ code }) => code !== 'model_is_writing')
  await tx.message.updateMany({ where, data: { modelDueAt: null, reasons } })
}
