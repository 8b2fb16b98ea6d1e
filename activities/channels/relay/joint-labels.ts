import { dayNamed } from '#activities/channels/text/stay-dates.ts'
import type { Labels } from './frames/compile-frame.ts'
import { keyOf } from './frames/line-key.ts'
import type { Labelled } from './labelled.ts'
import type { LabelKind } from './languages/frame.ts'

const [MOST_LINES, LONGEST_LABEL, MOST_PARTS] = [2_000, 60, 4]
const BETWEEN_LABELS = /\s*[/,+&|]\s*|\s+(?:[-–—]|and|e|und|et|y|en|i|a|och|og)\s+/u
/** What may stand between two values; of two days written `03/05/2027 / 05/05/2027` only a mark with room around it does. */
const BETWEEN_VALUES = [/\s+[/|+&,–—-]\s+/u, /\s*[–—]\s*/u, /\s*[/,+&]\s*/u, /\s+(?:and|e|und|et|y|en|i|a|och|og)\s+/u]
/** Who comes, and when: what platforms tell under one label for two. */
const TOGETHER: readonly (readonly LabelKind[])[] = [
  ['adults', 'children'],
  ['checkIn', 'checkOut'],
]

type Row = { cells: readonly string[] }

/** What stands under a label for two things: `Adults/Children: 2/0`, `Anreise/Abreise: 03.05. – 10.05.`, behind it, below it or in its column. */
export function jointlyLabelledIn(text: string, labels: Labels): Labelled[] {
  const rows = text
    .split('\n')
    .slice(0, MOST_LINES)
    .flatMap((line): Row[] => (line.trim() === '' ? [] : [{ cells: cellsOf(line) }]))
  return rows.flatMap(({ cells }, at) =>
    cells.flatMap((cell, nth) => {
      const colon = cell.search(/[:：]/)
      const kinds = kindsOf(colon === -1 ? cell : cell.slice(0, colon), labels)
      if (kinds === null) return []
      const inline = colon === -1 ? '' : cell.slice(colon + 1).trim()
      const below = rows[at + 1]?.cells ?? []
      const beside = [inline, cells[nth + 1] ?? '', below.length === cells.length ? (below[nth] ?? '') : '']
      return beside.map((value) => valuesOf(value, kinds)).find((found) => found !== null) ?? []
    }),
  )
}

const cellsOf = (line: string) =>
  line
    .trim()
    .split(/\t| {2,}/)
    .map((cell) => cell.trim())

/** Of each part what it promises; a further part may be anything, such as infants. Null for what is no such label. */
function kindsOf(label: string, labels: Labels): readonly LabelKind[] | null {
  if (label.length > LONGEST_LABEL || /\d/.test(label)) return null
  const parts = label.split(BETWEEN_LABELS)
  if (parts.length < 2 || parts.length > MOST_PARTS) return null
  const promised = parts.map((part) => labels.get(keyOf(part)) ?? [])
  return TOGETHER.find((kinds) => kinds.every((kind, nth) => promised[nth]?.includes(kind) === true)) ?? null
}

/** As many values as parts, each of its own kind. */
function valuesOf(text: string, kinds: readonly LabelKind[]): Labelled[] | null {
  for (const between of BETWEEN_VALUES) {
    const values = text.split(between).map((value) => value.trim())
    const found = kinds.map((kind, nth) => ({ kind, value: values[nth] ?? '' }))
    if (values.length <= MOST_PARTS && found.every(isOfKind)) return found
  }
  return null
}

const isOfKind = ({ kind, value }: Labelled) =>
  kind === 'adults' || kind === 'children' ? /^\d{1,2}$/.test(value) : dayNamed(value) !== null
