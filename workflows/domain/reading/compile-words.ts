/**
 * What words of folded text are made of, in few ranges: each `\p{L}` of a pattern becomes some kilobytes of machine code, and ten thousand
 * patterns of the eight languages took a worker's whole memory.
 */
export const OF_WORDS = 'a-z\\xdf-\\xf6\\xf8-\\u1fff\\u2c00-\\ud7ff'

/** `swimming pool*, check-in` as one pattern on folded text: whole words, a hyphen may be a blank or nothing. */
export function compileWords(list: string): RegExp {
  const alternatives = list
    .split(',')
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map(toSource)
  if (alternatives.length === 0) return /(?!)/gu
  return new RegExp(`(?<![${OF_WORDS}\\d])(?:${alternatives.join('|')})(?![${OF_WORDS}\\d])`, 'gu')
}

const toSource = (words: string) =>
  words
    .replace(/-/g, '[- ]?')
    .replace(/ +/g, '\\s+')
    .replace(/\*/g, `[${OF_WORDS}]*`)
    .replaceAll('\\p{L}', `[${OF_WORDS}]`)

/** True where a pattern of `compileWords` is found; those are global and remember where they stopped. */
export const hasWords = (pattern: RegExp, folded: string): boolean => folded.search(pattern) >= 0
