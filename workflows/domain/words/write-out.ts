import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { SHORT_WORDS } from './short-words.ts'

/** How hosts cut words short, and what they stand for; a key is an expression, and a character before or behind it makes it another word. */
const SHORT: Record<DraftLanguage, readonly (readonly [short: string, whole: string])[]> = {
  it: [
    ['c/', 'con '],
    ['s/', 'senza '],
    ['x', 'per'],
    ['incl\\.?', 'inclusi'],
    ['ca\\.', 'circa '],
    ['max\\.(?= ?\\d)', 'max'],
    ['pers\\.', 'persone'],
    ['p\\.\\s?p\\.', 'a persona'],
    ['matrim\\.', 'matrimoniale'],
  ],
  en: [
    ['w/o', 'without'],
    ['w/(?=\\s|[a-zß-ɏ])', 'with '],
    ['incl\\.?', 'included'],
    ['approx\\.?', 'about'],
    ['max\\.(?= ?\\d)', 'max'],
    ['pers\\.?', 'people'],
    ['ppl', 'people'],
    ['pls', 'please'],
    ['hrs?\\.?', 'hours'],
    ['mins?\\.', 'minutes'],
    ...'ca do does did is are was were have has had would could should wo must need'
      .split(' ')
      .map((verb) => [`${verb}nt`, `${verb}n't`] as const),
  ],
  de: [
    ['u\\.(?= [a-zß-ɏ])', 'und'],
    ['inkl\\.?', 'inklusive'],
    ['incl\\.?', 'inklusive'],
    ['tgl\\.', 'täglich'],
    ['ca\\.', 'circa'],
    ['max\\.(?= ?\\d)', 'max'],
    ['pers\\.?', 'Personen'],
    ['zi\\.', 'Zimmer'],
    ['std\\.?', 'Stunde'],
    ['min\\.', 'Minuten'],
    ["gibt'?s", 'gibt es'],
    ['mind\\.', 'mindestens'],
    ['whg\\.?', 'Wohnung'],
  ],
  fr: [
    ['incl\\.?', 'inclus'],
    ['env\\.', 'environ'],
    ['max\\.(?= ?\\d)', 'max'],
    ['pers\\.?', 'personnes'],
    ['svp', "s'il vous plaît"],
    ['min\\.', 'minutes'],
    ['dispo', 'disponible'],
  ],
  es: [
    ['c/u', 'cada uno'],
    ['c/(?= ?[a-zà-ɏ])', 'con '],
    ['s/(?= ?[a-zà-ɏ])', 'sin '],
    ['p/(?= ?[a-zà-ɏ])', 'para '],
    ['incl\\.?', 'incluido'],
    ['aprox\\.?', 'aproximadamente'],
    ['m[aá]x\\.(?= ?\\d)', 'max'],
    ['pers\\.?', 'personas'],
    ['hab\\.', 'habitaciones'],
    ['min\\.', 'minutos'],
  ],
  nl: [
    ['incl\\.?', 'inbegrepen'],
    ['ca\\.', 'circa'],
    ['max\\.(?= ?\\d)', 'max'],
    ['pers\\.?', 'personen'],
    ['slpk\\.?', 'slaapkamers'],
    ['2-persoonsbed', 'tweepersoonsbed'],
    ['1-persoonsbed', 'eenpersoonsbed'],
    ['aub', 'alstublieft'],
    ['min\\.', 'minuten'],
  ],
  pt: [
    ['c/', 'com '],
    ['s/', 'sem '],
    ['p/(?= ?[a-zà-ɏ])', 'para '],
    ['tb\\.?', 'também'],
    ['pf', 'por favor'],
    ['n(?= (?:h[aá]|tem|temos|d[aá]|[eé]|pode|podem|funciona|deitar|levar))', 'não'],
    ['incl\\.?', 'incluído'],
    ['aprox\\.?', 'aproximadamente'],
    ['m[aá]x\\.(?= ?\\d)', 'max'],
    ['pers\\.?', 'pessoas'],
    ['min\\.', 'minutos'],
  ],
  pl: [
    ['dz\\. i noc', 'całą dobę'],
    ['os\\.', 'osób'],
    ['maks\\.(?= ?\\d)', 'maksymalnie'],
    ['max\\.?(?= ?\\d)', 'maksymalnie'],
    ['ok\\.(?= ?\\d)', 'około'],
    ['szt\\.', 'sztuki'],
    ['min\\.', 'minut'],
    ['godz\\.', 'godz'],
  ],
}
/** Monday first: a day cut short, and in full. */
const DAYS: Record<DraftLanguage, readonly string[]> = {
  it: ['lun|lunedì', 'mar|martedì', 'mer|mercoledì', 'gio|giovedì', 'ven|venerdì', 'sab|sabato', 'dom|domenica'],
  en: ['mon|Monday', 'tue|Tuesday', 'wed|Wednesday', 'thu|Thursday', 'fri|Friday', 'sat|Saturday', 'sun|Sunday'],
  de: ['Mo|Montag', 'Di|Dienstag', 'Mi|Mittwoch', 'Do|Donnerstag', 'Fr|Freitag', 'Sa|Samstag', 'So|Sonntag'],
  fr: ['lun|lundi', 'mar|mardi', 'mer|mercredi', 'jeu|jeudi', 'ven|vendredi', 'sam|samedi', 'dim|dimanche'],
  es: ['lun|lunes', 'mar|martes', 'mi[eé]|miércoles', 'jue|jueves', 'vie|viernes', 's[aá]b|sábado', 'dom|domingo'],
  nl: ['ma|maandag', 'di|dinsdag', 'wo|woensdag', 'do|donderdag', 'vr|vrijdag', 'za|zaterdag', 'zo|zondag'],
  pt: ['seg|segunda', 'ter|terça', 'qua|quarta', 'qui|quinta', 'sex|sexta', 's[aá]b|sábado', 'dom|domingo'],
  pl: ['pon|poniedziałek', 'wt|wtorek', '[sś]r|środa', 'czw|czwartek', 'pt|piątek', 'sob|sobota', 'nd|niedziela'],
}
const CLOSED = 'clos|chius|geschlossen|zu(?![a-zß-ɏ])|ferm|cerr|gesl|dicht|fech|encerr|zamk|nieczynn'
const UNTIL = "'?till?|until|fino alle|bis|jusqu'à|hasta las|tot|até(?: às)?|do"
type Short = { pattern: string; whole: string; written?: string }

