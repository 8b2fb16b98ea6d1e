import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { Phrases } from './phrases.ts'
import { german } from './phrases-de.ts'
import { english } from './phrases-en.ts'
import { spanish } from './phrases-es.ts'
import { french } from './phrases-fr.ts'
import { italian } from './phrases-it.ts'
import { dutch } from './phrases-nl.ts'
import { polish } from './phrases-pl.ts'
import { portuguese } from './phrases-pt.ts'

export const PHRASES: Record<DraftLanguage, Phrases> = {
  it: italian,
  en: english,
  de: german,
  fr: french,
  es: spanish,
  nl: dutch,
  pt: portuguese,
  pl: polish,
}
