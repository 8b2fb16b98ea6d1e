/** `a`, `a e b`, `a, b e c`. */
export const joinWords = (words: string[], and: string): string =>
  words.length <= 1 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`

/** A sentence with its full stop, whatever the text in it ends with. */
export const endSentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
