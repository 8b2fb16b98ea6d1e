import { fold } from '#workflows/domain/fold-text.ts'
import { hasWords } from './compile-words.ts'
import type { LanguageKit } from './language-kit.ts'
import { isOneSlipApart } from './unknown-words.ts'
import { TALK } from './words/talk.ts'

/** Shorter words are too near to each other. */
const LONG = 6

type Term = { word: string; isOpen: boolean }
const termsOf = new Map<string, Term[]>()

/** Single words of the subjects and times of a language, as they are spelled. */
function terms(kit: LanguageKit): Term[] {
  const known = termsOf.get(kit.language)
  if (known !== undefined) return known
  const sources = kit.topics.map(([, pattern]) => pattern.source)
  const words = sources
    .flatMap((source) => source.match(/(?<=[(|:])\p{L}+(?:\\p\{L\}\*)?(?=[|)])/gu) ?? [])
    .map((word) => ({ word: word.replace('\\p{L}*', ''), isOpen: word.endsWith('*') }))
    .filter(({ word }) => word.length >= LONG)
  termsOf.set(kit.language, words)
  return words
}

const isWordOfAsking = (word: string, { cues, aspects }: LanguageKit): boolean =>
  [
    cues.asks,
    cues.neutral,
    cues.enter,
    cues.leave,
    cues.comes,
    cues.stays,
    cues.early,
    cues.late,
    cues.when,
    cues.negation,
    cues.thanks,
    ...aspects.map(([, pattern]) => pattern),
  ].some((pattern) => hasWords(pattern, word))

/** 'Gebraucht' is no slip of 'geraucht'. */
const isTalk = (word: string, { language }: LanguageKit): boolean =>
  TALK[language].has(word) || TALK[language].has(word.replace(/^ge/, ''))

/** People, in a word that is near to a thing's: 'dois casais' are no channels. */
const PEOPLE = new Set(['casais', 'caminho'])

/** The text with misspelt names of things put right; what is an everyday word, or names something already, stays. */
export function correctSlips(text: string, kit: LanguageKit): string {
  const folded = fold(text)
  if (kit.topics.some(([, pattern]) => folded.search(pattern) >= 0)) return text
  return text.replace(/\p{L}{6,}/gu, (word) => {
    const plain = fold(word)
    if (kit.everyday.has(plain) || isTalk(plain, kit) || PEOPLE.has(plain) || isWordOfAsking(plain, kit)) return word
    return (
      terms(kit).find(
        (term) =>
          isOneSlipApart(plain, term.word) ||
          (term.isOpen && isOneSlipApart(plain.slice(0, term.word.length), term.word)),
      )?.word ?? word
    )
  })
}
