import type { FoundFact } from './fact.ts'

/** Whether the rules understood all of what a fact says: neither its value nor a condition of it is in words that stand for themselves. */
export const isUnderstood = ({
  value,
  topic,
  conditions,
}: Pick<FoundFact, 'value' | 'topic' | 'conditions'>): boolean =>
  value.kind !== 'text' && topic !== 'other' && conditions.every(({ kind }) => kind !== 'freeWords')
