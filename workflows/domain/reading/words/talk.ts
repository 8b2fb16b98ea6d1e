import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { TALK_OTHERS } from './talk-others.ts'
import { TALK_ROMANCE } from './talk-romance.ts'

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that say nothing of a house, folded. */
export const TALK: Readonly<Record<DraftLanguage, ReadonlySet<string>>> = {
  it: wordsOf(TALK_ROMANCE.it),
  en: wordsOf(TALK_OTHERS.en),
  de: wordsOf(TALK_OTHERS.de),
  fr: wordsOf(TALK_ROMANCE.fr),
  es: wordsOf(TALK_ROMANCE.es),
  nl: wordsOf(TALK_OTHERS.nl),
  pt: wordsOf(TALK_ROMANCE.pt),
  pl: wordsOf(TALK_OTHERS.pl),
}
