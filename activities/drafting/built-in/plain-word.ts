import { EVERYDAY } from '#activities/drafting/dictionary/everyday-dictionary.ts'
import { cellsOf, columnOf, KINDS, readRows, wordsOf } from '#activities/drafting/dictionary/read-rows.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { remembered } from '#workflows/domain/remembered.ts'

/** The first word that each row of the dictionary has in a language: the plainest. Copied, so that no row is kept for it. */
const firstWords = remembered((language: DraftLanguage): string[] => {
  const rows = KINDS.flatMap((kind) => readRows(kind))
  const words = rows.map((row) => wordsOf(cellsOf(row)[columnOf(language)] ?? '')[0] ?? '')
  return Buffer.from(words.join('\n')).toString().split('\n')
})

/** How another language says a folded word of which the dictionary knows the one meaning; null where it may be several. */
export function plainWord(
  word: string,
  [from, to]: readonly [DraftLanguage, DraftLanguage],
): { text: string; meaning: number } | null {
  const meanings = EVERYDAY.meaningsOf(word, from)
  const words = new Set(meanings.map((meaning) => firstWords(to)[meaning] ?? ''))
  const [meaning] = meanings
  const [text = ''] = words
  if (meaning === undefined || words.size !== 1 || text === '') return null
  // German writes all things with a capital.
  const isNoun = to === 'de' && EVERYDAY.isThing(meaning)
  return { text: isNoun ? text.charAt(0).toUpperCase() + text.slice(1) : text, meaning }
}
