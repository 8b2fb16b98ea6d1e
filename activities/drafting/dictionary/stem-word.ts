import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { stemPolish } from './stem-polish.ts'

const STEMMERS: Record<DraftLanguage, (word: string) => string> = {
  it: italian,
  en: english,
  de: german,
  fr: french,
  es: spanish,
  nl: dutch,
  pt: portuguese,
  pl: stemPolish,
}

/** What a folded word has in common with its other forms. */
export const stemWord = (word: string, language: DraftLanguage): string => STEMMERS[language](word)
