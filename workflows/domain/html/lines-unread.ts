import { wordsOf } from './words-of.ts'

/**
 * The lines of a text that the other does not say word after word from where it begins to say something: the same words in another row,
 * or behind a 'not', say something else.
 */
export function linesUnread(text: string, said: string): string {
  const sentences = said.split(/[\n.!?:;]+/).map((sentence) =>
    wordsOf(sentence)
      .map((word) => `${word} `)
      .join(''),
  )
  const row = sentences.join('')
  let end = 0
  const begins = sentences.map((sentence) => (end += sentence.length) - sentence.length)
  const isSaid = (words: string) => begins.some((begin) => row.startsWith(words, begin))
  return text
    .split('\n')
    .filter(
      (line) =>
        !isSaid(
          wordsOf(line)
            .map((word) => `${word} `)
            .join(''),
        ),
    )
    .join('\n')
    .trim()
}
