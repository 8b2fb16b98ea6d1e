import { cutText } from '#workflows/domain/cut-text.ts'
import { fold } from '#workflows/domain/fold-text.ts'

const RUN = /[\p{L}\p{N}\p{M}]+/gu
/** Where no spaces part words, every character is one. */
const WITHOUT_SPACES =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}])/u
/** A word of PostgreSQL's has at most 2,046 bytes, and all of a text a megabyte: https://www.postgresql.org/docs/18/textsearch-limitations.html */
const MOST_CHARACTERS = 40
const MOST_WORDS = 4_000

type PlacedWord = { word: string; from: number; to: number }

/** The words of a text, folded, with their places in it. */
export function placedWords(text: string): PlacedWord[] {
  const words: PlacedWord[] = []
  for (const { 0: run, index } of text.matchAll(RUN)) {
    let from = index
    for (const part of apart(run)) {
      for (const word of fold(part).match(RUN) ?? []) words.push({ word: cut(word), from, to: from + part.length })
      from += part.length
    }
  }
  return words
}

/** The words of texts as they are kept to be found: each once, folded all together, which costs a fraction of one by one. */
export function wordsOf(...texts: readonly (string | null)[]): string[] {
  const runs = fold(texts.filter((text) => text !== null).join('\n')).match(RUN) ?? []
  return [...new Set([...new Set(runs)].flatMap((run) => apart(run).map(cut)))].slice(0, MOST_WORDS)
}

const cut = (word: string) => (word.length > MOST_CHARACTERS ? cutText(word, MOST_CHARACTERS) : word)

const apart = (run: string) =>
  WITHOUT_SPACES.test(run) ? run.split(WITHOUT_SPACES).filter((part) => part !== '') : [run]
