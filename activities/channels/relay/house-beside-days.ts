import { isDateText } from '#activities/channels/text/date-words.ts'
import { rangeIn } from '#activities/channels/text/stay-dates.ts'
import { endsBeforeDays, withDaysMarked } from './around-days.ts'
import { escaped } from './escaped.ts'
import { frameOf } from './frames/frame-place.ts'
import { knownLines } from './frames/known-lines.ts'
import { type LabelOn, labelOn } from './frames/label-on.ts'
import { keyOf } from './frames/line-key.ts'
import { mayBeHouse } from './house-alone.ts'
import type { Sought } from './sought.ts'

const [SHORTEST, MOST_LINES] = [4, 400]

/**
 * The house by where it stands, where no list knows how a platform calls it: a line of the mail that its subject names right before the
 * days, or the name right above the day of arrival or the rows above it, as a heading of the page, or in a notice, in which no guest writes.
 */
export function houseBesideDays({ mail, speaker, said, subject }: Sought, guest: string | null): string | null {
  const lines = said.all
    .split(/[\n\t]/)
    .slice(1, MOST_LINES)
    .map((line) => line.trim())
  const marked = withDaysMarked(subject)
  const isBeforeDays = (line: string) =>
    line.length >= SHORTEST &&
    subject.includes(line) &&
    new RegExp(String.raw`(?:^|[\s«"“'’:–-])${escaped(line)}[»"”]?${endsBeforeDays}`, 'u').test(marked)
  const named = lines.filter((line) => mayBeHouse(line, guest) && isBeforeDays(line))
  const longest = named.toSorted((one, other) => other.length - one.length)[0]
  if (longest !== undefined) return longest
  const frame = frameOf(mail.channel)
  const filled = lines.filter((line) => keyOf(line) !== '')
  const isOfDays = (line: string) =>
    labelOn(line, frame.labels)?.kinds.some((kind) => kind === 'checkIn' || kind === 'dates') === true
  const at = filled.findIndex((line) => isOfDays(line) || isRowOfStay(line))
  const isTitle = (line: string) => {
    const [isKnown = true] = knownLines([line], frame, mail.of).isKnown
    const stands = speaker === 'platform' || mail.of.page?.get(keyOf(line))?.isHeading === true
    return stands && !isKnown && labelOn(line, frame.labels) === null && mayBeHouse(line, guest)
  }
  const first = filled.slice(0, Math.max(0, at)).findLastIndex((line) => !hasValue(labelOn(line, frame.labels)))
  const above = [filled[at - 1], filled[first]].filter((line) => line !== undefined)
  return at > 0 ? (above.find(isTitle) ?? null) : null
}

/** `17 jul. 2027 – 24 jul. 2027 · 4 gasten`: the days alone, or first among facts that dots part. */
const isRowOfStay = (line: string) => {
  const [days = ''] = line.split(/ [·•|] /)
  return isDateText(days) && rangeIn(days) !== null
}

/** `Booking number: 4655190012`: of a table whose rows stand above the day of arrival. */
const hasValue = (label: LabelOn | null) => label !== null && label.value !== ''
