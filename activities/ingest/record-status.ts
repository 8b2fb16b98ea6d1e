import type { InboundStatus } from '#activities/channels/whatsapp/webhook-value.ts'
import type { Transaction } from '#prisma/client.ts'
import { reportDelivery } from '#prisma/messages/report-delivery.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'

type Webhook = { hostId: string; now: Date }
type StatusError = NonNullable<InboundStatus['errors']>[number]

const ARRIVED = new Set(['sent', 'delivered', 'read'])

/**
 * Settles what a status tells: a send whose answer was lost was sent after all, one that was accepted failed later. A
 * status that does not give our key back is found by the id that WhatsApp gave the message.
 */
export async function recordStatus(tx: Transaction, { hostId, now }: Webhook, inbound: InboundStatus): Promise<void> {
  const { id: providerId, status, biz_opaque_callback_data: sendKey = null, errors } = inbound
  const told = status === 'failed' ? 'failed' : ARRIVED.has(status) ? 'arrived' : 'accepted'
  const fault = told === 'failed' ? faultOf(errors?.[0]) : null
  await reportDelivery(tx, { hostId, sendKey, providerId, told, fault, now })
}

function faultOf(error: StatusError | undefined): Sentence {
  if (error?.code === undefined) return say({ code: 'gave_up' })
  const params = { number: error.code, detail: (error.title ?? '').slice(0, 300) }
  return say({ code: 'whatsapp_not_delivered', params })
}
