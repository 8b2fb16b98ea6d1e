import { DRAFT_LANGUAGES, type DraftLanguage } from './draft.ts'
import { foldedWords, visibleText } from './fold-text.ts'
import { LANGUAGE_CUES } from './language-cues.ts'
import { EVERYDAY_WORDS, FOREIGN_WORDS } from './language-words.ts'

/** Letters that only one of the languages writes, or hardly any other. */
const TELLING_LETTERS: [DraftLanguage | 'foreign', RegExp][] = [
  ['de', /[äöüß]/giu],
  ['es', /[ñ]|(?=[¿¡])|[¿¡]|[íó]n\b/giu],
  ['fr', /[çœêâîû]|\bqu['’]|\b[jnmd]['’]|est-ce/giu],
  ['it', /[ò]|(?<!\p{L})(?:c['’])?è(?!\p{L})|perché|(?<!\p{L})(?:un|dell|all|nell|quell)['’]/giu],
  ['pt', /[ãõ]|(?<!\p{L})há(?!\p{L})|ç(?:ão|ões)|(?<!\p{L})é(?!\p{L})|lh|nh|(?<!\p{L})à(?=s )/giu],
  ['nl', /ij(?![aeou])|(?<=\p{L})(?:aa|uu)(?=\p{L})|\p{L}+tje(?!\p{L})/giu],
  ['pl', /[łżśćęąźń]|(?<!\p{L})(?:czy|jest)(?!\p{L})|sz[cy]|rz[ey]/giu],
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
  return best >= 0.5 && ours.length === 1 ? (ours[0] ?? null) : null
}
