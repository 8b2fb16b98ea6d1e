import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { FALLBACK_DELAY_MINUTES } from '#workflows/domain/reply-settings.ts'
import { changeMessage } from './change-message.ts'
import { getMessage, lockMessage, stateOf } from './message-row.ts'
import { showInList } from './show-in-list.ts'

const REASON = 'Non è stato possibile preparare una bozza: scrivi tu la risposta.'

/**
 * Drafting failed for good: an empty draft waits for the host's own words, with the usual deadline. Never silence.
 * Null when a newer message has overtaken the guest's.
 */
export async function openEmptyDraft(
  deps: Pick<ActivityDeps, 'db' | 'now' | 'newId'>,
  { hostId, guestMessageId }: { hostId: string; guestMessageId: string },
): Promise<MessageState | null> {
  return inHost(deps.db, hostId, async (tx) => {
    const now = deps.now()
    const guest = await lockMessage(tx, { hostId, messageId: guestMessageId })
    const settings = await tx.aiSettings.findUnique({ where: { hostId }, select: { fallbackDelayMinutes: true } })
    const deadlineAt = new Date(
      now.getTime() + (settings?.fallbackDelayMinutes ?? FALLBACK_DELAY_MINUTES.default) * 60_000,
    )
    const waiting = { status: 'pending', confidence: 1, reason: REASON, deadlineAt } as const
    const existing = await tx.message.findFirst({
      where: { hostId, chatId: guest.chatId, kind: 'draft', answersId: guestMessageId },
      select: { id: true },
    })
    if (existing !== null) {
      const { state } = await changeMessage(tx, {
        hostId,
        messageId: existing.id,
        kinds: ['draft'],
        from: ['drafting'],
        to: () => waiting,
        now,
      })
      return state
    }
    if (guest.seq < guest.headSeq) return null
    const { chatId, sourceId, seq } = guest
    const id = deps.newId()
    await tx.message.create({
      data: {
        ...waiting,
        id,
        hostId,
        chatId,
        sourceId,
        kind: 'draft',
        seq,
        answersId: guestMessageId,
        text: '',
        createdAt: now,
      },
    })
    const row = await getMessage(tx, { hostId, messageId: id })
    await showInList(tx, { hostId, row, headSeq: guest.headSeq, now })
    return stateOf(row)
  })
}
