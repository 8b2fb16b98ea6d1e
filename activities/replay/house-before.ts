import type { House } from '#prisma/facts/house.ts'
import type { TaughtSentence } from '#prisma/replay/read-hosts-past.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { withDoubts } from '#workflows/domain/proof/doubtful-facts.ts'

/**
 * A house without what was learnt from answers of a moment or later: the texts are today's, and what the host said in the very past
 * that is replayed must not answer it.
 */
export function houseBefore(
  house: House,
  { propertyId, at, taught }: { propertyId: string; at: Date; taught: readonly TaughtSentence[] },
): Pick<House, 'property' | 'secrets' | 'told'> {
  const later = new Set(
    taught
      .filter((one) => (one.propertyId === null || one.propertyId === propertyId) && one.saidAt >= at)
      .map(({ sentence }) => sentence.trim()),
  )
  if (later.size === 0) return house
  const { additionalInfo } = house.property
  const lines = (additionalInfo ?? '').split('\n').filter((line) => !later.has(line.trim()))
  const isKnown = (fact: PropertyFact) => !later.has(fact.sentence.trim())
  const property = { ...house.property, additionalInfo: lines.length === 0 ? null : lines.join('\n') }
  return { property, secrets: house.secrets, told: withDoubts(house.facts.filter(isKnown)) }
}
