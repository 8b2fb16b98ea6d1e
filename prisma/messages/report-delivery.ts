import type { Transaction } from '#prisma/client.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import type { SourceFault } from '#workflows/domain/source-faults.ts'
import { changeMessage, SYSTEM } from './change-message.ts'
import { lockMessage } from './lock-message.ts'
import { stopSending } from './source-sending.ts'

export type DeliveryReport = {
  hostId: string
  /** Which send it is about: by our key, where the channel gives it back, else by the id that it goes by there. */
  of: { sendKey: string | null; providerId: string } | { rfcMessageId: string }
  /** `accepted`: known to the channel, and no more. */
  told: 'accepted' | 'arrived' | 'failed'
  /** Why it failed. */
  fault: Sentence | null
  /** What it says of the source as a whole. */
  sourceFault: SourceFault | null
  now: Date
}

const FROM = { arrived: ['unknown'], failed: ['claimed', 'transmitting', 'unknown', 'sent'] } as const

/**
 * What a channel tells later of a send: one whose answer was lost arrived after all, one that was accepted failed. The
 * fault is the delivery's; what the host reads about the draft stays. A report of nothing of ours is nothing.
 * @returns whether it is about a send of ours.
 */
export async function reportDelivery(tx: Transaction, report: DeliveryReport): Promise<boolean> {
  const { hostId, of, told, fault, sourceFault, now } = report
  const delivery = await tx.delivery.findFirst({
    where: { hostId, ...whereOf(of) },
    select: { id: true, messageId: true },
  })
  if (delivery === null) return false
  const { id, messageId } = delivery
  const message = await lockMessage(tx, { hostId, messageId })
  // A send that still runs concludes by itself, and finds its id here.
  if ('providerId' in of) {
    const { providerId } = of
    await tx.delivery.updateMany({ where: { id, hostId, providerId: null }, data: { providerId } })
  }
  if (told === 'accepted') return true
  const { count } = await tx.delivery.updateMany({
    where: { id, hostId, state: { in: [...FROM[told]] } },
    data: { state: told === 'arrived' ? 'sent' : 'failed', fault: storedFault(fault), settledAt: now },
  })
  if (count === 0) return true
  if (sourceFault !== null) await stopSending(tx, message, sourceFault)
  const command = told === 'arrived' ? 'report_arrived' : 'report_failed'
  await changeMessage(tx, message, { command, set: { undoUntil: null }, by: SYSTEM, now })
  return true
}

function whereOf(of: DeliveryReport['of']) {
  if ('rfcMessageId' in of) return { rfcMessageId: of.rfcMessageId }
  return of.sendKey === null ? { providerId: of.providerId } : { sendKey: of.sendKey }
}
