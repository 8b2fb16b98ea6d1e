import { foldedWords } from '#workflows/domain/fold-text.ts'
import { PROOF_WORDS } from '#workflows/domain/proof/proof-words.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { TALK } from '#workflows/domain/reading/words/talk.ts'
import { CLOSED } from './closed-words.ts'
import { LIGHT } from './light-words.ts'

/** 'Panstwo' and 'Voi' are no names, however they are written. */
export const closedWords = oncePerKit((kit: LanguageKit) => {
  const closed = new Set(CLOSED[kit.language].split(' '))
  return (word: string) => closed.has(word)
})

/** Courtesy, everyday words and verbs that say no more than that something is so. */
export const lightWords = oncePerKit((kit: LanguageKit) => {
  const courtesy = new Set(foldedWords(PROOF_WORDS[kit.language].courtesy))
  const light = new Set(LIGHT[kit.language].flatMap((words) => words.split(' ')))
  const talk = TALK[kit.language]
  const closed = new Set(CLOSED[kit.language].split(' '))
  return (word: string) =>
    kit.everyday.has(word) || courtesy.has(word) || light.has(word) || talk.has(word) || closed.has(word)
})

function oncePerKit<T>(make: (kit: LanguageKit) => T): (kit: LanguageKit) => T {
  const known = new Map<string, T>()
  return (kit) => {
    const made = known.get(kit.language) ?? make(kit)
    known.set(kit.language, made)
    return made
  }
}

/** Another form of a word that says nothing: 'utilisés' of 'utiliser', 'encontrarán' of 'encontrar'. */
export const isLightForm = oncePerKit((kit: LanguageKit) => {
  const stems = new Set(LIGHT[kit.language].flatMap((words) => words.split(' ')).flatMap(stemOf))
  return (word: string) => word.length <= LONGEST && stemsIn(word).some((stem) => stems.has(stem))
})

const SHORTEST = 6
const LONGEST = 14
/** Endings have so many characters at most. */
const ENDING = 3

const stemOf = (word: string): string[] =>
  word.length < SHORTEST + 1 ? [] : [word.slice(0, Math.max(SHORTEST, word.length - 2))]

const stemsIn = (word: string): string[] =>
  Array.from({ length: ENDING + 1 }, (_, cut) => word.slice(0, word.length - cut)).filter(
    (stem) => stem.length >= SHORTEST,
  )
