import type { DraftLanguage } from '#workflows/domain/draft.ts'

export const MONTH_PARTS = ['start', 'mid', 'end'] as const
export type MonthPart = (typeof MONTH_PARTS)[number]

/** 'From mid-May to the end of September': what stands before a month and says which part of it, folded. */
export const WORDS_OF_MONTH_PARTS: Record<DraftLanguage, Record<MonthPart, string>> = {
  it: { start: "(?:l'|gli )?inizi[oi](?: di)?", mid: '(?:la )?meta(?: di)?', end: '(?:la )?fine(?: di)?' },
  en: {
    start: '(?:the )?(?:early|beginning of|start of)',
    mid: '(?:the )?(?:mid|middle of)',
    end: '(?:the )?(?:late|end of)',
  },
  de: { start: 'anfang', mid: 'mitte', end: 'ende' },
  fr: { start: "(?:le )?debut(?: de| d')?", mid: '(?:la )?mi', end: "(?:la )?fin(?: de| d')?" },
  es: {
    start: '(?:los )?(?:principios|comienzos|inicios?) de',
    mid: '(?:mediados|la mitad) de',
    end: '(?:finales|fines|el final) de',
  },
  nl: { start: '(?:het )?begin(?: van)?', mid: '(?:half|medio|midden)', end: '(?:het )?eind(?:e)?(?: van)?' },
  pt: { start: '(?:o )?(?:inicios?|principios?) de', mid: 'meados de', end: '(?:o )?(?:fim|final|finais|fins) de' },
  pl: { start: 'poczatk[a-z]*', mid: 'polow[a-z]*', end: '(?:konca|koniec|koncem|koncu)' },
}

const SAID: Record<DraftLanguage, Record<MonthPart, string>> = {
  it: { start: 'inizio', mid: 'metà', end: 'fine' },
  en: { start: 'early', mid: 'mid', end: 'the end of' },
  de: { start: 'Anfang', mid: 'Mitte', end: 'Ende' },
  fr: { start: 'début', mid: 'la mi', end: 'fin' },
  es: { start: 'principios de', mid: 'mediados de', end: 'finales de' },
  nl: { start: 'begin', mid: 'half', end: 'eind' },
  pt: { start: 'início de', mid: 'meados de', end: 'fim de' },
  pl: { start: 'początku', mid: 'połowy', end: 'końca' },
}
/** 'Mid-May', 'mi-mai'. */
const HYPHENED: ReadonlySet<string> = new Set(['en mid', 'fr mid'])

/** `05-mid` as a language says it: 'Mitte Mai'. Empty of what is no part of a month. */
export function sayMonthPart(key: string, language: DraftLanguage): string {
  const part = MONTH_PARTS.find((one) => key.endsWith(`-${one}`))
  if (part === undefined) return ''
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const month = format
    .formatToParts(Date.UTC(2026, Number(key.slice(0, 2)) - 1, 15))
    .find(({ type }) => type === 'month')
  return `${SAID[language][part]}${HYPHENED.has(`${language} ${part}`) ? '-' : ' '}${month?.value ?? ''}`
}
