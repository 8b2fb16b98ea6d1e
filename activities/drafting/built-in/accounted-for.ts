import { isSettled, type PropertyFact } from '#workflows/domain/facts/fact.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'

/** What a question names in words of its own, folded in the eight languages, and the facts that speak of just that. */
const SPOKEN_OF: readonly (readonly [words: RegExp, facts: RegExp])[] = [
  [
    /^(?:salon|sejour|wohnzimmer|soggiorno|salotto|woonkamer|sala|salonie|lounge|living|sypialni\p{L}*)$/u,
    /^(?:airConditioning|heating|television|fan|fireplace)\.where$/,
  ],
  [
    /^(?:char)?coals?$|^carbon(?:ella|e)?$|^(?:grill|holz)?kohle$|^charbon$|^houtskool$|^carvao$|^weg(?:iel|la)$/u,
    /^barbecue\.charcoalIncluded$/,
  ],
  [
    /^(?:suitable|suits?|adatt[oaie]|geeignet|convient|conviennent|adecuad[oa]s?|apt[oa]s?|geschikt|adequad[oa]s?|nadaje|nadaja|odpowiedni\p{L}*)$/u,
    /^children\.allowed$/,
  ],
  [/^(?:netflix|prime|satellite|sky|satellit\p{L}*|satelit\p{L}*|satelliet)$/u, /^television\.services$/],
]

/** Whether a word of a question that no table of questions knows is just what a fact speaks of: 'do we need charcoal?'. */
export const accountedFor = (word: string, facts: readonly Pick<PropertyFact, 'key'>[]): boolean =>
  SPOKEN_OF.some(([words, keys]) => words.test(word) && facts.some(({ key }) => keys.test(key)))

/** The settled facts that speak of all that a question names, where it names no topic. */
export function factsSpokenOf({ subjects, unknown }: Ask, facts: readonly PropertyFact[]): PropertyFact[] {
  if (subjects.length > 0 || unknown.length === 0) return []
  const spoken = facts.filter((fact) => unknown.every((word) => accountedFor(word, [fact])))
  return spoken.every(isSettled) ? spoken : []
}
