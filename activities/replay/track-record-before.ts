import type { TrackRecord } from '#activities/drafting/situation.ts'
import { COUNTED_MS, type HostsPast, type PastDecision } from '#prisma/replay/read-hosts-past.ts'
import { THRESHOLD_ALONE } from '#workflows/domain/autonomy/autonomy-of.ts'
import { countRung } from '#workflows/domain/autonomy/count-rung.ts'
import { IDENTITY } from '#workflows/domain/confidence/calibrate.ts'
import type { Decided } from '#workflows/domain/confidence/host-record.ts'

const NOTHING: Decided = { decided: 0, unchanged: 0 }
const add = (a: Decided, b: Decided): Decided => ({
  decided: a.decided + b.decided,
  unchanged: a.unchanged + b.unchanged,
})

/** What a host's decisions had come to at a moment of the past: what was decided later teaches nothing. What is set by hand is today's. */
export function trackRecordBefore(
  { decisions, set, curves, settings }: Omit<HostsPast, 'taught'>,
  { propertyId, at }: { propertyId: string | null; at: Date },
): TrackRecord {
  const known = decisions.filter(({ decidedAt }) => decidedAt < at && at.getTime() - decidedAt.getTime() < COUNTED_MS)
  const rungs = rungsOf(known)
  const topics = [...new Set(rungs.map(({ topic }) => topic))]
  const sum = (some: typeof rungs) => some.map(({ counts }) => decidedOf(counts)).reduce(add, NOTHING)
  const here = rungs.filter((rung) => rung.propertyId === propertyId)
  const settingOf = (topic: string) =>
    set.find((one) => one.propertyId === propertyId && one.topic === topic)?.setting ?? null
  const byHand = set.filter((one) => one.propertyId === propertyId).map(({ topic }) => topic)
  const onLadder = [...new Set([...here.map(({ topic }) => topic), ...byHand])]
  const noCounts = countRung([])
  return {
    record: {
      all: sum(rungs),
      topics: topics.map((topic) => ({
        topic,
        inProperty: sum(here.filter((rung) => rung.topic === topic)),
        inAll: sum(rungs.filter((rung) => rung.topic === topic)),
      })),
    },
    curve: curves.find(({ fittedAt }) => fittedAt < at)?.curve ?? IDENTITY,
    ladder:
      settings === null
        ? THRESHOLD_ALONE
        : {
            rule: settings.automaticRule,
            target: settings.earnedTarget,
            rungs: onLadder.map((topic) => ({
              topic,
              setting: settingOf(topic),
              counts: here.find((rung) => rung.topic === topic)?.counts ?? noCounts,
            })),
          },
  }
}

const decidedOf = ({ all }: ReturnType<typeof countRung>): Decided => ({
  decided: all.good + all.bad,
  unchanged: all.good,
})

function rungsOf(decisions: readonly PastDecision[]) {
  const grouped = new Map<string, { propertyId: string; topic: string; decisions: PastDecision[] }>()
  for (const decision of decisions) {
    const { propertyId } = decision
    if (propertyId === null) continue
    for (const topic of decision.topics) {
      const key = `${propertyId} ${topic}`
      const rung = grouped.get(key) ?? { propertyId, topic, decisions: [] }
      rung.decisions.push(decision)
      grouped.set(key, rung)
    }
  }
  return [...grouped.values()].map(({ decisions: own, ...rung }) => ({ ...rung, counts: countRung(own) }))
}
