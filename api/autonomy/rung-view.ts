import type { RungView } from '#api/contract/autonomy.ts'
import type { AutonomyRungModel } from '#prisma/generated/models.ts'
import type { LadderSettings } from '#prisma/learning/read-track-record.ts'
import { judgeTopic } from '#workflows/domain/autonomy/autonomy-of.ts'
import { surelyUnchanged } from '#workflows/domain/autonomy/rung.ts'

type Row = AutonomyRungModel & { property: { name: string } }

/** A rung as it stands by the host's rule. */
export function toRungView(row: Row, { automaticRule: rule, earnedTarget: target }: LadderSettings): RungView {
  const counts = {
    all: { good: row.unchanged, bad: row.changed },
    sinceBad: { good: row.unchangedSinceBad, bad: row.changedSinceBad },
  }
  const { topic, setting } = row
  // What is wanting is told of a rung that nothing has to earn as well: it says what another rule would ask.
  const { more } = judgeTopic(topic, { rule: 'earned', target, rungs: [{ topic, setting: null, counts }] })
  const { kind } = judgeTopic(topic, { rule, target, rungs: [{ topic, setting, counts }] })
  return {
    propertyId: row.propertyId,
    property: row.property.name,
    topic,
    setting,
    stands: kind,
    unchanged: row.unchanged,
    changed: row.changed,
    surely: surelyUnchanged(counts),
    more,
    lastBadAt: row.badAt?.toISOString() ?? null,
    lastBadAs: row.badAs,
  }
}
