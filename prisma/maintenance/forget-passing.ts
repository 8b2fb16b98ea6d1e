import type { Transaction } from '#prisma/client.ts'
import { forgetSentence } from '#prisma/learning/learn-sentence.ts'
import { unlearnSentence } from '#prisma/learning/unlearn-sentence.ts'
import type { Prune } from './prune.ts'

type Passed = {
  id: string
  hostId: string
  propertyId: string
  sentence: string
  scope: 'property' | 'all' | null
  changed: unknown
}

/**
 * A sentence that was accepted until a day that is over where its house is: what accepting it changed is as it was before. Each is a
 * transaction of its own, so that one that fails takes none back that went well; one that its host just looks at waits.
 */
export const forgetPassing: Prune = async (tx, now) => {
  const [over] = await tx.$queryRaw<Passed[]>`
    select f.id::text, f.host_id::text as "hostId", f.property_id::text as "propertyId", f.sentence, f.scope::text, f.changed
    from fact_proposal f join property p on p.host_id = f.host_id and p.id = f.property_id
    where f.state = 'accepted' and f.valid_until < (${now}::timestamptz at time zone p.time_zone)::date
    order by f.valid_until limit 1 for update of f skip locked`
  if (over === undefined) return 0
  const { id, hostId, sentence, changed } = over
  if (changed === null) await forgetEverywhere(tx, over, now)
  else await unlearnSentence(tx, { hostId, sentence, changed, now })
  await tx.factProposal.updateMany({ where: { id, hostId }, data: { state: 'expired' } })
  return 1
}

/** Of one that was accepted before it was kept what that changed. */
async function forgetEverywhere(tx: Transaction, { hostId, propertyId, sentence, scope }: Passed, now: Date) {
  const where = { hostId, ...(scope === 'all' ? {} : { id: propertyId }) }
  const properties = await tx.property.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })
  for (const property of properties) await forgetSentence(tx, { hostId, propertyId: property.id, sentence, now })
}
