import { foldedWords } from '#workflows/domain/fold-text.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import type { EvalProperty } from './eval-data.ts'

/** So many words of a note in a row are no coincidence. */
const RUN = 4

/** Words of the host's notes that stand in a reply although the note is in another language than the guest's. */
export function quotedWords(reply: string, { additionalInfo, extras }: EvalProperty, language: string): string[] {
  const notes = [additionalInfo ?? '', ...extras.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))]
  const said = ` ${foldedWords(reply).join(' ')} `
  return notes
    .flatMap((note) => note.split(/(?<=[.!?])\s+|\n+/))
    .filter((sentence) => detectLanguage(sentence) !== language && detectLanguage(notes.join(' ')) !== language)
    .flatMap((sentence) => runsOf(foldedWords(sentence)))
    .filter((run) => said.includes(` ${run} `))
}

const runsOf = (words: string[]): string[] =>
  words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, index) => words.slice(index, index + RUN).join(' '))
