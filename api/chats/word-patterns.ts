/** A trigram index knows a text by three letters in a row: https://www.postgresql.org/docs/18/pgtrgm.html */
const INDEXABLE = /[\p{L}\p{N}]{3}/u

/** As people write a number of a telephone; those of WhatsApp are kept as figures alone, with the country's before them. */
const NUMBER = /^(?:\+|00)?[\d\s()./-]{5,}$/

const figuresOf = (words: string) => (NUMBER.test(words) ? [words.replaceAll(/\D/g, '').replace(/^00/, '')] : [])

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/**
 * What LIKE is to look for: the words anywhere, or, too short for the index to find them there, where a word begins; a number of a
 * telephone also without what is written between its figures.
 * None for no words.
 */
export function wordPatterns(text: string): string[] {
  const words = text.trim()
  if (words === '') return []
  const figures = figuresOf(words).filter((digits) => digits !== words && INDEXABLE.test(digits))
  if (INDEXABLE.test(words)) return [words, ...figures].map((sought) => `%${escaped(sought)}%`)
  return [`${escaped(words)}%`, `% ${escaped(words)}%`]
}
