import { Prisma, type Transaction } from '#prisma/client.ts'
import { type SourceFault, stopsReading } from '#workflows/domain/source-faults.ts'
import type { Outcome } from './record-outcome.ts'
import { sourceOfSend } from './sent-by.ts'

type OfSource = { hostId: string; sourceId: string }
/** A source as it was tried: with the settings of that moment; without `settingsAt`, whatever they were. */
export type TriedSource = OfSource & { settingsAt?: Date | null | undefined }

/** Whoever changes a source and a chat of it in one transaction locks the source first. */
export async function lockSource(tx: Transaction, { hostId, sourceId }: OfSource): Promise<void> {
  await tx.$queryRaw`
    select from message_source where id = ${sourceId}::uuid and host_id = ${hostId}::uuid for no key update`
}

const asTried = ({ hostId, sourceId, settingsAt }: TriedSource) => ({
  id: sourceId,
  hostId,
  ...(settingsAt === undefined ? {} : { settingsAt }),
})

/** Whether its host has set it anew since it was tried. */
export const isSetAnew = async (tx: Transaction, source: TriedSource): Promise<boolean> =>
  (await tx.messageSource.count({ where: asTried(source) })) === 0

/**
 * Nothing of the source leaves by itself from now on; where nothing can be read either, it is shown as stopped altogether. What was
 * learnt with other settings than it has now stops nothing.
 */
export async function stopSending(tx: Transaction, source: TriedSource, fault: SourceFault): Promise<void> {
  await tx.messageSource.updateMany({
    where: { ...asTried(source), deletedAt: null },
    data: { sendFault: fault, ...(stopsReading(fault) ? { state: 'auth_error', fault } : {}) },
  })
}

/** The same, told later of what was sent before `sentAt`: of settings of after it that says nothing. */
export async function stopSendingSince(
  tx: Transaction,
  source: OfSource & { sentAt: Date },
  fault: SourceFault,
): Promise<void> {
  const { hostId, sourceId: id, sentAt } = source
  const found = await tx.messageSource.findFirst({ where: { id, hostId }, select: { settingsAt: true } })
  if (found === null || (found.settingsAt !== null && found.settingsAt > sentAt)) return
  await stopSending(tx, { ...source, settingsAt: found.settingsAt }, fault)
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
  if (outcome.state === 'stopped') {
    const { settingsAt, reason } = outcome
    await stopSending(tx, { ...(await sourceOfSend(tx, send)), settingsAt }, reason)
  }
  if (outcome.state === 'sent') await sendsAgain(tx, await sourceOfSend(tx, send))
}
