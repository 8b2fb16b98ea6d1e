import type { Transaction } from '#prisma/client.ts'
import type { AiSettingsModel } from '#prisma/generated/models.ts'
import { type Ladder, THRESHOLD_ALONE } from '#workflows/domain/autonomy/autonomy-of.ts'
import type { RungSetting } from '#workflows/domain/autonomy/rung.ts'
import { type Curve, IDENTITY, isCurve } from '#workflows/domain/confidence/calibrate.ts'
import type { Decided, HostRecord } from '#workflows/domain/confidence/host-record.ts'

export type PlaceOfHost = { hostId: string; propertyId: string | null }
export type LadderSettings = Pick<AiSettingsModel, 'automaticRule' | 'earnedTarget'>

type Row = {
  topic: string
  isHere: boolean
  setting: RungSetting | null
  unchanged: number
  changed: number
  unchangedSinceBad: number
  changedSinceBad: number
  allUnchanged: number
  allChanged: number
  ofHostUnchanged: number
  ofHostChanged: number
}

/** What a host's decisions have come to, as far as a draft on one property needs it. */
export async function readTrackRecord(tx: Transaction, place: PlaceOfHost, settings: LadderSettings | null) {
  const rows = await readRungs(tx, place)
  return { record: recordOf(rows), curve: await readCurve(tx, place.hostId), ladder: ladderOf(rows, settings) }
}

/** The host's ladder alone. */
export const readLadder = async (
  tx: Transaction,
  place: PlaceOfHost,
  settings: LadderSettings | null,
): Promise<Ladder> => ladderOf(await readRungs(tx, place), settings)

/** A row a topic: this property's rung, the topic in all properties, and everything the host decided. */
const readRungs = (tx: Transaction, { hostId, propertyId }: PlaceOfHost): Promise<Row[]> => tx.$queryRaw<Row[]>`
  select topic, coalesce(bool_or(is_here), false) as "isHere", max(setting::text) filter (where is_here) as setting,
    coalesce(sum(unchanged) filter (where is_here), 0)::int as unchanged,
    coalesce(sum(changed) filter (where is_here), 0)::int as changed,
    coalesce(sum(unchanged_since_bad) filter (where is_here), 0)::int as "unchangedSinceBad",
    coalesce(sum(changed_since_bad) filter (where is_here), 0)::int as "changedSinceBad",
    sum(unchanged)::int as "allUnchanged", sum(changed)::int as "allChanged",
    sum(sum(unchanged)) over ()::int as "ofHostUnchanged", sum(sum(changed)) over ()::int as "ofHostChanged"
  from (select *, property_id = ${propertyId}::uuid as is_here from autonomy_rung where host_id = ${hostId}::uuid) r
  group by topic order by topic`

function recordOf(rows: readonly Row[]): HostRecord {
  const [first] = rows
  return {
    all: decided(first?.ofHostUnchanged ?? 0, first?.ofHostChanged ?? 0),
    topics: rows.map((row) => ({
      topic: row.topic,
      inProperty: decided(row.unchanged, row.changed),
      inAll: decided(row.allUnchanged, row.allChanged),
    })),
  }
}

const decided = (unchanged: number, changed: number): Decided => ({ decided: unchanged + changed, unchanged })

function ladderOf(rows: readonly Row[], settings: LadderSettings | null): Ladder {
  if (settings === null) return THRESHOLD_ALONE
  const rungs = rows
    .filter(({ isHere }) => isHere)
    .map(({ topic, setting, ...row }) => ({
      topic,
      setting,
      counts: {
        all: { good: row.unchanged, bad: row.changed },
        sinceBad: { good: row.unchangedSinceBad, bad: row.changedSinceBad },
      },
    }))
  return { rule: settings.automaticRule, target: settings.earnedTarget, rungs }
}

/** The host's own; without it everybody's; without that a score means what it says. */
async function readCurve(tx: Transaction, hostId: string): Promise<Curve> {
  const curves = await tx.$queryRaw<{ curve: unknown }[]>`
    select curve from (
      select 0 as place, curve from calibration where host_id = ${hostId}::uuid
      union all select 1, curve from shared_calibration where id = 1) known order by place`
  return curves.map(({ curve }) => curve).find(isCurve) ?? IDENTITY
}
