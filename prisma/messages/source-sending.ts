import { Prisma, type Transaction } from '#prisma/client.ts'
import { type SourceFault, stopsReading } from '#workflows/domain/source-faults.ts'

type OfSource = { hostId: string; sourceId: string }

/** Nothing of the source leaves by itself from now on; where nothing can be read either, it is shown as stopped altogether. */
export async function stopSending(tx: Transaction, { hostId, sourceId }: OfSource, fault: SourceFault): Promise<void> {
  await tx.messageSource.updateMany({
    where: { id: sourceId, hostId, deletedAt: null },
    data: { sendFault: fault, ...(stopsReading(fault) ? { state: 'auth_error', fault } : {}) },
  })
}

/** A reply left: whatever kept them back is over. */
export async function sendsAgain(tx: Transaction, { hostId, sourceId }: OfSource): Promise<void> {
  await tx.messageSource.updateMany({
    where: { id: sourceId, hostId, sendFault: { not: Prisma.DbNull } },
    data: { sendFault: Prisma.DbNull },
  })
}
