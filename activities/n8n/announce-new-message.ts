import { inHost } from '#prisma/host-scope.ts'
import { claimDue } from '#prisma/outbox/claim-due.ts'
import { eventIdOf, putInOutbox } from '#prisma/outbox/put-in-outbox.ts'
import { N8N_EVENTS } from '#workflows/domain/n8n-events.ts'
import { type AnnouncingDeps, deliverAnnouncement } from './deliver-announcement.ts'

const KIND = N8N_EVENTS.newMessage

/**
 * Tells n8n of a guest message before its draft is begun, unless it was told, or tried, a moment ago: one try, and the sweep goes on
 * for a day. Without a configured address it does nothing.
 */
export async function announceNewMessage(
  deps: AnnouncingDeps,
  { hostId, guestMessageId }: { hostId: string; guestMessageId: string },
): Promise<void> {
  if (deps.n8n.webhookUrl === undefined) return
  const [event] = await inHost(deps.db, hostId, async (tx) => {
    const message = await tx.message.findFirst({ where: { id: guestMessageId, hostId }, select: { id: true } })
    if (message === null) return []
    // What was stored while no n8n was configured, or by a version that had no outbox.
    await putInOutbox(tx, { hostId, kind: KIND, messageIds: [message.id] })
    return claimDue(tx, { atMost: 1, eventId: eventIdOf(KIND, message.id) })
  })
  if (event !== undefined) await deliverAnnouncement(deps, event)
}
