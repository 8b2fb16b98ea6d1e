import { isSettled, type PropertyFact } from '#workflows/domain/facts/fact.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { EVERYDAY_WORDS } from '#workflows/domain/language-words.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { isKnownWord } from './framing-words.ts'

/** What a question names in words of its own, folded in the eight languages, and the facts that speak of just that. */
const SPOKEN_OF: readonly (readonly [words: RegExp, facts: RegExp])[] = [
  [
    /^(?:salon|sejour|wohnzimmer|soggiorno|salotto|woonkamer|sala|salonie|lounge|living|sypialni[a-z]*)$/,
    /^(?:airConditioning|heating|television|fan|fireplace)\.where$/,
  ],
  [
    /^(?:char)?coals?$|^carbon(?:ella|e)?$|^(?:grill|holz)?kohle$|^charbon$|^houtskool$|^carvao$|^weg(?:iel|la)$/,
    /^barbecue\.charcoalIncluded$/,
  ],
  [/^gas|gaz$/, /^barbecue\.(?:isGas|isCharcoal)$|^hob\.type$/],
  [
    /^(?:suitable|suits?|adatt[oaie]|geeignet|convient|conviennent|adecuad[oa]s?|apt[oa]s?|geschikt|adequad[oa]s?|nadaje|nadaja|odpowiedni[a-z]*)$/,
    /^children\.allowed$/,
  ],
  [/^(?:netflix|prime|satellite|sky|satellit[a-z]*|satelit[a-z]*|satelliet)$/, /^television\.services$/],
]

const isEveryday = (word: string, language: PropertyFact['language']): boolean =>
  language !== null && EVERYDAY_WORDS[language].has(word)

/** A name that the host's own sentence has, too: 'how far is Piccadilly station?'. German writes every thing with a capital: there it is what no dictionary has. */
const isNamedBy = (word: string, { sentence, language, source }: PropertyFact): boolean =>
  source.kind === 'note' &&
  (language !== 'de' || !isKnownWord(word, 'de')) &&
  sentence.split(/[^\p{L}]+/u).some((one) => /^\p{Lu}/u.test(one) && fold(one) === word && !isEveryday(word, language))

/** 'Can we park both?' where there is room for two; folded, in the eight languages. */
const BOTH = /^(?:both|entramb[ei]|beide[ns]?|ambos|ambas|oba|obie|obydwa|allebei)$/
const isOfTwo = (word: string, { value }: PropertyFact): boolean =>
  BOTH.test(word) && value.kind === 'count' && value.count >= 2

const isSpokenOf = (word: string, { key }: PropertyFact): boolean =>
  SPOKEN_OF.some(([words, keys]) => words.test(word) && keys.test(key))

/** Whether a word of a question that no table of questions knows is just what a fact speaks of: 'do we need charcoal?'. */
export const accountedFor = (word: string, facts: readonly PropertyFact[]): boolean =>
  facts.some((fact) => isSpokenOf(word, fact) || isNamedBy(word, fact) || isOfTwo(word, fact))

/** The settled facts that speak of all that a question names, where it names no topic. */
export function factsSpokenOf({ subjects, unknown }: Ask, facts: readonly PropertyFact[]): PropertyFact[] {
  if (subjects.length > 0 || unknown.length === 0) return []
  const spoken = facts.filter((fact) => unknown.every((word) => isSpokenOf(word, fact)))
  return spoken.every(isSettled) ? spoken : []
}
