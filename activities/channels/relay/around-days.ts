import { isDateWord } from '#activities/channels/text/date-words.ts'
import { dayNamed, rangeIn } from '#activities/channels/text/stay-dates.ts'
import { fold } from '#workflows/domain/fold-text.ts'

/** No text holds it: in its place stand the days. */
const DAYS = '\uE002'
/** Between a house's name and the days. */
const BEFORE_DAYS = String.raw`(?:\s*[,:(–—-]|\s+(?:for|per|il|dal|dall'|nel periodo|vom|für|am|du|pour|le|del|de|el|para|van|op|voor|od|na|w|dnia|w terminie|em|a|das|ve dnech|v termínu|from|on))*\s*`
/** Where the days of a text begin, with what stands before them. */
export const endsBeforeDays = `${BEFORE_DAYS}${DAYS}`
export const endsBeforeDaysOrText = `${BEFORE_DAYS}(?:${DAYS}|$)`

/** A text with its days marked. */
export function withDaysMarked(text: string): string {
  const days = rangeIn(text) ?? dayNamed(text)
  if (days === null) return text
  // `from Tue, Dec 15`: the day of the week belongs to it.
  const above = text
    .slice(0, days.begin)
    .replace(DAY_OF_WEEK, (whole, word: string | undefined, short: string | undefined) =>
      isDateWord(fold(word ?? short ?? '')) ? '' : whole,
    )
  return `${above}${DAYS}${text.slice(days.end)}`
}

/** Short ones are words, too: `vistas al mar`. */
const DAY_OF_WEEK =
  /(?<=\s(?:\p{Ll}{1,5}|dall['’])\s?)(\p{L}{4,15}(?:-feira)?)[.,]{0,2}\s+$|(?<=\sfrom\s)(\p{L}{3}),?\s+$/u
