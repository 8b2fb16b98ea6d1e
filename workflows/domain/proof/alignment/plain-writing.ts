import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { NAMED_DAYS } from './named-days.ts'
import { readRows } from './word-rows.ts'
import { LIMITS } from './words-of-limits.ts'

/** 'Between 9 and 16': the 'and' joins two ends and parts no pieces. In all languages at once, none of them means another thing. */
const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre|tussen|tra|fra|compresa? tra|między|miedzy)\s+(?:le\s|las\s|les\s|as\s|às\s|l[oae]s?\s|the\s|dem\s|den\s|godz(?:iną|iny|\.)?\s)?(\d[\d:.,]*(?:\s?(?:h\d{0,2}|uhr|uur|u|am|pm|a\.m\.|p\.m\.|euros?|€))?(?:\s\p{L}{3,9})?)\s+(?:and|und|et|y|en|e|i|a)\s+(?:le\s|las\s|les\s|as\s|às\s|the\s|dem\s|den\s)?(?=\d)/giu

/** 'Between May and September', 'between Monday and Friday'. */
const BETWEEN_WORDS =
  /(?<!\p{L})(?:between|zwischen|entre|tussen|tra|fra|między|miedzy)\s+((?:mid-|mi-|mitte |half |metà |inizio |meados de |mediados de |the end of |end of |ende |fine )?(?:\p{L}{3,12}))\s+(?:and|und|et|y|en|e|i|a)\s+(?=(?:mid-|mi-|mitte |half |metà |fine |fin |fim |meados |mediados |finales |the end |end |ende |eind |)(?:de |d'|di |of )?\p{L}{3,12})/giu
const FROM: Record<DraftLanguage, string> = {
  it: 'da $1 a ',
  en: 'from $1 to ',
  de: 'von $1 bis ',
  fr: 'de $1 à ',
  es: 'de $1 a ',
  nl: 'van $1 tot ',
  pt: 'de $1 a ',
  pl: 'od $1 do ',
}
const isTimeWord = (word: string, language: DraftLanguage) => timeWordsIn(language).test(fold(word))

const timeWordsIn = remembered(
  (language: DraftLanguage) =>
    new RegExp(
      `(?:${[...NAMED_DAYS]
        .flatMap((name) => DAY_ROWS(language).named(name))
        .map(({ pattern }) => pattern.source)
        .join('|')})`,
      'u',
    ),
)
const DAY_ROWS = readRows(LIMITS)

/** A sentence with each 'between 9 and 16' as '9 - 16', and 'between May and June' as 'from May to June'. */
const withPlainRanges = (sentence: string, language: DraftLanguage): string =>
  sentence
    .replace(BETWEEN, '$1–')
    .replace(BETWEEN_WORDS, (found, first: string) =>
      isTimeWord(first, language) ? FROM[language].replace('$1', first) : found,
    )

const DAYS: Partial<Record<DraftLanguage, RegExp>> = {
  de: /(?<!\p{L})((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)(morgen|vormittag|mittag|nachmittag|abend|nacht)(s?)(?!\p{L})/giu,
  nl: /(?<!\p{L})(maan|dins|woens|donder|vrij|zater|zon)(dag)(ochtend|morgen|middag|namiddag|avond|nacht)(?!\p{L})/giu,
}

/** 'Donnerstagvormittag' is the day and the part of it. */
function withPartedDays(sentence: string, language: DraftLanguage): string {
  const pattern = DAYS[language]
  if (pattern === undefined) return sentence
  return sentence.replace(pattern, language === 'de' ? '$1 $2$3' : '$1$2 $3')
}

/** 'Ne … que' is 'only', and denies nothing. */
const withPlainOnly = (sentence: string, language: DraftLanguage): string =>
  language === 'fr'
    ? sentence.replace(
        /(?<!\p{L})n(?:e\s|['’])([^,.;:]{2,40}?)\s(?:qu['’]|que\s)(?=(?:en|à|au|aux|du|de|dans|le|la|les|un|une|deux|sur|pour|jusqu|après|avant|\d))/giu,
        (found, verb: string) =>
          /(?<!\p{L})(?:pas|plus|rien|jamais|aucune?)(?!\p{L})/iu.test(verb) ? found : `${verb} seulement `,
      )
    : sentence

/** 'Per person and night' is 'per person per night'. */
const PER_BOTH =
  /(?<=(?:person\p{L}*|pessoa|osob\p{L}*|adult\p{L}*|adulte|erwachsene\p{L}*|volwassene|gast|guest|ospite|hund|dog|cane|chien|perro|hond|c[ãa]o|psa|tier|haustier|animal|animale|mascota|huisdier|pet|zwierz\p{L}*))\s(?:y|e|and|und|et|en|i)\s(?:por |per |par |a |pro |za )?(?=(?:noche|notte|night|nacht|nuit|noite|noc)(?!\p{L}))/giu
/** Between a price and what it is for. */
export const PER: Record<DraftLanguage, string> = {
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

/** 'Mais' is French, and 'more' in Portuguese. */
const CONTRASTS: Record<DraftLanguage, RegExp> = {
  it: /\s(?:ma|mentre)\s/giu,
  en: /\s(?:but|while|whereas)\s/giu,
  de: /\s(?:sondern|während)\s/giu,
  fr: /\s(?:mais|tandis que)\s/giu,
  es: /\s(?:pero|sino|mientras(?: que)?)\s/giu,
  nl: /\s(?:maar|terwijl)\s/giu,
  pt: /\s(?:mas|enquanto)\s/giu,
  pl: /\s(?:ale|natomiast|a)\s/giu,
}
/** These stand within what they contrast as well, and part it from what is before only after a comma. */
const WITHIN_WORDS =
  'però|invece|tuttavia|aber|jedoch|allerdings|dagegen|hingegen|though|however|cependant|toutefois|en revanche|par contre|sin embargo|en cambio|echter|daarentegen|porém|contudo|jednak'
const WITHIN = new RegExp(`(,?)\\s(?:${WITHIN_WORDS})(?=[\\s,])`, 'giu')
const BETWEEN_COMMAS = new RegExp(`,\\s(?:${WITHIN_WORDS}),`, 'giu')

/** 'Dogs, however, are not': what stands between commas parts no pieces. */
const withContrasts = (sentence: string) =>
  sentence.replace(BETWEEN_COMMAS, '').replace(WITHIN, (_, comma: string) => (comma === '' ? '' : ',\u0003'))

/** 'Sin costo' is free, and denies nothing. */
const NO_COST =
  /(?<!\p{L})(?:(?:senza|nessun[oa]?) (?:altr[ioe] )?(?:cost[io]|spes[ae]|supplement[oi])(?: aggiuntiv[oi]| extra)?|(?:no|without(?: any)?|at no) (?:extra |additional )?(?:cost|charge|fee)s?|(?:ohne|keine?) (?:zusätzlichen? |extra |weiteren? )?(?:kosten|aufpreis|gebühr(?:en)?|zusatzkosten|mehrkosten)|(?:sans|pas de|aucun) (?:frais|supplément|coût)(?: supplémentaires?)?|sin (?:ningún )?(?:costos?|costes?|cargos?|recargo|suplemento)(?: adicional(?:es)?| extra| alguno)?|(?:zonder|geen) (?:extra |bijkomende )?(?:kosten|toeslag|meerprijs)|sem (?:qualquer )?(?:custos?|encargos?|taxas?)(?: adicion(?:al|ais)| extras?)?|bez (?:dodatkow\p{L}+ |żadnych )?(?:kosztów|opłat\p{L}*|dopłat\p{L}*))(?!\p{L})/giu
const FREE: Record<DraftLanguage, string> = {
  it: 'gratis',
  en: 'free of charge',
  de: 'kostenlos',
  fr: 'gratuit',
  es: 'gratis',
  nl: 'gratis',
  pt: 'grátis',
  pl: 'bezpłatnie',
}
/** '18 Euro/Tag', '10 € / person'. */
const SLASH = /(?<=(?:€|£|\$|euros?|eur|zł|chf|pesos?|\d)\s?)\/\s?(?=\p{L})/giu
const withSlashes = (sentence: string, language: DraftLanguage) => sentence.replace(SLASH, PER[language])

const withNoCost = (sentence: string, language: DraftLanguage) => sentence.replace(NO_COST, FREE[language])

/** 'Kommen Sie bis 19 Uhr an': the verb and its end are one word. */
const withWholeVerbs = (sentence: string, language: DraftLanguage) =>
  language === 'de'
    ? sentence.replace(
        /(?<!\p{L})(komm|reis)(?:en|t|e)? (Sie |ihr |du )?((?:[^,;:]|:(?=\d)){2,60}?) (an|ab)(?=\s*(?:[,.;!]|$))/giu,
        '$4$1en $2$3',
      )
    : sentence

/** 'Vor Ort bar': in cash; the place has a capital. */
const withCash = (sentence: string, language: DraftLanguage) =>
  language === 'de' ? sentence.replace(/(?<!\p{L})bar(?!\p{L})/gu, 'in Bargeld') : sentence

/** 'Do not forget that the pool is heated' says that it is, and 'do not hesitate to ask for the dryer' that there is one. In all languages at once. */
const NOT_TO_FORGET =
  /(?<!\p{L})(?:(?:do not|don['’]t|never) (?:forget|hesitate|worry|be shy)(?: that| to| about)?|non (?:dimenti\p{L}+|scord\p{L}+|esit\p{L}+|preoccup\p{L}+)(?: che| di| a)?|vergess\p{L}* (?:sie |bitte )*nicht,?(?: dass)?|zögern sie (?:bitte )?nicht,?|n['’](?:oubli|hésit)\p{L}+ (?:surtout )?pas(?: que| de| à)?|no (?:olvid|dud)\p{L}+(?: que| de| en)?|vergeet (?:\p{L}+ )?niet(?: dat| om)?|(?:aarzel|schroom) (?:\p{L}+ )?niet(?: om)?|não (?:se )?(?:esque[çc]|hesit)\p{L}+(?: que| de| em)?|nie (?:zapom\p{L}+|waha\p{L}+)(?: się)?,?(?: że)?)(?!\p{L})/giu
const withoutCare = (sentence: string) => sentence.replace(NOT_TO_FORGET, ' ')

/** A sentence with what joins two ends, and two parts of one expression, written so that it parts no pieces; what contrasts is marked. */
export const withPlainWriting = (sentence: string, language: DraftLanguage): string =>
  withContrasts(
    withWholeVerbs(
      withSlashes(
        withNoCost(
          withPlainRanges(
            withPlainOnly(withPartedDays(withCash(withoutCare(sentence), language), language), language),
            language,
          ),
          language,
        ),
        language,
      ),
      language,
    )
      .replace(...DAY_AND_NIGHT[language])
      .replace(PER_BOTH, PER[language]),
  )

/** What contrasts two statements: 'but', 'while'. */
export const contrastsIn = (language: DraftLanguage): RegExp => CONTRASTS[language]
