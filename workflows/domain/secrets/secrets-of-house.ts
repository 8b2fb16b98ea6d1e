import { listFacts, type PropertyFacts } from '#workflows/domain/property-facts.ts'
import { type FoundSecret, findSecrets } from './find-secrets.ts'
import { keyOf } from './mask-secrets.ts'

/** What stands together is read together ('wifi: Garden77'), and each text that is masked by itself is read by itself. */
export const textsOfHouse = (property: PropertyFacts): string[] => [
  ...listFacts(property).map(({ text }) => text),
  ...property.extras.flatMap(({ key, value }) => [key, String(value)]),
]

/** The secrets in what a host wrote about a house, each value once. */
export function findSecretsOfHouse(property: PropertyFacts): FoundSecret[] {
  const found = textsOfHouse(property).flatMap(findSecrets)
  const keys = found.map(({ value }) => keyOf(value))
  return found.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}
