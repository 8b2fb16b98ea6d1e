import type { DraftLanguage } from '#workflows/domain/draft.ts'

/** 'Between 9 and 16': the 'and' joins two ends and parts no pieces. In all languages at once, none of them means another thing. */
const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre|tussen|tra|fra|compresa? tra|między|miedzy)\s+(?:le\s|las\s|les\s|as\s|às\s|l[oae]s?\s|the\s|dem\s|den\s|godz(?:iną|iny|\.)?\s)?(\d[\d:.,]*(?:\s?(?:h\d{0,2}|uhr|uur|u|am|pm|a\.m\.|p\.m\.|euros?|€))?(?:\s\p{L}{3,9})?)\s+(?:and|und|et|y|en|e|i|a)\s+(?:le\s|las\s|les\s|as\s|às\s|the\s|dem\s|den\s)?(?=\d)/giu

/** A sentence with each 'between 9 and 16' as '9 - 16'. */
const withPlainRanges = (sentence: string): string => sentence.replace(BETWEEN, '$1–')

/** 'Per person and night' is 'per person per night'. */
const PER_BOTH =
  /(?<=(?:person\p{L}*|pessoa|osob\p{L}*|adult\p{L}*|adulte|erwachsene\p{L}*|volwassene|gast|guest|ospite|hund|dog|cane|chien|perro|hond|c[ãa]o|psa))\s(?:y|e|and|und|et|en|i)\s(?:por |per |par |a |pro |za )?(?=(?:noche|notte|night|nacht|nuit|noite|noc)(?!\p{L}))/giu
const PER: Record<DraftLanguage, string> = {
  it: ' a ',
  en: ' per ',
  de: ' pro ',
  fr: ' par ',
  es: ' por ',
  nl: ' per ',
  pt: ' por ',
  pl: ' za ',
}

/** 'Day and night' is one expression, and is said without the 'and'. */
const DAY_AND_NIGHT: Record<DraftLanguage, [said: RegExp, plain: string]> = {
  it: [/(?<!\p{L})giorno e notte(?!\p{L})/giu, 'a tutte le ore'],
  en: [/(?<!\p{L})day and night(?!\p{L})/giu, 'round the clock'],
  de: [/(?<!\p{L})tag und nacht(?!\p{L})/giu, 'rund um die Uhr'],
  fr: [/(?<!\p{L})jour et nuit(?!\p{L})/giu, 'jour comme nuit'],
  es: [/(?<!\p{L})d[ií]a y noche(?!\p{L})/giu, 'a todas horas'],
  nl: [/(?<!\p{L})dag en nacht(?!\p{L})/giu, 'de klok rond'],
  pt: [/(?<!\p{L})dia e noite(?!\p{L})/giu, 'a toda a hora'],
  pl: [/(?<!\p{L})dniem i noc[aą](?!\p{L})/giu, 'całą dobę'],
}

const CONTRASTS_BUT_POLISH =
  /\s(?:ma|mentre|but|while|whereas|sondern|während|mais|tandis que|pero|sino|mientras(?: que)?|maar|terwijl|mas|enquanto)\s/giu
const CONTRASTS = /\s(?:ale|natomiast|a)\s/giu
/** These stand within what they contrast as well, and part it from what is before only after a comma. */
const WITHIN =
  /(,?)\s(?:però|invece|tuttavia|aber|jedoch|allerdings|dagegen|hingegen|though|however|cependant|toutefois|en revanche|par contre|sin embargo|en cambio|echter|daarentegen|porém|contudo|jednak)(?=[\s,])/giu

const withContrasts = (sentence: string) =>
  sentence.replace(WITHIN, (_, comma: string) => (comma === '' ? '' : ',\u0003'))

/** A sentence with what joins two ends, and two parts of one expression, written so that it parts no pieces; what contrasts is marked. */
export const withPlainWriting = (sentence: string, language: DraftLanguage): string =>
  withContrasts(
    withPlainRanges(sentence)
      .replace(...DAY_AND_NIGHT[language])
      .replace(PER_BOTH, PER[language]),
  )

/** What contrasts two statements: 'but', 'while'. */
export const contrastsIn = (language: DraftLanguage): RegExp => (language === 'pl' ? CONTRASTS : CONTRASTS_BUT_POLISH)
