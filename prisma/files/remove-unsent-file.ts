import type { Transaction } from '#prisma/client.ts'
import { notFound } from '#workflows/domain/errors.ts'

/**
 * Takes away a file that was not sent, and its content where nothing else has it.
 * @throws AppError not_found for another host's, and for one that was sent meanwhile.
 */
export async function removeUnsentFile(tx: Transaction, { hostId, id }: { hostId: string; id: string }): Promise<void> {
  const file = await tx.unsentFile.findFirst({ where: { id, hostId }, select: { sha256: true } })
  const { count } = await tx.unsentFile.deleteMany({ where: { id, hostId } })
  if (file === null || count === 0) throw notFound('Message')
  await dropContent(tx, hostId, file.sha256)
}

/** Whoever brings the same content meanwhile notes when: then it is not as it was read, and stays. */
async function dropContent(tx: Transaction, hostId: string, sha256: string): Promise<void> {
  const where = { hostId, sha256 }
  const content = await tx.fileContent.findUnique({ where: { hostId_sha256: where }, select: { broughtAt: true } })
  const others = (await tx.unsentFile.count({ where })) + (await tx.messageFile.count({ where }))
  if (content !== null && others === 0)
    await tx.fileContent.deleteMany({ where: { ...where, broughtAt: content.broughtAt } })
}
