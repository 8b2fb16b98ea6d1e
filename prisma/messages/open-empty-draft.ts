import type { Transaction } from '#prisma/client.ts'
import type { DraftReason } from '#workflows/domain/sentences/sentence.ts'
import { SYSTEM } from './by.ts'
import { changeMessage } from './change-message.ts'
import { createMessage } from './create-message.ts'
import { isOvertaken } from './is-overtaken.ts'
import { type LockedMessage, lockMessage } from './lock-message.ts'
import type { MessageRow } from './message-row.ts'

export type EmptyDraft = {
  hostId: string
  guestMessageId: string
  /** Why the host has to write: shown at the draft. */
  reasons: DraftReason[]
  deadlineAt: Date
  newId: () => string
  now: Date
}

/**
 * Has the host write the answer to a guest's message: an empty draft waits for their own words. Asked again it answers
 * the same draft; null when a newer message has overtaken the guest's.
 * @throws AppError not_found for another host's message.
 */
export async function openEmptyDraft(tx: Transaction, empty: EmptyDraft): Promise<MessageRow | null> {
  const { hostId, guestMessageId, reasons, deadlineAt, now } = empty
  const guest = await lockMessage(tx, { hostId, messageId: guestMessageId })
  const waiting = { confidence: 1, reasons, deadlineAt }
  const existing = await findDraft(tx, guest)
  if (existing !== null) {
    const draft = await lockMessage(tx, { hostId, messageId: existing.id })
    const { row } = await changeMessage(tx, draft, { command: 'settle_as_pending', set: waiting, by: SYSTEM, now })
    return row
  }
  if (await isOvertaken(tx, guest)) return null
  const { chatId, sourceId, seq } = guest
  const place = { hostId, chatId, sourceId, seq, answersId: guestMessageId }
  const id = empty.newId()
  const columns = { ...waiting, ...place, id, text: '', createdAt: now }
  return createMessage(tx, columns, { creation: 'open_empty_draft', now })
}

const findDraft = (tx: Transaction, { hostId, chatId, id }: LockedMessage) =>
  tx.message.findFirst({
    where: { hostId, chatId, kind: 'draft', answersId: id },
    orderBy: [{ storedAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
