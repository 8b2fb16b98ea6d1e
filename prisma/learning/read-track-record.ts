import { Prisma, type Transaction } from '#prisma/client.ts'
import type { AiSettingsModel } from '#prisma/generated/models.ts'
import { type Reading, reading, readOne } from '#prisma/reading.ts'
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
export const trackRecordOf = (place: PlaceOfHost, settings: LadderSettings | null) => ({
  decided: reading<Row, { record: HostRecord; ladder: Ladder }>(rungsOf(place), (rows) => ({
    record: recordOf(rows),
    ladder: ladderOf(rows, settings),
  })),
  curve: curveOf(place.hostId),
})

/** The host's ladder alone. */
export const readLadder = (tx: Transaction, place: PlaceOfHost, settings: LadderSettings | null): Promise<Ladder> =>
  readOne(
    tx,
    reading<Row, Ladder>(rungsOf(place), (rows) => ladderOf(rows, settings)),
  )

/** A row a topic: this property's rung, the topic in all properties, and everything the host decided. */
const rungsOf = ({ hostId, propertyId }: PlaceOfHost) => Prisma.sql`
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
const curveOf = (hostId: string): Reading<Curve> =>
  reading<{ curve: unknown }, Curve>(
    Prisma.sql`
      select curve from (
        select 0 as place, curve from calibration where host_id = ${hostId}::uuid
        union all select 1, curve from shared_calibration where id = 1) known order by place`,
    (curves) => curves.map(({ curve }) => curve).find(isCurve) ?? IDENTITY,
  )
