import { isDateText } from '#activities/channels/text/date-words.ts'
import { rangeIn, type StayDates, singleDate } from '#activities/channels/text/stay-dates.ts'
import { guestsIn } from './frames/guest-count.ts'

const MOST_LINES = 400
const MOST_CHARACTERS = 60
const LONGEST_MS = 120 * 86_400_000

/** What stands on lines of its own under labels that nobody knows; of more than one stay nothing is told. */
export type ToldAlone = StayDates & { guests: number | null }

/** The only two days that a platform's text names on lines of their own, and the only count of guests that says what it counts. */
export function toldAlone(text: string, at: Date): ToldAlone {
  const lines = text
    .split(/\n|\t| {2,}| [·•|] /)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= MOST_CHARACTERS)
    .slice(0, MOST_LINES)
  // A span is no day: of two of them the first days are no stay.
  const ofOne = lines.filter((line) => isDateText(line) && rangeIn(line) === null)
  const days = new Set(ofOne.flatMap((line) => singleDate(line, at) ?? []))
  const [checkIn = null, checkOut = null, ...others] = [...days].toSorted()
  const isStay =
    checkIn !== null &&
    checkOut !== null &&
    others.length === 0 &&
    Date.parse(checkOut) - Date.parse(checkIn) <= LONGEST_MS
  const counts = new Set(lines.filter((line) => /\p{L}/u.test(line)).flatMap((line) => guestsIn(line) ?? []))
  const [guests = null, ...more] = counts
  return {
    ...(isStay ? { checkIn, checkOut } : { checkIn: null, checkOut: null }),
    guests: more.length === 0 ? guests : null,
  }
}
