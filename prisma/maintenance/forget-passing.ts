import { forgetSentence } from '#prisma/learning/learn-sentence.ts'
import type { Prune } from './prune.ts'

const AT_ONCE = 100

/** Sentences that were accepted until a day that is over are taken out of the properties again. */
export const forgetPassing: Prune = async (tx, now) => {
  const today = new Date(now.toISOString().slice(0, 10))
  const over = await tx.factProposal.findMany({
    where: { state: 'accepted', validUntil: { lt: today } },
    orderBy: { validUntil: 'asc' },
    take: AT_ONCE,
  })
  for (const { id, hostId, propertyId, sentence, scope } of over) {
    const where = { hostId, ...(scope === 'all' ? {} : { id: propertyId }) }
    const properties = await tx.property.findMany({ where, select: { id: true } })
    for (const property of properties) await forgetSentence(tx, { hostId, propertyId: property.id, sentence, now })
    await tx.factProposal.updateMany({ where: { id, hostId }, data: { state: 'expired' } })
  }
  return over.length
}
