/** `swimming pool*, check-in` as one pattern on folded text: whole words, a hyphen may be a blank or nothing. */
export function compileWords(list: string): RegExp {
  const alternatives = list
    .split(',')
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map(toSource)
  if (alternatives.length === 0) return /(?!)/gu
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

const toSource = (words: string) => words.replace(/\*/g, '\\p{L}*').replace(/-/g, '[- ]?').replace(/ +/g, '\\s+')

/** True where a pattern of `compileWords` is found; those are global and remember where they stopped. */
export const hasWords = (pattern: RegExp, folded: string): boolean => folded.search(pattern) >= 0
