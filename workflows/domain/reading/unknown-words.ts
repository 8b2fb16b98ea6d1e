import { hasWords } from './compile-words.ts'
import type { LanguageKit } from './language-kit.ts'
import { TALK } from './words/talk.ts'

/** A figure with what it counts. */
const FIGURES = /\d+(?:[:.,]\d+)?\s?(?:uhr|h|am|pm|kg|km|m|cm|min|%|€|zl|eur|euros?)?(?![\p{L}\p{N}])/gu

/** The words of folded text that nothing here knows: they may change what is asked. */
export function unknownWords(folded: string, kit: LanguageKit, names: ReadonlySet<string>): string[] {
  const { cues, aspects } = kit
  const known = [
    cues.asks,
    cues.confirms,
    cues.joins,
    cues.negation,
    cues.when,
    cues.enter,
    cues.leave,
    cues.early,
    cues.late,
    cues.neutral,
  ]
  const stripped = [...aspects.map(([, pattern]) => pattern), ...known].reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    folded.replace(FIGURES, ' '),
  )
  return (stripped.match(/\p{L}+/gu) ?? []).filter(
    (word) =>
      word.length > 2 &&
      !kit.everyday.has(word) &&
      !TALK[kit.language].has(word) &&
      !names.has(word) &&
      !isNearlyKnown(word, kit),
  )
}

/** A slip of one character in a long everyday word changes nothing. */
const isNearlyKnown = (word: string, { everyday }: LanguageKit): boolean =>
  [...everyday].some((known) =>
    word.length >= 6
      ? known.length >= 5 && isOneSlipApart(word, known)
      : // As 'befor': one that only lacks the end of its word.
        word.length === 5 && known.length === 6 && known.startsWith(word) && word.endsWith(known.at(-2) ?? ''),
  )

/** One character more, less, other, or two changed about. */
export function isOneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const restA = a.slice(start, a.length - end)
  const restB = b.slice(start, b.length - end)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}

/** True where a text is made of nothing but thanks, agreement and farewell. */
export function isMereThanks(folded: string, kit: LanguageKit, names: ReadonlySet<string>): boolean {
  if (/\d/.test(folded.replace(/\d{1,2}\s?\/\s?10/g, ''))) return false
  const words = folded.match(/[\p{L}'-]+/gu) ?? []
  const isKnown = (word: string) => hasWords(kit.cues.thanks, word) || names.has(word)
  return (
    words.length > 0 &&
    words.every((word) => isKnown(word) || word.split(/['-]/).every((part) => part === '' || isKnown(part)))
  )
}
