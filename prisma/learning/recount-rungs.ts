import type { Transaction } from '#prisma/client.ts'
import { holdProperty } from '#prisma/hold-property.ts'
import { countRung } from '#workflows/domain/autonomy/count-rung.ts'
import { DECISIONS_COUNTED_DAYS } from '#workflows/domain/learning/counted-days.ts'
import { CHANGE_KINDS, type Decision, isBad } from '#workflows/domain/learning/decision.ts'

/** What is older says little of today's drafts; of many, the newest say enough. */
export const COUNTED = { days: DECISIONS_COUNTED_DAYS, most: 500 } as const

export type RungsOfProperty = { hostId: string; propertyId: string; topics: readonly string[]; now: Date }

/** Any number that no other advisory lock of the product has. */
const LADDER = 7_364

/**
 * Reckons rungs anew from the decisions there are: one truth, with the lock under which nobody else adds one. A property that was
 * deleted after the decision has none.
 */
export async function recountRungs(
  tx: Transaction,
  { hostId, propertyId, topics, now }: RungsOfProperty,
): Promise<void> {
  if (!(await holdProperty(tx, { hostId, propertyId }))) return
  await tx.$queryRaw`select from pg_advisory_xact_lock(${LADDER}::int, hashtext(${hostId}))`
  for (const topic of topics) {
    const rows = await tx.draftDecision.findMany({
      where: {
        hostId,
        propertyId,
        topics: { has: topic },
        outcome: { not: 'taken_back' },
        decidedAt: { gt: new Date(now.getTime() - COUNTED.days * 86_400_000) },
      },
      orderBy: [{ decidedAt: 'desc' }, { messageId: 'desc' }],
      take: COUNTED.most,
      select: { outcome: true, changes: true, decidedAt: true },
    })
    const decisions = rows.toReversed().map(({ outcome, changes, decidedAt }) => ({
      ...{ outcome, decidedAt },
      changes: CHANGE_KINDS.filter((kind) => changes.includes(kind)),
    }))
    await keepRung(tx, { hostId, propertyId, topic }, { decisions, now })
  }
}

type Decided = { decisions: readonly (Decision & { decidedAt: Date })[]; now: Date }

async function keepRung(
  tx: Transaction,
  rung: { hostId: string; propertyId: string; topic: string },
  { decisions, now }: Decided,
): Promise<void> {
  const { all, sinceBad } = countRung(decisions)
  const worst = decisions.findLast(isBad)
  const counts = {
    unchanged: all.good,
    changed: all.bad,
    unchangedSinceBad: sinceBad.good,
    changedSinceBad: sinceBad.bad,
    badAt: worst?.decidedAt ?? null,
    badAs: worst?.outcome ?? null,
    changedAt: now,
  }
  const { hostId, propertyId, topic } = rung
  const { count } = await tx.autonomyRung.updateMany({ where: { hostId, propertyId, topic }, data: counts })
  if (count === 0) await tx.autonomyRung.create({ data: { ...rung, ...counts } })
}
