import type { Dictionary } from '#workflows/domain/dictionary.ts'
import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import { type Retold, retellSentence } from './retell-sentence.ts'
import { SMALL_WORDS } from './small-words.ts'

/** How a told sentence of a note stands in a reply: the first behind what says that it is told in short. */
export const openRetold = (text: string, language: DraftLanguage): string => `${SMALL_WORDS[language].opening} ${text}.`

/** Whether a reply has the words that open what is told in short. */
export const opensRetold = (reply: string, language: DraftLanguage): boolean =>
  reply.includes(SMALL_WORDS[language].opening)

const known = new WeakMap<PropertyFact, Map<DraftLanguage, Retold | null>>()

/** The sentence that a fact was read from, told in a guest's language; null where it is no note, or nothing of it can be told. */
export function retellFact(fact: PropertyFact, language: DraftLanguage, dictionary: Dictionary): Retold | null {
  const byLanguage = known.get(fact) ?? new Map<DraftLanguage, Retold | null>()
  const before = byLanguage.get(language)
  if (before !== undefined) return before
  const retold = retell(fact, language, dictionary)
  known.set(fact, byLanguage.set(language, retold))
  return retold
}

function retell(
  { source, sentence, language: own }: PropertyFact,
  language: DraftLanguage,
  dictionary: Dictionary,
): Retold | null {
  const from = DRAFT_LANGUAGES.find((one) => one === own)
  if (source.kind !== 'note' || from === undefined) return null
  if (from === language)
    return placeholdersIn(sentence).length > 0 ? null : { text: sentence, isWhole: true, items: [] }
  return retellSentence(sentence, [from, language], dictionary)
}
