import { rangeIn, type StayDates, singleDate, stayRange } from '#activities/channels/text/stay-dates.ts'
import type { Sought } from './sought.ts'
import type { ToldInProse } from './told-in-prose.ts'

/** The days of a stay: under a platform's labels or in its subject, where that says the year; else alone on lines, or in its sentences. */
export function stayDays(sought: Sought, prose: () => ToldInProse | null): StayDates {
  const { mail, speaker, platform, subject, under, inTyped, alone } = sought
  const { at } = mail
  const inSubject = stayRange(subject, at)
  const isDated = rangeIn(subject) !== null && /(?<!\d)20\d\d(?!\d)/.test(subject)
  // A guest may type a label: what its subject denies is not the platform's.
  const fitting = (day: string | null, ofSubject: string | null) =>
    ofSubject === null || day === null || day.slice(MONTH_AND_DAY) === ofSubject.slice(MONTH_AND_DAY) ? day : null
  const ranged = under('dates', (value) => stayRange(value, at).checkIn)
  const labelled = fitting(under('checkIn', (value) => singleDate(value, at)) ?? ranged, inSubject.checkIn)
  const [first, second] = isDated ? [inSubject.checkIn, labelled] : [labelled, inSubject.checkIn]
  const arrival = speaker === 'platform' && platform.saysArrival ? singleDate(subject, at) : null
  // One leaves after one comes: a day without its year is the next behind that.
  const comes = first ?? second ?? arrival
  const behind = comes === null ? at : new Date(comes)
  const leaves = fitting(
    under('checkOut', (value) => singleDate(value, behind)) ?? under('dates', (value) => stayRange(value, at).checkOut),
    inSubject.checkOut,
  )
  const told = isDated ? (inSubject.checkOut ?? leaves) : (leaves ?? inSubject.checkOut)
  const isUntold = comes === null && told === null
  const checkIn =
    comes ??
    inTyped('checkIn', (value) => singleDate(value, at)) ??
    (isUntold ? alone.checkIn : null) ??
    prose()?.checkIn ??
    null
  const checkOut =
    told ??
    inTyped('checkOut', (value) => singleDate(value, behind)) ??
    (isUntold || alone.checkIn === checkIn ? alone.checkOut : null) ??
    ofProse(prose, checkIn)
  return { checkIn, checkOut: checkOut !== null && (checkIn === null || checkOut > checkIn) ? checkOut : null }
}

/** Of `2027-02-18`. */
const MONTH_AND_DAY = 5

function ofProse(prose: () => ToldInProse | null, checkIn: string | null): string | null {
  const told = prose()
  return told !== null && told.checkIn === checkIn ? told.checkOut : null
}
