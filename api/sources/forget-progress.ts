import { Prisma, type Transaction } from '#prisma/client.ts'

type Of = { hostId: string; id: string; connectionKey: string; isItself?: boolean; now: Date }

/**
 * How far a mailbox was read says nothing of another: what a source is pointed at anew is read from its beginning, its past is
 * history, and what the host has of it already is known again. `isItself`: the same mailbox at another server, where nothing is numbered
 * as before; it is known since it was, and read from the last whole look on. Answers whether it is pointed at another one.
 */
export async function forgetProgress(tx: Transaction, of: Of): Promise<boolean> {
  const { hostId, id, connectionKey, isItself = false, now } = of
  const [moved] = await tx.messageSource.findMany({
    where: { id, hostId, OR: [{ connectionKey: null }, { connectionKey: { not: connectionKey } }] },
    select: { id: true },
  })
  if (moved === undefined) return false
  const ofSource = { where: { hostId, sourceId: id } }
  await tx.mailboxCursor.deleteMany(ofSource)
  await tx.seenUidl.deleteMany(ofSource)
  await tx.refusedMail.deleteMany(ofSource)
  await tx.mailAtSource.deleteMany(ofSource)
  await tx.messageSource.updateMany({
    where: { id, hostId },
    data: { counts: Prisma.DbNull, missingPlaces: [], backlogLeft: 0, backlogOf: 0 },
  })
  if (isItself) return false
  await tx.messageSource.updateMany({ where: { id, hostId }, data: { connectedAt: now, wholeLookAt: null } })
  return true
}
