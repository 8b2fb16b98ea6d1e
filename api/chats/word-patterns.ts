/** A trigram index knows a text by three letters in a row: https://www.postgresql.org/docs/18/pgtrgm.html */
const INDEXABLE = /[\p{L}\p{N}]{3}/u

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/**
 * What LIKE is to look for: the words anywhere, or, too short for the index to find them there, where a word begins.
 * None for no words.
 */
export function wordPatterns(text: string): string[] {
  const words = text.trim()
  if (words === '') return []
  return INDEXABLE.test(words) ? [`%${escaped(words)}%`] : [`${escaped(words)}%`, `% ${escaped(words)}%`]
}
