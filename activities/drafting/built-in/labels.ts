import { LABELS_OF_HOUSE } from '#activities/drafting/built-in/label-words-house.ts'
import { LABELS_OF_STAY } from '#activities/drafting/built-in/label-words-stay.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { PLACES_DE, THINGS_DE } from '#workflows/domain/facts/say/de/nouns-de.ts'
import { PLACES_EN, THINGS_EN } from '#workflows/domain/facts/say/en/nouns-en.ts'
import { PLACES_ES, THINGS_ES } from '#workflows/domain/facts/say/es/nouns-es.ts'
import { PLACES_FR, THINGS_FR } from '#workflows/domain/facts/say/fr/nouns-fr.ts'
import { PLACES_IT, THINGS_IT } from '#workflows/domain/facts/say/it/nouns-it.ts'
import { PLACES_NL, THINGS_NL } from '#workflows/domain/facts/say/nl/nouns-nl.ts'
import { PLACES_PL, THINGS_PL } from '#workflows/domain/facts/say/pl/nouns-pl.ts'
import { PLACES_PT, THINGS_PT } from '#workflows/domain/facts/say/pt/nouns-pt.ts'
import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'

type Nouns = Partial<Record<FactTopic, readonly [the: string, ...rest: (string | undefined)[]]>>
const NOUNS: Record<DraftLanguage, Nouns> = {
  it: { ...THINGS_IT, ...PLACES_IT },
  en: { ...THINGS_EN, ...PLACES_EN },
  de: { ...THINGS_DE, ...PLACES_DE },
  fr: { ...THINGS_FR, ...PLACES_FR },
  es: { ...THINGS_ES, ...PLACES_ES },
  nl: { ...THINGS_NL, ...PLACES_NL },
  pt: { ...THINGS_PT, ...PLACES_PT },
  pl: { ...THINGS_PL, ...PLACES_PL },
}
const ORDER: readonly DraftLanguage[] = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pt', 'pl']

/** How a subject is called when its answer has to wait: in the nominative, with its article; null where it has no name. */
export function labelOf(subject: Subject, language: DraftLanguage): string | null {
  const own = (LABELS_OF_STAY[subject] ?? LABELS_OF_HOUSE[subject])?.[ORDER.indexOf(language)]
  if (own !== undefined) return own
  if (subject === 'wifiPassword' || subject === 'access') return null
  return NOUNS[language][subject]?.[0] ?? null
}
