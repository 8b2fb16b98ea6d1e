import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { Phrases } from './phrases.ts'
import { german } from './phrases-de.ts'
import { english } from './phrases-en.ts'
import { spanish } from './phrases-es.ts'
import { french } from './phrases-fr.ts'
import { italian } from './phrases-it.ts'

export const PHRASES: Record<DraftLanguage, Phrases> = {
  it: italian,
  en: english,
  de: german,
  fr: french,
  es: spanish,
}
