import type { Transaction } from '#prisma/client.ts'

type Of = { hostId: string; id: string; connectionKey: string; now: Date }

/**
 * How far a mailbox was read says nothing of another: what a source is pointed at anew is read from its beginning, its past is
 * history, and what the host has of it already is known again.
 */
export async function forgetProgress(tx: Transaction, { hostId, id, connectionKey, now }: Of): Promise<void> {
  const [moved] = await tx.messageSource.findMany({
    where: { id, hostId, OR: [{ connectionKey: null }, { connectionKey: { not: connectionKey } }] },
    select: { id: true },
  })
  if (moved === undefined) return
  const of = { where: { hostId, sourceId: id } }
  await tx.mailboxCursor.deleteMany(of)
  await tx.seenUidl.deleteMany(of)
  await tx.refusedMail.deleteMany(of)
  await tx.messageSource.updateMany({ where: { id, hostId }, data: { connectedAt: now } })
}
