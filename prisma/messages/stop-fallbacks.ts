import type { Transaction } from '#prisma/client.ts'
import type { By } from './by.ts'
import { changeMessage } from './change-message.ts'
import { MESSAGE_ROW } from './message-row.ts'

export type StopFallbacks = {
  hostId: string
  chatId: string
  /** The host's reply that stands in their place; null where nothing may leave by itself any more. */
  supersededById: string | null
  /** Only those that stand for an answer to what has this number or a lower one. */
  upTo?: number | null
  by: By
  now: Date
}

/**
 * Takes back the fallbacks of a chat that have not left yet. The caller holds the chat's lock.
 * @throws Error when a message was changed past the lock of its chat.
 */
export async function stopFallbacks(
  tx: Transaction,
  { hostId, chatId, supersededById, upTo = null, by, now }: StopFallbacks,
  headSeq: number,
): Promise<void> {
  const fallbacks = await tx.message.findMany({
    where: { hostId, chatId, kind: 'fallback', status: 'approved', ...(upTo === null ? {} : { seq: { lte: upTo } }) },
    select: MESSAGE_ROW,
  })
  const set = { settledAt: now, undoUntil: null }
  for (const fallback of fallbacks) {
    await changeMessage(tx, { ...fallback, headSeq }, { command: 'undo', set, by, now })
    const drafts = await tx.message.findMany({
      where: { hostId, chatId, kind: 'draft', status: 'fallback_sent', answersId: fallback.answersId },
      select: MESSAGE_ROW,
    })
    for (const draft of drafts) {
      const change = { command: 'undo_overtaken', set: { ...set, supersededById }, by, now } as const
      await changeMessage(tx, { ...draft, headSeq }, change)
    }
  }
}
