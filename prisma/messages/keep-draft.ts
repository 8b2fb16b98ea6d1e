import type { Transaction } from '#prisma/client.ts'
import type { DraftReason } from '#workflows/domain/sentences/sentence.ts'
import { getMessage, type MessageRef, type MessageRow } from './message-row.ts'
import { messageRows } from './message-rows.ts'

export type Kept = MessageRef & { version: number; reasons: DraftReason[]; confidence: number | null }

/**
 * The draft that stands is the one: no model writes it anew any more. Its words are the same, so a decision on them still holds.
 * @throws AppError not_found for another host's draft.
 */
export async function keepDraft(
  tx: Transaction,
  { hostId, messageId, version, reasons, confidence }: Kept,
): Promise<MessageRow> {
  await messageRows(tx).updateMany({
    where: { id: messageId, hostId, version, status: 'pending', modelDueAt: { not: null } },
    data: { reasons, confidence, modelDueAt: null },
  })
  return getMessage(tx, { hostId, messageId })
}
