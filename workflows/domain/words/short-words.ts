import type { DraftLanguage } from '#workflows/domain/draft.ts'

/**
 * More words that hosts write short, with a full stop that ends no sentence: 'f. 8 Pers.', 'im Wohnzi.', 'tägl. 16-21 Uhr', 'tassa sogg.'.
 * A key is an expression.
 */
export const SHORT_WORDS: Record<DraftLanguage, readonly (readonly [short: string, whole: string])[]> = {
  it: [
    ['aria cond\\.', 'aria condizionata'],
    ['sogg\\.', 'soggiorno'],
    ['suppl\\.', 'supplemento'],
    ['matr\\.', 'matrimoniale'],
    ['sing\\.', 'singoli'],
    ['cam\\.', 'camera'],
    ['asciugam\\.', 'asciugamani'],
    ['risc\\.', 'riscaldamento'],
    ['staz\\.', 'stazione'],
    ['parch?\\.', 'parcheggio'],
    ['gratuit\\.', 'gratuito'],
    ['min\\.(?= ?(?:\\d+|due|tre|quattro) nott)', 'soggiorno minimo'],
    ['(?<=a )pers(?= ?/)', 'persona'],
  ],
  en: [
    ['arr\\.', 'arrival'],
    ['dep\\.', 'departure'],
    ['flr\\.?', 'floor'],
    ['bathrm\\.?', 'bathroom'],
    ['bedrms?\\.?', 'bedrooms'],
    ['shower rm\\.?', 'shower room'],
    ['yrs?\\.?', 'year'],
    ['dbl\\.?', 'double'],
    ['sgl\\.?', 'single'],
    ['opp\\.', 'opposite'],
    ['xmas', 'Christmas'],
  ],
  de: [
    ['f\\.(?= ?(?:\\d|\\p{L}))', 'für'],
    ['(?<!\\d )m\\.(?= ?(?:\\d|\\p{L}))', 'mit'],
    ['o\\.(?= ?\\p{Lu})', 'ohne'],
    ['re\\.', 'rechts'],
    ['li\\.', 'links'],
    ['neb\\.', 'neben'],
    ['schlafzi\\.', 'Schlafzimmer'],
    ['wohnzi\\.', 'Wohnzimmer'],
    ['badezi\\.', 'Badezimmer'],
    ['dachzi\\.', 'Dachzimmer'],
    ['kinderzi\\.', 'Kinderzimmer'],
    ['stellpl\\.', 'Stellplätze'],
    ['parkpl\\.', 'Parkplätze'],
    ['tägl\\.', 'täglich'],
    ['mögl\\.', 'möglich'],
    ['verfügb\\.', 'verfügbar'],
    ['vorh\\.', 'vorhanden'],
    ['innerh\\.', 'innerhalb'],
    ['mindestaufenth\\.', 'Mindestaufenthalt'],
    ['exkl\\.', 'exklusive'],
    ['zzgl\\.', 'zuzüglich'],
    ['einschl\\.', 'einschließlich'],
    ['bhf\\.', 'Bahnhof'],
    ['handt\\.', 'Handtücher'],
    ['bettw\\.', 'Bettwäsche'],
    ['waschm\\.', 'Waschmaschine'],
    ['erw\\.', 'Erwachsene'],
    ['j\\.(?=,| |$)', 'Jahren'],
    ['p\\. ?p\\.', 'pro Person'],
    ['/nacht', ' pro Nacht'],
  ],
  fr: [
    ['ch\\.', 'chambres'],
    ['sdb', 'salle de bain'],
    ['suppl\\.', 'supplément'],
    ['poss\\.', 'possible'],
    ['ét\\.', 'étage'],
    ['pdj', 'petit-déjeuner'],
  ],
  es: [
    ['dorm\\.', 'dormitorios'],
    ['supl\\.', 'suplemento'],
    ['a/a', 'aire acondicionado'],
    ['izq\\.', 'izquierda'],
    ['dcha\\.', 'derecha'],
  ],
  nl: [
    ['slk\\.', 'slaapkamers'],
    ['evt\\.', 'eventueel'],
    ['mog\\.', 'mogelijk'],
    ['verd\\.', 'verdieping'],
    ['v\\.a\\.', 'vanaf'],
  ],
  pt: [
    ['qtos?\\.', 'quartos'],
    ['estac\\.', 'estacionamento'],
    ['supl\\.', 'suplemento'],
    ['disp\\.', 'disponível'],
  ],
  pl: [
    ['pok\\.', 'pokój'],
    ['łaz\\.', 'łazienka'],
    ['dwuos\\.', 'dwuosobowe'],
    ['piętr\\.', 'piętro'],
  ],
}

/** What a word in full ends in in none of the eight: 'Mindestaufenth.', 'innerh.', 'tägl.', 'Stellpl.', 'zzgl.', 'verfügb.'. */
const CUT_OFF = String.raw`\p{L}{2,}(?:[gkpb]l|[pkbgd]r|nth|rh|lh|gb)`
/** In one language these are words in full. */
const IN_FULL = new Set('sing sogg o j li re cam'.split(' '))
const LISTED = Object.values(SHORT_WORDS)
  .flat()
  .flatMap(([short]) => /(?:^| )(?:\(\?<!\\d \))?(\p{L}+)\??\\\./u.exec(short)?.[1] ?? [])
  .filter((word) => !IN_FULL.has(word))

/** An expression of words behind which a full stop ends no sentence, in all languages at once. */
export const WRITTEN_SHORT = `sogg|zi|${LISTED.join('|')}|${CUT_OFF}`
