import type { DraftLanguage } from '#workflows/domain/draft.ts'

/** How a plural becomes what a dictionary lists; folded. In the other languages stems tell it well enough. */
const RULES: Partial<Record<DraftLanguage, readonly (readonly [RegExp, readonly string[]])[]>> = {
  it: [
    [/hi$/, ['o', 'io']],
    [/he$/, ['a']],
    [/i$/, ['o', 'e', 'io', 'a']],
    [/e$/, ['a']],
  ],
  en: [
    [/ies$/, ['y', 'ie']],
    [/ves$/, ['f', 'fe']],
    [/(?<=s|x|z|ch|sh|o)es$/, ['', 'e']],
    [/s$/, ['']],
  ],
  fr: [
    [/aux$/, ['al', 'ail', 'au']],
    [/[sx]$/, ['']],
  ],
  es: [
    [/ces$/, ['z']],
    [/es$/, ['']],
    [/s$/, ['']],
  ],
  pt: [
    [/[oa]es$/, ['ao']],
    [/ais$/, ['al']],
    [/eis$/, ['el', 'il']],
    [/ois$/, ['ol']],
    [/ns$/, ['m']],
    [/es$/, ['']],
    [/s$/, ['']],
  ],
}
/** So much of a word has to be left. */
const LEAST = 2

/** The words that a folded one may be the plural of. */
export const singularsOf = (word: string, language: DraftLanguage): string[] =>
  (RULES[language] ?? []).flatMap(([ending, others]) => {
    const stem = word.replace(ending, '')
    return stem === word || stem.length < LEAST ? [] : others.map((other) => `${stem}${other}`)
  })
