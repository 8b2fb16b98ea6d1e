import type { InboundStatus } from '#activities/channels/whatsapp/webhook-value.ts'
import type { Transaction } from '#prisma/client.ts'

const ARRIVED = new Set(['sent', 'delivered', 'read'])

/** Settles what the statuses tell: a send whose answer was lost was sent after all, one that was accepted failed later. */
export async function recordStatuses(
  tx: Transaction,
  hostId: string,
  statuses: readonly InboundStatus[],
): Promise<void> {
  for (const { id, status, biz_opaque_callback_data: sendKey, errors } of statuses) {
    if (sendKey === undefined) continue
    // A send that still runs concludes by itself, and finds its id here.
    await tx.delivery.updateMany({ where: { hostId, sendKey, providerId: null }, data: { providerId: id } })
    if (ARRIVED.has(status)) await settle(tx, { hostId, sendKey, from: ['unknown'], to: 'sent', reason: null })
    if (status === 'failed') {
      const reason =
        `WhatsApp could not deliver it (${errors?.[0]?.code ?? 'no code'}): ${errors?.[0]?.title ?? ''}`.slice(0, 300)
      await settle(tx, { hostId, sendKey, from: ['unknown', 'sent'], to: 'failed', reason })
    }
  }
}

type Settlement = {
  hostId: string
  sendKey: string
  from: ('unknown' | 'sent')[]
  to: 'sent' | 'failed'
  reason: string | null
}

async function settle(tx: Transaction, { hostId, sendKey, from, to, reason }: Settlement): Promise<void> {
  const delivery = await tx.delivery.findFirst({ where: { hostId, sendKey, state: { in: from } } })
  if (delivery === null) return
  const data = { state: to, error: reason, settledAt: new Date() }
  const { count } = await tx.delivery.updateMany({ where: { hostId, sendKey, state: { in: from } }, data })
  if (count === 0) return
  const statuses = from.map((state) => (state === 'unknown' ? ('outcome_unknown' as const) : ('sent' as const)))
  await tx.message.updateMany({
    where: { id: delivery.messageId, hostId, status: { in: statuses } },
    data: { status: to, version: { increment: 1 }, ...(reason === null ? {} : { reason }) },
  })
  await tx.chat.updateMany({
    where: { id: delivery.chatId, hostId, lastMessageStatus: { in: statuses } },
    data: { lastMessageStatus: to },
  })
}
