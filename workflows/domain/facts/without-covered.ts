import type { FoundFact } from './fact.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** True where `wider` says the same as `narrow` and leaves out what limits it. */
function isCovered(wider: FoundFact, narrow: FoundFact): boolean {
  if (wider.key !== narrow.key || !same(wider.value, narrow.value)) return false
  const limits = [...wider.conditions, ...(wider.validity === null ? [] : [wider.validity])]
  const narrowLimits = [...narrow.conditions, ...(narrow.validity === null ? [] : [narrow.validity])]
  return (
    limits.length < narrowLimits.length && limits.every((limit) => narrowLimits.some((other) => same(limit, other)))
  )
}

/** The facts without those that another says with more limits: 'pets: yes' goes where a note says 'only small dogs'. */
export const withoutCovered = <T extends FoundFact>(facts: T[]): T[] =>
  facts.filter(
    (fact, index) =>
      !facts.some((other) => other !== fact && isCovered(fact, other)) &&
      facts.findIndex(
        (other) =>
          other.key === fact.key &&
          same([other.value, other.conditions, other.validity], [fact.value, fact.conditions, fact.validity]),
      ) === index,
  )
