import type { PropertyFactModel } from '#prisma/generated/models.ts'
import type { Condition } from '#workflows/domain/facts/condition.ts'
import { findContradictions } from '#workflows/domain/facts/contradictions.ts'
import type { FoundFact, PropertyFact } from '#workflows/domain/facts/fact.ts'
import type { FactValue } from '#workflows/domain/facts/fact-value.ts'
import { isFactKey, kindOfKey, topicOfKey } from '#workflows/domain/facts/topics.ts'

/** A row as far as its rules go. */
export type FactRow = Pick<
  PropertyFactModel,
  'id' | 'key' | 'value' | 'conditions' | 'found' | 'isConfirmed' | 'isCorrected' | 'isRemoved'
>

/** A fact with what its host did to it. */
export type HostsFact = PropertyFact & { isCorrected: boolean }

/** What the rules read, as it was stored by `syncPropertyFacts`: nobody else writes the column. */
export const foundOf = ({ found }: Pick<FactRow, 'found'>): FoundFact => found as unknown as FoundFact

const isKnown = (row: FactRow): boolean =>
  isFactKey(row.key) && (row.value as { kind?: string } | null)?.kind === kindOfKey(row.key)

/** The facts that stand, in the order of the texts, each with what contradicts it; what this version does not know is left out. */
export function toFacts(rows: readonly FactRow[]): HostsFact[] {
  const facts = rows
    .filter((row) => !row.isRemoved && isKnown(row))
    .flatMap((row): HostsFact[] => {
      const found = foundOf(row)
      if (!isFactKey(row.key)) return []
      return [
        {
          ...found,
          id: row.id,
          key: row.key,
          topic: topicOfKey(row.key),
          value: row.value as unknown as FactValue,
          conditions: row.conditions as unknown as Condition[],
          isConfirmed: row.isConfirmed,
          isCorrected: row.isCorrected,
          contradicts: [],
        },
      ]
    })
  const contradictions = findContradictions(facts)
  return facts.map((fact) => ({ ...fact, contradicts: contradictions.get(fact.id) ?? [] }))
}
