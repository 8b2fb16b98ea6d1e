import type { Correspondence } from '#activities/channels/text/correspondence.ts'
import { isDateText } from '#activities/channels/text/date-words.ts'
import type { Labels } from './frames/compile-frame.ts'
import { valueOf } from './frames/frame-values.ts'
import { labelOn } from './frames/label-on.ts'
import type { LabelKind } from './languages/frame.ts'
import { dayNamed, rangeIn } from './stay-dates.ts'

/** A value with the kind of label that it stands under. */
export type Labelled = { kind: LabelKind; value: string }

const MOST_COLUMNS = 6
const MOST_LINES = 2_000

/**
 * What stands under a platform's labels: behind them, below them, or in columns below several. A line of nothing but days is a stay's. Names
 * and titles are taken as they are written: whoever asks for one knows what cannot be one.
 */
export function labelledIn(text: string, labels: Labels, of: Correspondence): Labelled[] {
  const lines = text
    .split(/\n|\t| {2,}/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
  const found: Labelled[] = []
  for (let at = 0; at < lines.length; at++) {
    const label = labelOn(lines[at] ?? '', labels)
    if (label === null) {
      if (isDateText(lines[at] ?? '') && rangeIn(lines[at] ?? '') !== null)
        found.push({ kind: 'dates', value: lines[at] ?? '' })
      continue
    }
    if (label.value !== '') {
      found.push(...readAs(label.kinds, label.value, of))
      continue
    }
    const columns = columnsAt(lines, at, labels)
    const rows = columns.map((kinds, nth) => readAs(kinds, lines[at + columns.length + nth] ?? '', of))
    if (columns.length > 1 && rows.every((row) => row.length > 0)) {
      found.push(...rows.flat())
      at += 2 * columns.length - 1
    } else {
      const below = readAs(label.kinds, lines[at + 1] ?? '', of)
      found.push(...below)
      // What it promises is no label itself: `Apartment` below `Property name` begins a name.
      if (below.length > 0) at++
    }
  }
  return found
}

/** The kinds of labels that stand here in a row, each alone on its line. */
function columnsAt(lines: readonly string[], at: number, labels: Labels): (readonly LabelKind[])[] {
  const columns: (readonly LabelKind[])[] = []
  for (let next = at; next < lines.length && columns.length < MOST_COLUMNS; next++) {
    const label = labelOn(lines[next] ?? '', labels)
    if (label === null || label.value !== '') break
    columns.push(label.kinds)
  }
  return columns
}

const NOBODY_NAMED = (of: Correspondence): Correspondence => ({ ...of, names: [] })

const MOST_OF_DAY = 70

/** A day with more beside it, such as from which hour on: it is read, and nothing is cut for it. */
function dayKind(kinds: readonly LabelKind[], value: string): LabelKind | null {
  const kind = kinds.find((one) => one === 'checkIn' || one === 'checkOut' || one === 'dates')
  if (kind === undefined || value.length > MOST_OF_DAY || /[?!]/.test(value)) return null
  return dayNamed(value) === null ? null : kind
}

function readAs(kinds: readonly LabelKind[], value: string, of: Correspondence): Labelled[] {
  if (value === '') return []
  const read = valueOf(kinds, value, of) ?? valueOf(kinds, value, NOBODY_NAMED(of))
  const kind = read?.kind ?? dayKind(kinds, value)
  return kind === null ? [] : [{ kind, value }]
}
