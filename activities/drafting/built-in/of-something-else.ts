import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { readPieces } from '#workflows/domain/proof/alignment/read-pieces.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'

/** A day, a month or a part of the day. */
const WHEN =
  /day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|morning|afternoon|evening|night|weekend|today|tomorrow|noon|midnight)$/u
const LIMITS = new Set([
  'only',
  'except',
  'exclude',
  'if',
  'otherwise',
  'before',
  'after',
  'under',
  'over',
  'ifPossible',
])

/** A no, an hour, a day or a word of limit may take back what another sentence says. */
const mayLimit = ({ sentence, language }: PropertyFact): boolean => {
  const from = DRAFT_LANGUAGES.find((one) => one === language)
  return (
    from === undefined ||
    readPieces(sentence, kitOf(from)).some(
      ({ isNo, limits, traits, values }) =>
        isNo ||
        traits.has('closed') ||
        traits.has('broken') ||
        values.some(({ kind }) => kind === 'time' || kind === 'date' || kind === 'monthPart') ||
        [...limits].some((limit) => LIMITS.has(limit) || WHEN.test(limit)),
    )
  )
}

/**
 * Whether words of the host's that no other language can say are of something else than what was asked: a question for an hour, a place or a
 * price was answered by a fact of another sentence, and nothing in the words limits anything.
 */
export function isOfSomethingElse(
  { aspects, unknown }: Ask,
  words: PropertyFact,
  told: readonly PropertyFact[],
): boolean {
  return (
    words.value.kind === 'text' &&
    aspects.length > 0 &&
    unknown.length === 0 &&
    told.some(({ value, sentence }) => value.kind !== 'text' && sentence !== words.sentence) &&
    told.every(({ value, sentence }) => value.kind === 'text' || sentence !== words.sentence) &&
    !mayLimit(words)
  )
}
