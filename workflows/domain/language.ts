import { DRAFT_LANGUAGES, type DraftLanguage } from './draft.ts'
import { foldedWords, visibleText } from './fold-text.ts'
import { EVERYDAY_WORDS, FOREIGN_WORDS } from './language-words.ts'

/** Letters that only one of the languages writes, or hardly any other. */
const TELLING_LETTERS: [DraftLanguage | 'foreign', RegExp][] = [
  ['de', /[äöüß]/giu],
  ['es', /[ñ¿¡]|[íó]n\b/giu],
  ['fr', /[çœêâîû]|\bqu['’]|\b[jnm]['’]|est-ce/giu],
  ['it', /[ò]|\bc['’]è\b|\bè\b|perché|\b(?:un|dell|all|nell|quell)['’]/giu],
  [
    'foreign',
    /[ãõłżśćęąğışčěřů]|ij\b|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Han}|\p{Script=Arabic}|\p{Script=Hangul}/giu,
  ],
]

const CANDIDATES: [string, ReadonlySet<string>][] = [
  ...Object.entries(EVERYDAY_WORDS),
  ...Object.entries(FOREIGN_WORDS),
]

/** Words that stand in all hospitality talk say nothing about its language. */
const EVERYWHERE = new Set(['info', 'apartment', 'parking', 'villa', 'check', 'in', 'out', 'wifi', 'a', 'h', 'no'])

/**
 * The language of a guest's text among the five that Locanda writes, null when it is none of them or cannot be told.
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
  const [best, second] = [...scores].toSorted((a, b) => b[1] - a[1])
  if (best === undefined || best[1] < 0.5 || best[1] === (second?.[1] ?? 0)) return null
  return DRAFT_LANGUAGES.find((language) => language === best[0]) ?? null
}
