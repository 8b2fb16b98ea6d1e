import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { SaidValue } from '#workflows/domain/proof/alignment/said-value.ts'

/** What joins meanings and figures in each language. */
export type SmallWords = {
  /** Ahead of what is told from a note. */
  opening: string
  no: string
  /** Ahead of what something is not. */
  not: string
  /** Behind what a note limits in words that cannot be told. */
  limited: string
  /** Ahead of what a note tells something for. */
  inCaseOf: string
  and: string
  or: string
  from: string
  until: string
  /** Of what is no time. */
  upTo?: string
  every: string
  clock: string
  units: Partial<Record<SaidValue['kind'], string>>
  /** For one of them. */
  one: Partial<Record<SaidValue['kind'], string>>
  decimal: ',' | '.'
}

export const SMALL_WORDS: Record<DraftLanguage, SmallWords> = {
  it: {
    opening: 'Buono a sapersi:',
    no: 'purtroppo no',
    not: 'non',
    limited: 'a certe condizioni',
    inCaseOf: 'in caso di:',
    and: 'e',
    or: 'o',
    from: 'da',
    until: 'fino a',
    every: 'ogni',
    clock: '',
    units: { minutes: 'minuti', days: 'giorni', nights: 'notti', years: 'anni' },
    one: { minutes: 'minuto', days: 'giorno', nights: 'notte', years: 'anno' },
    decimal: ',',
  },
  en: {
    opening: 'Good to know:',
    no: 'sorry, no',
    not: 'not',
    limited: 'conditions apply',
    inCaseOf: 'in case of:',
    and: 'and',
    or: 'or',
    from: 'from',
    until: 'until',
    upTo: 'up to',
    every: 'every',
    clock: '',
    units: { minutes: 'minutes', days: 'days', nights: 'nights', years: 'years' },
    one: { minutes: 'minute', days: 'day', nights: 'night', years: 'year' },
    decimal: '.',
  },
  de: {
    opening: 'Gut zu wissen:',
    no: 'leider nicht',
    not: 'nicht',
    limited: 'unter Bedingungen',
    inCaseOf: 'falls:',
    and: 'und',
    or: 'oder',
    from: 'ab',
    until: 'bis',
    every: 'alle',
    clock: ' Uhr',
    units: { minutes: 'Minuten', days: 'Tage', nights: 'Nächte', years: 'Jahre' },
    one: { minutes: 'Minute', days: 'Tag', nights: 'Nacht', years: 'Jahr' },
    decimal: ',',
  },
  fr: {
    opening: 'Bon à savoir :',
    no: 'malheureusement non',
    not: 'pas',
    limited: 'sous conditions',
    inCaseOf: 'en cas de :',
    and: 'et',
    or: 'ou',
    from: 'à partir de',
    until: "jusqu'à",
    every: 'toutes les',
    clock: '',
    units: { minutes: 'minutes', days: 'jours', nights: 'nuits', years: 'ans' },
    one: { minutes: 'minute', days: 'jour', nights: 'nuit', years: 'an' },
    decimal: ',',
  },
  es: {
    opening: 'Para tu información:',
    no: 'lo siento, no',
    not: 'no',
    limited: 'con condiciones',
    inCaseOf: 'en caso de:',
    and: 'y',
    or: 'o',
    from: 'desde',
    until: 'hasta',
    every: 'cada',
    clock: '',
    units: { minutes: 'minutos', days: 'días', nights: 'noches', years: 'años' },
    one: { minutes: 'minuto', days: 'día', nights: 'noche', years: 'año' },
    decimal: ',',
  },
  nl: {
    opening: 'Goed om te weten:',
    no: 'helaas niet',
    not: 'niet',
    limited: 'onder voorwaarden',
    inCaseOf: 'bij:',
    and: 'en',
    or: 'of',
    from: 'vanaf',
    until: 'tot',
    every: 'elke',
    clock: ' uur',
    units: { minutes: 'minuten', days: 'dagen', nights: 'nachten', years: 'jaar' },
    one: { minutes: 'minuut', days: 'dag', nights: 'nacht', years: 'jaar' },
    decimal: ',',
  },
  pt: {
    opening: 'É bom saber:',
    no: 'infelizmente não',
    not: 'não',
    limited: 'com condições',
    inCaseOf: 'em caso de:',
    and: 'e',
    or: 'ou',
    from: 'a partir de',
    until: 'até',
    every: 'a cada',
    clock: '',
    units: { minutes: 'minutos', days: 'dias', nights: 'noites', years: 'anos' },
    one: { minutes: 'minuto', days: 'dia', nights: 'noite', years: 'ano' },
    decimal: ',',
  },
  pl: {
    opening: 'Warto wiedzieć:',
    no: 'niestety nie',
    not: 'nie',
    limited: 'pod pewnymi warunkami',
    inCaseOf: 'w razie:',
    and: 'i',
    or: 'lub',
    from: 'od',
    until: 'do',
    every: 'co',
    clock: '',
    units: { minutes: 'min', days: 'dni', nights: 'nocy', years: 'lat' },
    one: { minutes: 'min', days: 'dzień', nights: 'noc', years: 'rok' },
    decimal: ',',
  },
}
