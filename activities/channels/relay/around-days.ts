import { dayNamed, rangeIn } from '#activities/channels/text/stay-dates.ts'

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
  return days === null ? text : `${text.slice(0, days.begin)}${DAYS}${text.slice(days.end)}`
}
