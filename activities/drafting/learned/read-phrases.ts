import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DraftLanguage } from '#workflows/domain/draft.ts'

/** One sentence as guests write it, and what it is about: `parking.price`, or a kind of message such as `news`. */
export type Phrase = { labels: string[]; text: string }

/** The phrases of a language, one a line: labels joined by `+`, a tab, the text. */
export function readPhrases(language: DraftLanguage): Phrase[] {
  const lines = readFileSync(join(import.meta.dirname, 'phrases', `${language}.tsv`), 'utf8').split('\n')
  return lines
    .map((line) => line.split('\t'))
    .flatMap(([labels, text]) =>
      labels === undefined || text === undefined ? [] : [{ labels: labels.split('+'), text }],
    )
}

/** What a label is about: `parking` of `parking.price`. */
export const topicOf = (label: string): string => label.split('.')[0] ?? label
