import type { Transaction } from '#prisma/client.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { DeliveryReport } from '#workflows/domain/delivery-report.ts'
import { SYSTEM } from './by.ts'
import { changeMessage } from './change-message.ts'
import { noteFileReturned } from './file-left.ts'
import { lockMessage } from './lock-message.ts'
import type { MessageRef } from './message-row.ts'
import { endOpenSend, findOpenSend } from './open-send.ts'
import { SENT_BY, sentBy } from './sent-by.ts'
import { lockSource, stopSendingSince } from './source-sending.ts'

type Reported = DeliveryReport & { hostId: string; now: Date }

const OPEN = ['claimed', 'transmitting', 'unknown'] as const
const FROM = { accepted: OPEN, arrived: [...OPEN, 'failed'], failed: [...OPEN, 'sent'] } as const

/**
 * What a channel tells later of a send: one whose answer was lost, or said no, has left after all, one that was accepted failed, one
 * that failed arrived, and what arrived fails no more, in whatever order it is told. What has left by its word leaves no second time,
 * whatever a try that still runs is told. Of an earlier send than the last only that it left counts for the message. The fault is the
 * delivery's; what the host reads about the draft stays. A report of nothing of ours is nothing.
 * @returns whether it is about a send of ours.
 * @throws AppError not_found when its message is deleted meanwhile.
 */
export async function reportDelivery(tx: Transaction, report: Reported): Promise<boolean> {
  const { hostId, of, told, fault, sourceFault, now } = report
  const delivery = await findDelivery(tx, hostId, of)
  if (delivery === null) return false
  const { id, messageId, claimedAt: sentAt } = delivery
  const sourceId = sentBy(delivery)
  // Before the chat, as ingest does: two who lock in another order wait for each other for ever.
  if (sourceFault !== null) await lockSource(tx, { hostId, sourceId })
  const message = await lockMessage(tx, { hostId, messageId })
  const becomes = told === 'failed' ? 'failed' : 'sent'
  const { count } = await tx.delivery.updateMany({
    where: { id, hostId, state: { in: [...FROM[told]] }, ...(told === 'failed' ? { arrivedAt: null } : {}) },
    data: { state: becomes, fault: storedFault(fault), settledAt: now },
  })
  if (told === 'arrived')
    await tx.delivery.updateMany({ where: { id, hostId, arrivedAt: null }, data: { arrivedAt: now } })
  if ('providerId' in of && of.providerId !== null) {
    const { providerId } = of
    await tx.delivery.updateMany({ where: { id, hostId, providerId: null }, data: { providerId } })
  }
  if (told === 'failed') await noteFileReturned(tx, { hostId, messageId, of })
  if (count === 0) return true
  if (sourceFault !== null) await stopSendingSince(tx, { hostId, sourceId, sentAt }, sourceFault)
  const at = { hostId, messageId, now }
  const counts = becomes === 'sent' ? await endFurtherSend(tx, at) : await speaksForMessage(tx, at, id)
  if (!counts) return true
  const command = becomes === 'sent' ? 'report_arrived' : 'report_failed'
  // A reply stands in its chat where it left.
  const hasLeftNow = becomes === 'sent' && message.status === 'sending'
  const set = { undoUntil: null, ...(hasLeftNow ? { createdAt: now } : {}) }
  await changeMessage(tx, message, { command, set, by: SYSTEM, now })
  return true
}

type At = MessageRef & { now: Date }

/** What has arrived needs no further send; false where one has begun, which concludes by itself. */
async function endFurtherSend(tx: Transaction, { now, ...ref }: At): Promise<boolean> {
  const further = await findOpenSend(tx, ref)
  if (further === null) return true
  return !further.hasBegun && endOpenSend(tx, { ...ref, ...further }, { now, fault: null })
}

/** A message is at what its last send is at: that an earlier one failed says nothing of it, nor that the last did where one arrived. */
async function speaksForMessage(tx: Transaction, { hostId, messageId }: At, deliveryId: string): Promise<boolean> {
  const sends = await tx.delivery.findMany({
    where: { hostId, messageId },
    orderBy: [{ claimedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, state: true },
  })
  return sends[0]?.id === deliveryId && !sends.some(({ state }) => state === 'sent')
}

async function findDelivery(tx: Transaction, hostId: string, of: DeliveryReport['of']) {
  for (const where of wheresOf(of)) {
    const found = await tx.delivery.findFirst({
      where: { hostId, ...where },
      select: { id: true, messageId: true, claimedAt: true, ...SENT_BY },
    })
    if (found !== null) return found
  }
  return null
}

/** By our own key first: by the other where that is nobody's. */
function wheresOf(of: DeliveryReport['of']) {
  if ('deliveryId' in of) return [{ id: of.deliveryId }]
  const { sendKey, providerId } = of
  return [...(sendKey === null ? [] : [{ sendKey }]), ...(providerId === null ? [] : [{ providerId }])]
}
