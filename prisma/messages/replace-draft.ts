import type { Transaction } from '#prisma/client.ts'
import type { Changed } from './change-message.ts'
import { lockMessage } from './lock-message.ts'
import { type DraftSettlement, settleDraft } from './settle-draft.ts'

/** `version`: the draft that is to be replaced. */
export type Replacement = DraftSettlement & { version: number }

/**
 * Puts a model's draft in the place of the one that stands, unless that was decided on, overtaken, or the host has begun to write in
 * it: then it stays, and the answer says so.
 * @throws AppError not_found for another host's draft.
 */
export async function replaceDraft(tx: Transaction, { version, ...settlement }: Replacement): Promise<Changed> {
  const draft = await lockMessage(tx, settlement)
  const stands = draft.version === version && draft.modelDueAt !== null
  if (stands) return settleDraft(tx, settlement)
  return { outcome: 'refused', row: draft, refusal: { code: 'draft_changed' } }
}
