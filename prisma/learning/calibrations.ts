import type { Database } from '#prisma/client.ts'
import type { BinCount, Curve } from '#workflows/domain/confidence/calibrate.ts'
import type { ConfidenceReport, DecidedDraft } from '#workflows/domain/confidence/confidence-report.ts'
import { DECISIONS_COUNTED_DAYS } from '#workflows/domain/learning/counted-days.ts'
import { CHANGE_KINDS } from '#workflows/domain/learning/decision.ts'

/** A transaction that noted something may end so long after: what was noted before the last look is looked at again. */
const LATE = '1 minute'
const COUNTED = { days: DECISIONS_COUNTED_DAYS, most: 2_000 } as const

/** Hosts who decided something since their curve was fitted. For the engine role. */
export async function hostsToFit(engineDb: Database): Promise<string[]> {
  const rows = await engineDb.$queryRaw<{ hostId: string }[]>`
    select d.host_id::text as "hostId" from draft_decision d left join calibration c on c.host_id = d.host_id
    where d.noted_at > coalesce((select fitted_at from shared_calibration), 'epoch') - ${LATE}::interval
      and d.noted_at > coalesce(c.fitted_at, 'epoch') - ${LATE}::interval
    group by d.host_id order by d.host_id`
  return rows.map(({ hostId }) => hostId)
}

/** What each host's curve was fitted to. For the engine role. */
export async function readBins(engineDb: Database): Promise<Map<string, BinCount[]>> {
  const rows = await engineDb.calibration.findMany({ select: { hostId: true, bins: true } })
  return new Map(rows.map(({ hostId, bins }) => [hostId, bins as BinCount[]]))
}

/** The drafts, the newest first, that a host decided, but for those taken back, and complaints, which are no decision. For the engine role. */
export async function decidedDrafts(
  engineDb: Database,
  { hostId, now }: { hostId: string; now: Date },
): Promise<DecidedDraft[]> {
  const rows = await engineDb.draftDecision.findMany({
    where: {
      hostId,
      outcome: { notIn: ['taken_back', 'complaint'] },
      score: { not: null },
      decidedAt: { gt: new Date(now.getTime() - COUNTED.days * 86_400_000) },
    },
    orderBy: { decidedAt: 'desc' },
    take: COUNTED.most,
    select: { outcome: true, changes: true, score: true, share: true, isCapped: true },
  })
  return rows.flatMap(({ score, share, changes, ...row }) =>
    score === null
      ? []
      : [{ ...row, score, share: share ?? score, changes: CHANGE_KINDS.filter((kind) => changes.includes(kind)) }],
  )
}

export type FittedCalibration = {
  hostId: string
  curve: Curve
  bins: BinCount[]
  report: ConfidenceReport
  fittedAt: Date
}

/** Keeps what was fitted to a host's decisions in place of what was. For the engine role. */
export async function keepCalibration(
  engineDb: Database,
  { hostId, curve, ...fitted }: FittedCalibration,
): Promise<void> {
  const columns = { ...fitted, curve: [...curve] }
  await engineDb.calibration.upsert({ where: { hostId }, create: { hostId, ...columns }, update: columns })
}

/** Keeps the curve of all hosts together in place of what was. For the engine role. */
export async function keepShared(
  engineDb: Database,
  { curve, hosts, fittedAt }: { curve: Curve; hosts: number; fittedAt: Date },
): Promise<void> {
  const columns = { curve: [...curve], hosts, fittedAt }
  await engineDb.sharedCalibration.upsert({ where: { id: 1 }, create: { id: 1, ...columns }, update: columns })
}
