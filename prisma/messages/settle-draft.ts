import type { Transaction } from '#prisma/client.ts'
import type { MessageCommand } from '#workflows/domain/message-transitions.ts'
import { SYSTEM } from './by.ts'
import { type Changed, changeMessage } from './change-message.ts'
import { lockMessage } from './lock-message.ts'
import type { MessageRef } from './message-row.ts'
import type { DraftColumns } from './write-draft.ts'

export type DraftSettlement = MessageRef & {
  command: Extract<MessageCommand, `settle_as_${string}` | `replace_as_${string}`>
  columns: Partial<DraftColumns> & Pick<DraftColumns, 'confidence' | 'reasons'>
  now: Date
}

/**
 * Gives a draft its text and state, only while it is still being written: one that was superseded meanwhile keeps that
 * state, and the answer says so.
 * @throws AppError not_found for another host's draft.
 */
export async function settleDraft(tx: Transaction, settlement: DraftSettlement): Promise<Changed> {
  const { command, columns, now, ...ref } = settlement
  const draft = await lockMessage(tx, ref)
  const set = { ...columns, settledAt: command.endsWith('no_reply_needed') ? now : null }
  return changeMessage(tx, draft, { command, set, by: SYSTEM, now })
}
