import { fold } from '#workflows/domain/fold-text.ts'
import { escaped } from './escaped.ts'
import { LANGUAGES } from './languages/languages.ts'

const anyOf = (words: readonly string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${words.map((word) => escaped(fold(word))).join('|')})(?!\p{L})`, 'u')

const NOTICE = anyOf(LANGUAGES.flatMap(({ notices }) => notices))
const WROTE = anyOf(LANGUAGES.flatMap(({ wrote }) => wrote))

/** Whether a subject is of what platforms tell by themselves, in any of their languages. */
export const isNotice = (subject: string): boolean => NOTICE.test(fold(subject))

/** Whether a subject asks, or says that somebody wrote. */
export const saysSomebodyWrote = (subject: string): boolean => subject.includes('?') || WROTE.test(fold(subject))
