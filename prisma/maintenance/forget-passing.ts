import type { Database, Transaction } from '#prisma/client.ts'
import { databaseNow } from '#prisma/database-now.ts'
import { forgetSentence } from '#prisma/learning/learn-sentence.ts'
import { unlearnSentence } from '#prisma/learning/unlearn-sentence.ts'
import { withMaintenanceLock } from './with-maintenance-lock.ts'

type Passed = {
  id: string
  hostId: string
  propertyId: string
  sentence: string
  scope: 'property' | 'all' | null
  changed: unknown
}

/** Twice as long after each try, six hours at most. */
const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 6 * 3_600

/**
 * Forgets sentences that were accepted until a day that is over where their house is: what accepting one changed is as it was before.
 * Each is a transaction of its own. One that its host just looks at waits; one that fails steps aside for those behind it, longer
 * each time.
 * @throws AggregateError of what kept sentences from being forgotten, once all others are.
 */
export async function forgetPassing(engineDb: Database, clock?: () => Date): Promise<void> {
  const failed: unknown[] = []
  for (;;) {
    const turn: { over?: Passed | undefined } = {}
    const [done] = await Promise.allSettled([
      withMaintenanceLock(engineDb, async (tx) => {
        const now = clock?.() ?? (await databaseNow(tx))
        turn.over = await nextPassed(tx, now)
        return turn.over === undefined ? 0 : forget(tx, turn.over, now)
      }),
    ])
    if (done.status === 'fulfilled' && done.value === 0) break
    if (done.status === 'fulfilled') continue
    if (turn.over === undefined) throw done.reason
    failed.push(done.reason)
    await stepAside(engineDb, turn.over, clock)
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} sentences could not be forgotten`)
}

async function nextPassed(tx: Transaction, now: Date): Promise<Passed | undefined> {
  const [over] = await tx.$queryRaw<Passed[]>`
    select f.id::text, f.host_id::text as "hostId", f.property_id::text as "propertyId", f.sentence, f.scope::text, f.changed
    from fact_proposal f join property p on p.host_id = f.host_id and p.id = f.property_id
    where f.state = 'accepted' and f.valid_until < (${now}::timestamptz at time zone p.time_zone)::date
      and (f.forget_after is null or f.forget_after <= ${now}::timestamptz
        or f.forget_after > ${now}::timestamptz + make_interval(secs => ${LONGEST_PAUSE_SECONDS}::int))
    order by f.valid_until limit 1 for update of f skip locked`
  return over
}

async function forget(tx: Transaction, over: Passed, now: Date): Promise<number> {
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

async function stepAside(engineDb: Database, { id, hostId }: Passed, clock?: () => Date): Promise<void> {
  const now = clock?.() ?? (await databaseNow(engineDb))
  await engineDb.$executeRaw`
    update fact_proposal set forget_tries = forget_tries + 1, forget_after = ${now}::timestamptz + make_interval(secs =>
      least(${FIRST_PAUSE_SECONDS}::float8 * 2 ^ least(forget_tries, 20), ${LONGEST_PAUSE_SECONDS}::float8))
    where id = ${id}::uuid and host_id = ${hostId}::uuid`
}
