/**
 * One of several words, each with its first character small or large: what names a person or a house is told by its capital, so that no flag
 * may fold them. Groups within expressions that ignore case (`(?i:…)`) fail once V8 has compiled them.
 */
export const eitherCase = (words: string): string =>
  `(?:${words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^\p{L}/u, (first) => `[${first.toLowerCase()}${first.toUpperCase()}]`))
    .join('|')
    .replaceAll('_', ' ')})`
