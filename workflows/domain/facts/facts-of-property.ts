import type { PropertyFacts } from '#workflows/domain/property-facts.ts'
import { findContradictions } from './contradictions.ts'
import type { PropertyFact } from './fact.ts'
import { readProperty } from './read/read-property.ts'
import { withoutCovered } from './without-covered.ts'

/** The facts of a house as they stand while its host has changed none. Secrets have to be placeholders already. */
export function factsOfProperty(property: PropertyFacts): PropertyFact[] {
  const facts = withoutCovered(readProperty(property)).map((fact, index) => ({
    ...fact,
    id: `${fact.key}-${index}`,
    isConfirmed: false,
  }))
  const contradictions = findContradictions(facts)
  return facts.map((fact) => ({ ...fact, contradicts: contradictions.get(fact.id) ?? [] }))
}
