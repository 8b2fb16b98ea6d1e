import { forgetSentence } from '#prisma/learning/learn-sentence.ts'
import type { Prune } from './prune.ts'

const AT_ONCE = 100

type Passed = { id: string; hostId: string; propertyId: string; sentence: string; scope: 'property' | 'all' | null }

/** Sentences that were accepted until a day that is over where their house is are taken out of the properties again. */
export const forgetPassing: Prune = async (tx, now) => {
  const over = await tx.$queryRaw<Passed[]>`
    select f.id::text, f.host_id::text as "hostId", f.property_id::text as "propertyId", f.sentence, f.scope::text
    from fact_proposal f join property p on p.host_id = f.host_id and p.id = f.property_id
    where f.state = 'accepted' and f.valid_until < (${now}::timestamptz at time zone p.time_zone)::date
    order by f.valid_until limit ${AT_ONCE}::int`
  for (const { id, hostId, propertyId, sentence, scope } of over) {
    const where = { hostId, ...(scope === 'all' ? {} : { id: propertyId }) }
    const properties = await tx.property.findMany({ where, select: { id: true } })
    for (const property of properties) await forgetSentence(tx, { hostId, propertyId: property.id, sentence, now })
    await tx.factProposal.updateMany({ where: { id, hostId }, data: { state: 'expired' } })
  }
  return over.length
}
