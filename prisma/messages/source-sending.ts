import { Prisma, type Transaction } from '#prisma/client.ts'
import { type SourceFault, stopsReading } from '#workflows/domain/source-faults.ts'
import type { Outcome } from './record-outcome.ts'
import { sourceOfSend } from './sent-by.ts'

type OfSource = { hostId: string; sourceId: string }

/** Whoever changes a source and a chat of it in one transaction locks the source first. */
export async function lockSource(tx: Transaction, { hostId, sourceId }: OfSource): Promise<void> {
  await tx.$queryRaw`
    select from message_source where id = ${sourceId}::uuid and host_id = ${hostId}::uuid for no key update`
}

/** Nothing of the source leaves by itself from now on; where nothing can be read either, it is shown as stopped altogether. */
export async function stopSending(tx: Transaction, { hostId, sourceId }: OfSource, fault: SourceFault): Promise<void> {
  await tx.messageSource.updateMany({
    where: { id: sourceId, hostId, deletedAt: null },
    data: { sendFault: fault, ...(stopsReading(fault) ? { state: 'auth_error', fault } : {}) },
  })
}

/** A reply left: whatever kept them back is over. */
async function sendsAgain(tx: Transaction, { hostId, sourceId }: OfSource): Promise<void> {
  await tx.messageSource.updateMany({
    where: { id: sourceId, hostId, sendFault: { not: Prisma.DbNull } },
    data: { sendFault: Prisma.DbNull },
  })
}

/**
 * What the outcome of a send says of the source that it left by. Not in the transaction of the outcome: that holds the chat, which whoever has
 * locked the source may wait for, and what has left is written down whatever becomes of the source.
 * @throws AppError not_found for a send of another host's.
 */
export async function noteAtSource(
  tx: Transaction,
  send: { hostId: string; sendKey: string },
  outcome: Outcome,
): Promise<void> {
  if (outcome.state === 'stopped') await stopSending(tx, await sourceOfSend(tx, send), outcome.reason)
  if (outcome.state === 'sent') await sendsAgain(tx, await sourceOfSend(tx, send))
}
