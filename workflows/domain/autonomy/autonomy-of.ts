import { isEarned, NO_COUNTS, type RungCounts, type RungSetting, stillNeeded } from './rung.ts'

/** What lets a reply leave by itself while Auto-Pilot is on: the threshold, or that its topics have earned it besides. */
export const AUTOMATIC_RULES = ['threshold', 'earned'] as const
type AutomaticRule = (typeof AUTOMATIC_RULES)[number]

/** A topic of the property that the chat is about. */
export type Rung = { topic: string; setting: RungSetting | null; counts: RungCounts }

/** A host's ladder, as far as one property goes; without a property nothing is earned. */
export type Ladder = { rule: AutomaticRule; target: number; rungs: readonly Rung[] }

/** The specification's mode: the threshold alone decides. */
export const THRESHOLD_ALONE: Ladder = { rule: 'threshold', target: 0.9, rungs: [] }

/** What the host allows for the topics of a draft: the strictest of them. `more`: so many drafts sent unchanged are wanting. */
export type Autonomy =
  | { kind: 'by_threshold' | 'set_always' | 'earned' | 'set_never'; topics: string[] }
  | { kind: 'not_earned'; topics: string[]; more: number }
export type AutonomyKind = Autonomy['kind']

/** The strictest first: what one topic forbids no other allows. */
export const AUTONOMY_KINDS = [
  'set_never',
  'not_earned',
  'earned',
  'by_threshold',
  'set_always',
] as const satisfies AutonomyKind[]

export const BY_THRESHOLD: Autonomy = { kind: 'by_threshold', topics: [] }

/** Judges the topics of one draft by the host's ladder. Pure. */
export function autonomyOf(topics: readonly string[], ladder: Ladder): Autonomy {
  const judged = topics.map((topic) => ({ topic, ...judgeTopic(topic, ladder) }))
  const kind = AUTONOMY_KINDS.find((one) => judged.some((topic) => topic.kind === one)) ?? 'by_threshold'
  const named = judged.filter((topic) => topic.kind === kind)
  const those = { topics: named.map(({ topic }) => topic) }
  return kind === 'not_earned'
    ? { kind, ...those, more: Math.max(...named.map(({ more }) => more)) }
    : { kind, ...those }
}

/** How one topic stands: what the list of rungs shows, and what decides. */
export function judgeTopic(topic: string, { rule, target, rungs }: Ladder): { kind: AutonomyKind; more: number } {
  const rung = rungs.find((one) => one.topic === topic)
  const setting = rung?.setting ?? (rule === 'earned' ? 'earned' : null)
  if (setting === 'never') return { kind: 'set_never', more: 0 }
  if (setting === 'always') return { kind: 'set_always', more: 0 }
  if (setting === null) return { kind: 'by_threshold', more: 0 }
  const counts = rung?.counts ?? NO_COUNTS
  if (isEarned(counts, target)) return { kind: 'earned', more: 0 }
  return { kind: 'not_earned', more: stillNeeded(counts, target) }
}
