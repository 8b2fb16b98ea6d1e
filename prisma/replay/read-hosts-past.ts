import type { Transaction } from '#prisma/client.ts'
import type { LadderSettings } from '#prisma/learning/read-track-record.ts'
import { COUNTED } from '#prisma/learning/recount-rungs.ts'
import type { RungSetting } from '#workflows/domain/autonomy/rung.ts'
import { type Curve, isCurve } from '#workflows/domain/confidence/calibrate.ts'
import { CHANGE_KINDS, type Decision } from '#workflows/domain/learning/decision.ts'

/** One decision of the host's. */
export type PastDecision = Decision & { decidedAt: Date; propertyId: string | null; topics: readonly string[] }

/** A sentence that the host let the AI learn from an answer, when they had written that, and of which house; null: of all. */
export type TaughtSentence = { propertyId: string | null; sentence: string; saidAt: Date }

/** What a host did and set, with its times: the decisions oldest first, and the own curve before everybody's. */
export type HostsPast = {
  decisions: PastDecision[]
  set: { propertyId: string; topic: string; setting: RungSetting | null }[]
  curves: { curve: Curve; fittedAt: Date }[]
  settings: LadderSettings | null
  taught: TaughtSentence[]
}

const MOST_DECISIONS = 5_000
const MOST_SENTENCES = 1_000

/** What has to be known of a host to say what was known at any moment of their past. */
export async function readHostsPast(tx: Transaction, hostId: string): Promise<HostsPast> {
  const [decisions, set, curves, settings, proposals] = [
    await tx.draftDecision.findMany({
      where: { hostId, outcome: { not: 'taken_back' } },
      orderBy: [{ decidedAt: 'desc' }, { messageId: 'desc' }],
      take: MOST_DECISIONS,
      select: { outcome: true, changes: true, decidedAt: true, propertyId: true, topics: true },
    }),
    await tx.autonomyRung.findMany({
      where: { hostId, setting: { not: null } },
      select: { propertyId: true, topic: true, setting: true },
    }),
    await readCurves(tx, hostId),
    await tx.aiSettings.findUnique({ where: { hostId }, select: { automaticRule: true, earnedTarget: true } }),
    await tx.factProposal.findMany({
      where: { hostId, state: 'accepted' },
      orderBy: { createdAt: 'desc' },
      take: MOST_SENTENCES,
      select: { propertyId: true, sentence: true, scope: true, message: { select: { createdAt: true } } },
    }),
  ]
  return {
    decisions: decisions.toReversed().map(({ changes, ...decision }) => ({
      ...decision,
      changes: CHANGE_KINDS.filter((kind) => changes.includes(kind)),
    })),
    set,
    curves,
    settings,
    taught: proposals.map(({ propertyId, scope, sentence, message }) => ({
      propertyId: scope === 'all' ? null : propertyId,
      sentence,
      saidAt: message.createdAt,
    })),
  }
}

async function readCurves(tx: Transaction, hostId: string): Promise<HostsPast['curves']> {
  const rows = await tx.$queryRaw<{ curve: unknown; fittedAt: Date }[]>`
    select curve, fitted_at as "fittedAt" from (
      select 0 as place, curve, fitted_at from calibration where host_id = ${hostId}::uuid
      union all select 1, curve, fitted_at from shared_calibration where id = 1) known order by place`
  return rows.flatMap(({ curve, fittedAt }) => (isCurve(curve) ? [{ curve, fittedAt }] : []))
}

/** As long as a decision counts. */
export const COUNTED_MS = COUNTED.days * 86_400_000
