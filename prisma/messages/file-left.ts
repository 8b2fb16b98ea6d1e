import type { Transaction } from '#prisma/client.ts'
import type { DeliveryReport } from '#workflows/domain/delivery-report.ts'

type Left = { hostId: string; id: string; leftAs: string }

/** Of a message whose files leave one by one: this one was taken, and leaves no second time. */
export async function noteFileLeft(tx: Transaction, { hostId, id, leftAs }: Left): Promise<void> {
  await tx.messageFile.updateMany({ where: { id, hostId }, data: { leftAs } })
}

type Returned = { hostId: string; messageId: string; of: DeliveryReport['of'] }

/** What was taken and could not be delivered leaves again when its message is sent again. */
export async function noteFileReturned(tx: Transaction, { hostId, messageId, of }: Returned): Promise<void> {
  if (!('providerId' in of) || of.providerId === null) return
  await tx.messageFile.updateMany({ where: { hostId, messageId, leftAs: of.providerId }, data: { leftAs: null } })
}