/** A day cut short stands before an hour, or beside 'closed': 'So 8-12', 'nd zamknięte', 'chiuso il lun.'; never in a span. */
const dayRow = (row: string): Short => {
  const [short = '', whole = ''] = row.split('|')
  const beside = `(?:${CLOSED})[a-zß-ɏ]*(?: (?:il|la|le|el|los|am|op|à|aos?|on|w))?`
  return {
    pattern: `(?:${short})\\.?(?= ?\\d| (?:${UNTIL}) \\d| (?:${CLOSED}))|(?<=${beside} )(?:${short})\\.?(?=[\\s,.;)]|$)`,
    whole,
    written: short,
  }
}
/** `written`: what stands there has to be written so, large and small. Decision 097 tells why no group within the expression says that. */
const compiledOf = remembered(
  (language: DraftLanguage) =>
    [
      ...[...SHORT[language], ...SHORT_WORDS[language]].map(([pattern, whole]): Short => ({ pattern, whole })),
      ...DAYS[language].map(dayRow),
    ].map(({ pattern, whole, written }) => ({
      short: new RegExp(`(?<![a-zß-ɏ0-9/.–—-])(?:${pattern})(?![a-zß-ɏ0-9])`, 'giu'),
      whole,
      written: written === undefined ? null : new RegExp(`^(?:${written})\\.?$`),
    })),
  DRAFT_LANGUAGES.length,
)

/** A sentence of a host's note with the words in full that hosts cut short: 'Bettwäsche u. Handtücher inkl.', 'wifi c/ boa cobertura'. */
export const writeOut = (text: string, language: DraftLanguage): string =>
  compiledOf(language)
    .reduce(
      (rest, { short, whole, written }) =>
        written === null
          ? rest.replace(short, whole)
          : rest.replace(short, (found) => (written.test(found) ? whole : found)),
      text,
    )
    .replace(/ {2,}/g, ' ')
