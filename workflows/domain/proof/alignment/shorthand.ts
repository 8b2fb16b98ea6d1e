import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { writeOut } from '#workflows/domain/words/write-out.ts'
import { withDayNames, withDaysApart } from './day-names.ts'
import { PER } from './plain-writing.ts'

/** What `writeOut` leaves as it is, since facts do not need it. */
const SHORT: Record<DraftLanguage, readonly [short: string, whole: string][]> = {
  it: [['[cC]lima', 'aria condizionata']],
  en: [
    ['pppn', 'per person per night'],
    ['p\\.?p\\.?', 'per person'],
    ['a/?c|aircon', 'air conditioning'],
  ],
  de: [
    ['tgl|tägl\\.?', 'täglich'],
    ['Hbf\\.?', 'Hauptbahnhof'],
    ['WM', 'Waschmaschine'],
    ['u', 'und'],
    ['Erw\\.?', 'Erwachsenem'],
    ['EG', 'Erdgeschoss'],
    ['OG', 'Obergeschoss'],
    ['p\\. ?P\\.?', 'pro Person'],
  ],
  fr: [
    ['rdc', 'rez-de-chaussée'],
    ['/ ?pers(?:\\.(?!\\s+\\p{Lu}))?', ' par personne'],
    ['p\\.?p\\.?', 'par personne'],
    ['oct', 'octobre'],
    ['sept', 'septembre'],
    ['nov', 'novembre'],
    ['d[ée]c', 'décembre'],
    ['janv', 'janvier'],
    ['f[ée]vr?', 'février'],
    ['avr', 'avril'],
    ['juil', 'juillet'],
  ],
  es: [
    ['p/p|p\\.p\\.', 'por persona'],
    ['AC|A/C', 'aire acondicionado'],
    ['pax', 'personas'],
  ],
  nl: [
    ['p\\.?p\\.?p\\.?n\\.?', 'per persoon per nacht'],
    ['p\\.?p\\.?', 'per persoon'],
    ['ivm|i\\.v\\.m\\.', 'vanwege'],
    ['excl\\.?', 'exclusief'],
    ['t/m', 'tot en met'],
  ],
  pt: [
    ['r/c', 'rés-do-chão'],
    ['p\\.?p\\.?', 'por pessoa'],
    ['máq\\.?', 'máquina de'],
    ['pax', 'pessoas'],
    ['AC|A/C', 'ar condicionado'],
  ],
  pl: [],
}

/** '3,20 € pro Erw./Nacht'. */
const PER_SLASH =
  /(?<=\p{L}\.?)\s?\/\s?(?=(?:nacht|tag|woche|night|day|week|nuit|jour|semaine|notte|giorno|settimana|noche|día|semana|dag|week|noite|dia|dobę|noc)(?!\p{L}))/giu

const patterns = new Map<DraftLanguage, [RegExp, string][]>()

function patternsOf(language: DraftLanguage): [RegExp, string][] {
  const found = SHORT[language].map(([short, whole]): [RegExp, string] => [
    new RegExp(`(?<![\\p{L}.])(?:${short})(?![\\p{L}])`, 'gu'),
    whole,
  ])
  patterns.set(language, found)
  return found
}

/** A line of the host's with what is written short as the words that it stands for. */
export const withoutShorthand = (line: string, language: DraftLanguage): string =>
  withDaysApart(
    withDayNames(
      (patterns.get(language) ?? patternsOf(language)).reduce(
        (text, [short, whole]) => text.replace(short, whole),
        writeOut(line, language).replace(PER_SLASH, PER[language]),
      ),
      language,
    ),
    language,
  )

const YES_WORDS = 'sì|ja|yes|oui|sí|sim|tak'

/** 'Washing machine yes dryer no': each has its own answer. */
export const withAnswersApart = (line: string): string =>
  line.replace(new RegExp(`(?<=\\p{L}{3,} (?:${YES_WORDS})) (?=\\p{L}{3,})`, 'giu'), ', ')
