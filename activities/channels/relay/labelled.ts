import type { Correspondence } from '#activities/channels/text/correspondence.ts'
import { isDateText } from '#activities/channels/text/date-words.ts'
import { dayNamed, rangeIn } from '#activities/channels/text/stay-dates.ts'
import type { Labels } from './frames/compile-frame.ts'
import { isCalled, mayBeCalled, valueOf } from './frames/frame-values.ts'
import { labelOn } from './frames/label-on.ts'
import { keyOf } from './frames/line-key.ts'
import type { LabelKind } from './languages/frame.ts'

/** A value with the kind of label that it stands under. */
export type Labelled = { kind: LabelKind; value: string }

const MOST_COLUMNS = 6
const MOST_LINES = 2_000

/**
 * What stands under a platform's labels: behind them, below them, or in columns below several. A line of nothing but days is a stay's. Names
 * and titles are taken as they are written: whoever asks for one knows what cannot be one.
 */
export function labelledIn(text: string, labels: Labels, of: Correspondence): readonly Labelled[] {
  const ofMail = known.get(of) ?? new Map<string, readonly Labelled[]>()
  known.set(of, ofMail)
  const before = ofMail.get(text)
  if (before !== undefined) return before
  const found = findIn(text, labels, of)
  ofMail.set(text, found)
  return found
}

/** One mail's texts are asked several times, for its facts and for its codes. */
const known = new WeakMap<Correspondence, Map<string, readonly Labelled[]>>()

function findIn(text: string, labels: Labels, of: Correspondence): Labelled[] {
  const { found, rest } = underRows(text.split('\n').slice(0, MOST_LINES).map(withoutLeaders), labels, of)
  const behind: { one: Labelled; line: string }[] = []
  const lines = rest
    .flatMap((row) => row.split(BETWEEN_CELLS))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
  for (let at = 0; at < lines.length; at++) {
    const label = labelOn(lines[at] ?? '', labels)
    if (label === null) {
      const called = CALLED_AS_LABEL.exec(lines[at] ?? '')?.[2]
      if (called !== undefined && mayBeCalled(called)) found.push({ kind: 'title', value: called })
      if (isDateText(lines[at] ?? '') && rangeIn(lines[at] ?? '') !== null)
        found.push({ kind: 'dates', value: lines[at] ?? '' })
      continue
    }
    if (label.value !== '') {
      const read = readAs(label.kinds, label.value, of)
      for (const one of read) if (one.kind === 'title') behind.push({ one, line: keyOf(lines[at] ?? '') })
      found.push(...read)
      continue
    }
    const columns = columnsAt(lines, at, labels)
    const rows = columns.map((kinds, nth) => readAs(kinds, lines[at + columns.length + nth] ?? '', of))
    if (columns.length > 1 && rows.every((row) => row.length > 0)) {
      found.push(...rows.flat())
      at += 2 * columns.length - 1
    } else {
      const below = isRowOfDay(label.kinds, lines[at + 1] ?? '', labels)
        ? []
        : readAs(label.kinds, lines[at + 1] ?? '', of)
      found.push(...below)
      // What it promises is no label itself: `Apartment` below `Property name` begins a name.
      if (below.length > 0) at++
    }
  }
  // Where a house is called `Apartament Lipowa`, no label stands in that line elsewhere.
  const houses = new Set(found.flatMap(({ kind, value }) => (kind === 'title' ? [keyOf(value)] : [])))
  const halves = new Set(behind.flatMap(({ one, line }) => (houses.has(line) ? [one] : [])))
  return found.filter((one) => !halves.has(one))
}

/** `Check-in: 2 June` below `New dates`, which is a heading: the row has a label of its own. */
function isRowOfDay(kinds: readonly LabelKind[], line: string, labels: Labels): boolean {
  const row = kinds.includes('dates') ? labelOn(line, labels) : null
  return row !== null && row.value !== '' && row.kinds.some((kind) => kind === 'checkIn' || kind === 'checkOut')
}

/** `Pousada: Pousada do Cais`: whatever its label, the house begins with it. */
const CALLED_AS_LABEL = /^(\p{Lu}\p{L}{3,20}):\s+(\1 \S.*)$/u
/** `Guest     : Jan Kos`, `Guest ........ Jan Kos`: what is drawn between a label and what it promises. */
const withoutLeaders = (row: string) =>
  row.replace(/(?<=[\p{L}.)]) {1,40}[:：] +(?=\S)|(?<=\p{L}) ?[.…_]{3,80}[:：]? ?(?=\S)/u, ': ')

const BETWEEN_CELLS = /\t| {2,}/
const [MOST_BELOW, MOST_APART] = [3, 12]
const cellsOf = (row: string) => {
  const cells = row.trim().split(BETWEEN_CELLS)
  return cells.length > MOST_COLUMNS ? [] : cells.map((cell) => cell.trim())
}

/** A table's row of labels and others, each above what it promises; a row of the days of the week may stand between. */
function underRows(rows: readonly string[], labels: Labels, of: Correspondence) {
  const found: Labelled[] = []
  const rest: string[] = []
  for (let at = 0; at < rows.length; at++) {
    const cells = cellsOf(rows[at] ?? '')
    const heads = cells.flatMap((cell, nth) => {
      const label = cells.length < 2 ? null : labelOn(cell, labels)
      return label?.value === '' ? [{ kinds: label.kinds, nth }] : []
    })
    const below = heads.length < 2 ? -1 : rowBelow(rows, at, { heads, columns: cells.length, labels, of })
    if (below === -1) rest.push(rows[at] ?? '')
    else {
      const values = cellsOf(rows[below] ?? '')
      found.push(...heads.flatMap(({ kinds, nth }) => readAs(kinds, values[nth] ?? '', of)))
      at = below
    }
  }
  return { found, rest }
}

type Head = { kinds: readonly LabelKind[]; nth: number }
type Heads = { heads: readonly Head[]; columns: number; labels: Labels; of: Correspondence }

function rowBelow(rows: readonly string[], at: number, { heads, columns, labels, of }: Heads): number {
  let seen = 0
  for (let below = at + 1; below <= at + MOST_APART && seen < MOST_BELOW; below++) {
    if ((rows[below] ?? '').trim() === '') continue
    seen++
    const values = cellsOf(rows[below] ?? '')
    const isTold = ({ kinds, nth }: Head) =>
      labelOn(values[nth] ?? '', labels)?.value !== '' && readAs(kinds, values[nth] ?? '', of).length > 0
    if (values.length === columns && heads.every(isTold)) return below
  }
  return -1
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
  const kind = read?.kind ?? dayKind(kinds, value) ?? kinds.find((one) => isCalled(one) && mayBeCalled(value)) ?? null
  return kind === null ? [] : [{ kind, value }]
}
