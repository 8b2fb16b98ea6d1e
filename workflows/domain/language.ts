import { DRAFT_LANGUAGES, type DraftLanguage } from './draft.ts'
import { fold, foldedWords, visibleText } from './fold-text.ts'
import { LANGUAGE_CUES } from './language-cues.ts'
import { EVERYDAY_WORDS, FOREIGN_WORDS } from './language-words.ts'
import { hasWords } from './reading/compile-words.ts'
import { kitOf } from './reading/language-kit.ts'

/** Letters that only one of the languages writes, or hardly any other. */
const TELLING_LETTERS: [DraftLanguage | 'foreign', RegExp][] = [
  ['de', /[äöüß]/giu],
  ['es', /[ñ]|(?=[¿¡])|[¿¡]|[íó]n\b/giu],
  // Nobody else writes it.
  ['es', /(?=[¿¡])|[¿¡]/gu],
  ['fr', /[çœêâîû]|\bqu['’]|\b[jnmd]['’]|est-ce/giu],
  ['it', /[ò]|(?<!\p{L})(?:c['’])?è(?!\p{L})|perché|(?<!\p{L})(?:un|dell|all|nell|quell)['’]/giu],
  ['pt', /[ãõ]|(?<!\p{L})há(?!\p{L})|ç(?:ão|ões)|(?<!\p{L})é(?!\p{L})|lh|nh|(?<!\p{L})à(?=s )/giu],
  ['nl', /ij(?![aeou])|(?<=\p{L})(?:aa|uu)(?=\p{L})|(?<!\p{L})\p{L}+tje(?!\p{L})/giu],
  // 'Zł' is a price in any language.
  ['pl', /[żśćęąźń]|(?<!(?<!\p{L})z)ł|(?<!\p{L})(?:czy|jest)(?!\p{L})|sz[cy]|rz[ey]/giu],
  [
    'foreign',
    /[ışčěřůășțő]|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Han}|\p{Script=Arabic}|\p{Script=Hangul}/giu,
  ],
]

const CANDIDATES: [string, ReadonlySet<string>][] = [
  ...DRAFT_LANGUAGES.map((language): [string, ReadonlySet<string>] => [
    language,
    new Set([...EVERYDAY_WORDS[language], ...LANGUAGE_CUES[language]]),
  ]),
  ...Object.entries(FOREIGN_WORDS),
]

/** Words that stand in all hospitality talk say nothing about its language. */
const EVERYWHERE = new Set(['info', 'apartment', 'parking', 'villa', 'check', 'in', 'out', 'wifi', 'a', 'h', 'no'])

/**
 * The language of a guest's text among those that Locanda writes, null when it is none of them or cannot be told.
 * Works on texts of a few words; a word that several languages share counts for each by its share.
 */
export function detectLanguage(text: string): DraftLanguage | null {
  const scores = new Map<string, number>()
  const add = (language: string, points: number) => scores.set(language, (scores.get(language) ?? 0) + points)
  for (const word of foldedWords(text.slice(0, 4000))) {
    const homes = EVERYWHERE.has(word) ? [] : CANDIDATES.filter(([, words]) => words.has(word))
    for (const [language] of homes) add(language, 1 / homes.length)
  }
  const visible = visibleText(text.slice(0, 4000))
  for (const [language, letters] of TELLING_LETTERS) add(language, Math.min(3, visible.match(letters)?.length ?? 0))
  const best = Math.max(...scores.values())
  const leaders = [...scores].filter(([, score]) => score === best).map(([language]) => language)
  // 'Is parking free' is English and Dutch word by word: a draw with a language that we do not write goes to ours.
  const ours = DRAFT_LANGUAGES.filter((language) => leaders.includes(language))
  if (best >= 0.5 && ours.length === 1) return ours[0] ?? null
  if (best >= 0.5 && ours.length < leaders.length) return null
  return byNamesOfThings(text, best >= 0.5 ? ours : DRAFT_LANGUAGES)
}

/** Of a text of a few words, the language that has names for most of its things: 'distanza mare e supermercato?'. */
function byNamesOfThings(text: string, languages: readonly DraftLanguage[]): DraftLanguage | null {
  const folded = fold(text.slice(0, NAMES_WITHIN))
  const counts = languages.map((language) => {
    const { topics, aspects, opens } = kitOf(language)
    const named = [...topics, ...aspects].filter(([, pattern]) => hasWords(pattern, folded)).length
    return { language, count: named + (opens.test(folded) ? 1 : 0) }
  })
  const most = Math.max(...counts.map(({ count }) => count))
  const [first, ...others] = counts.filter(({ count }) => count === most)
  return most >= 2 && others.length === 0 ? (first?.language ?? null) : null
}
/** A longer text tells its language by its small words. */
const NAMES_WITHIN = 160
