import type { ActivityDeps } from '#activities/deps.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { DueEvent } from '#prisma/outbox/claim-due.ts'
import { syncPropertySecrets } from '#prisma/secrets/sync-property-secrets.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { maskSecrets, type NamedSecret } from '#workflows/domain/secrets/mask-secrets.ts'

/**
 * What n8n is told of a guest's message: ids and what a flow needs to route it, the house's secrets as placeholders, and the
 * event's id, by which a flow knows what it has heard before.
 * @throws AppError not_found when the message is gone.
 */
export async function announcementBody(
  deps: Pick<ActivityDeps, 'db' | 'now'>,
  { hostId, messageId, eventId, kind }: DueEvent,
): Promise<{ chatId: string; body: string }> {
  const { message, secrets } = await inHost(deps.db, hostId, async (tx) => {
    const found = await tx.message.findFirst({
      where: { id: messageId, hostId },
      select: {
        chatId: true,
        text: true,
        reasons: true,
        createdAt: true,
        chat: { select: { channel: true, sender: true, propertyId: true } },
      },
    })
    if (found === null) throw notFound('Message')
    return { message: found, secrets: await secretsOf(tx, { hostId, propertyId: found.chat.propertyId }, deps.now()) }
  })
  const { chatId, chat } = message
  const body = JSON.stringify({
    eventId,
    event: kind,
    chatId,
    messageId,
    channel: chat.channel,
    sender: chat.sender,
    propertyId: chat.propertyId,
    // A guest may repeat a code that the host told by hand.
    text: maskSecrets(message.text, secrets),
    /** What the guest sent that is no words, as codes. */
    notes: readReasons(message.reasons),
    createdAt: message.createdAt.toISOString(),
  })
  return { chatId, body }
}

async function secretsOf(
  tx: Transaction,
  { hostId, propertyId }: { hostId: string; propertyId: string | null },
  now: Date,
): Promise<NamedSecret[]> {
  if (propertyId === null) return []
  return (await syncPropertySecrets(tx, { hostId, propertyId }, now)).filter(({ isSecret }) => isSecret)
}
