import type { Transaction } from '#prisma/client.ts'
import { lockMessage } from './lock-message.ts'
import type { MessageRef } from './message-row.ts'
import { messageRows } from './message-rows.ts'
import { noModelAnyMore } from './no-model-any-more.ts'

/** The host has begun to work on a draft: no model replaces it any more. @throws AppError not_found */
export async function beginDecision(tx: Transaction, ref: MessageRef): Promise<void> {
  const draft = await lockMessage(tx, ref)
  if (draft.modelDueAt === null) return
  const where = { id: draft.id, hostId: draft.hostId }
  await messageRows(tx).updateMany({ where, data: noModelAnyMore(draft) })
}
