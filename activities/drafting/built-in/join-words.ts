/** A list in words, its last two joined by `and`: `a`, `a e b`, `a, b e c`. */
export const joinWords = (words: string[], and: string): string =>
  words.length <= 1 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
