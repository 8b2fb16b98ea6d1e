import type { InboundStatus } from '#activities/channels/whatsapp/webhook-value.ts'
import type { Transaction } from '#prisma/client.ts'
import { reportDelivery } from '#prisma/messages/report-delivery.ts'

type Webhook = { hostId: string; now: Date }
type Fault = NonNullable<InboundStatus['errors']>[number]

const ARRIVED = new Set(['sent', 'delivered', 'read'])

/**
 * Settles what a status tells: a send whose answer was lost was sent after all, one that was accepted failed later. A
 * status that does not give our key back is found by the id that WhatsApp gave the message.
 */
export async function recordStatus(tx: Transaction, { hostId, now }: Webhook, inbound: InboundStatus): Promise<void> {
  const { id: providerId, status, biz_opaque_callback_data: sendKey = null, errors } = inbound
  const told = status === 'failed' ? 'failed' : ARRIVED.has(status) ? 'arrived' : 'accepted'
  const reason = told === 'failed' ? reasonOf(errors?.[0]) : null
  await reportDelivery(tx, { hostId, sendKey, providerId, told, reason, now })
}

const reasonOf = (error: Fault | undefined) =>
  `WhatsApp could not deliver it (${error?.code ?? 'no code'}): ${error?.title ?? ''}`.slice(0, 300)
