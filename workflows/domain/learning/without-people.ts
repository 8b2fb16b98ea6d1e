import { cutText } from '#workflows/domain/cut-text.ts'
import { readTokens } from '#workflows/domain/evidence-tokens.ts'
import { foldedWords } from '#workflows/domain/fold-text.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'

/** What tells of a person: kept out of what another guest's draft is made with. */
const PERSONAL = new Set(['email', 'phone', 'link', 'iban', 'code', 'secret', 'placeholder'])
const LENGTH_MAX = 600

/** A text of another conversation without the sentences that name its people or hold what is theirs. */
export function withoutPeople(
  text: string,
  { names, language }: { names: readonly string[]; language: string },
): string {
  const people = new Set(names.flatMap(foldedWords).filter((word) => word.length > 1))
  const sentences = splitSentences(text, language)
    .filter((sentence) => !foldedWords(sentence).some((word) => people.has(word)))
    .filter((sentence) => !readTokens(sentence).some(({ kind }) => PERSONAL.has(kind)))
  return cutText(sentences.join(' '), LENGTH_MAX)
}
