import type { ActivityDeps } from '#activities/deps.ts'
import { n8nHeaders } from '#outside/n8n-headers.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { syncPropertySecrets } from '#prisma/secrets/sync-property-secrets.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { maskSecrets, type NamedSecret } from '#workflows/domain/secrets/mask-secrets.ts'

const EVENT = { event: 'new_message', eventVersion: '1' }

/**
 * Tells n8n that a guest wrote: ids and what a flow needs to route it, signed, the house's
 * secrets as placeholders. Without a configured address it does
 * nothing. Tried again it carries the same event id.
 * @throws AppError upstream_unavailable when n8n does not take it.
 */
export async function announceNewMessage(
  deps: Pick<ActivityDeps, 'db' | 'config' | 'guard' | 'now'>,
  { hostId, guestMessageId }: { hostId: string; guestMessageId: string },
): Promise<void> {
  const { webhookUrl, hmacSecret } = deps.config.n8n
  if (webhookUrl === undefined) return
  const { message, secrets } = await inHost(deps.db, hostId, async (tx) => {
    const found = await tx.message.findFirst({
      where: { id: guestMessageId, hostId },
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
    chatId,
    messageId: guestMessageId,
    channel: chat.channel,
    sender: chat.sender,
    propertyId: chat.propertyId,
    // A guest may repeat a code that the host told by hand.
    text: maskSecrets(message.text, secrets),
    /** What the guest sent that is no words, as codes. */
    notes: readReasons(message.reasons),
    createdAt: message.createdAt.toISOString(),
  })
  const event = { ...EVENT, eventId: `new_message-${guestMessageId}`, chatId, messageId: guestMessageId, body }
  const signing =
    hmacSecret === undefined
      ? undefined
      : { secret: hmacSecret, timestampSeconds: Math.floor(deps.now().getTime() / 1000) }
  const answer = await deps.guard.fetch(`${webhookUrl.replace(/\/+$/, '')}/new_message`, {
    method: 'POST',
    headers: n8nHeaders(event, signing),
    body,
    timeoutMs: 10_000,
    maxBodyBytes: 4096,
    truncate: true,
  })
  if (!answer.ok) throw new AppError('upstream_unavailable', { code: 'n8n_refused', params: { status: answer.status } })
}

async function secretsOf(
  tx: Transaction,
  { hostId, propertyId }: { hostId: string; propertyId: string | null },
  now: Date,
): Promise<NamedSecret[]> {
  if (propertyId === null) return []
  return (await syncPropertySecrets(tx, { hostId, propertyId }, now)).filter(({ isSecret }) => isSecret)
}
