import { type Decision, isBad, isHostsDecision } from '#workflows/domain/learning/decision.ts'
import { NO_COUNTS, type RungCounts } from './rung.ts'

/** What the decisions on a topic of a property come to, the oldest first. A complaint is no decision: it only begins the count anew. */
export function countRung(decisions: readonly Decision[]): RungCounts {
  let { all, sinceBad } = NO_COUNTS
  for (const decision of decisions) {
    const isGood = decision.outcome === 'unchanged'
    if (isHostsDecision(decision)) {
      all = { good: all.good + (isGood ? 1 : 0), bad: all.bad + (isGood ? 0 : 1) }
      sinceBad = { good: sinceBad.good + (isGood ? 1 : 0), bad: sinceBad.bad + (isGood ? 0 : 1) }
    }
    if (isBad(decision)) sinceBad = NO_COUNTS.sinceBad
  }
  return { all, sinceBad }
}
