import { fold } from '#workflows/domain/fold-text.ts'
import { eventWordsIn } from './event-words.ts'

/**
 * `done`: what became of something; `wanted`: a change of it that somebody asks for, or a wish, with a guest's reasons, perhaps; `told`: of
 * what a guest says to all, or that they come soon, and never with a guest's words to the host. Of a
 * stay that is new nothing is told here.
 */
export type EventKind = 'done' | 'wanted' | 'told'

/** `changed: Jan Kos` behind `Booking` is what became of it, and no house. */
const tellsAtOnce = (title: string) =>
  /^\p{Ll}/u.test(title) && eventWordsIn(fold(title.split(/[\s:]/, 1)[0] ?? '')).has('happened')

/** `Theo wrote you a review`: what is written is the review, and no message. */
const WROTE =
  /(?<!\p{L})(?:wrote|writes|geschrieben|schrieb|schreibt|a ecrit|ecrit|escribio|ha escrito|ha scritto|geschreven|schreef|escreveu|napisal\p{L}*|napsal\p{L}*|skrev|har skrivit|har skrevet)(?!\p{L})/gu
const saysReview = (subject: string) => !eventWordsIn(fold(subject).replace(WROTE, ' ')).has('speaks')

/** Whether it hands on what a guest wishes, in their words. */
export const isWish = (subject: string): boolean => eventWordsIn(fold(subject)).has('wishes')

/** Whether a subject says that somebody writes, and not only that something is asked for. */
export const saysMessage = (subject: string): boolean => eventWordsIn(fold(subject)).has('speaks')

/**
 * What a subject tells; null where it tells of no event, or says that somebody writes. Of a booking a word of what and one of what became
 * of it: neither alone says anything, as a guest's mail is of a booking, too. `titles`: what houses are called in it, of which nothing is told.
 */
export function eventIn(subject: string, titles: readonly string[] = []): EventKind | null {
  const called = titles.filter((title) => !tellsAtOnce(title)).map(fold)
  const said = eventWordsIn(called.reduce((rest, title) => rest.replaceAll(title, ' '), fold(subject)))
  if (said.has('money_asked')) return 'told'
  if (said.has('speaks')) return said.has('reviewed') && saysReview(subject) ? 'told' : null
  if (said.has('wishes')) return 'wanted'
  if (said.has('booking') || said.has('asked') || said.has('payment')) {
    if (said.has('wanted') && !said.has('ended')) return said.has('happened') ? 'wanted' : null
    if (said.has('happened')) return 'done'
  }
  if (said.has('reviewed') || (said.has('soon') && !said.has('booked'))) return 'told'
  // An invoice may be what a guest asks for.
  if (said.has('alone')) return said.has('asked') || said.has('wanted') ? 'wanted' : 'done'
  return (said.has('guest') && said.has('came')) || said.has('cancelled') ? 'done' : null
}
