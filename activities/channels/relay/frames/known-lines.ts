import type { LabelKind } from '#activities/channels/relay/languages/frame.ts'
import { type Correspondence, isNameLine } from '#activities/channels/text/correspondence.ts'
import { isDateText } from '#activities/channels/text/date-words.ts'
import { isReplyAbove } from '#activities/channels/text/quote-heads.ts'
import { baseSubject } from '#activities/channels/text/subject.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { CompiledFrame, Labels } from './compile-frame.ts'
import { isName, type ValueSays, valueOf } from './frame-values.ts'
import { labelOn } from './label-on.ts'
import { keyOf, saysNothing } from './line-key.ts'
import { type Phrases, phraseIn } from './phrases.ts'

const MOST_LINES = 3
const MOST_COLUMNS = 6
/** Labels of which nobody but the platform speaks: where they stand, the table of a stay begins. */
const NAMES_A_STAY: readonly LabelKind[] = ['name', 'code']
const OTHERS_AROUND_A_TITLE = 2

type Sought = { phrases: Phrases; of: Correspondence }

/** How many lines from here say one of the phrases, whole; 0 where none do. A name in it is the guest's. */
export function phraseAt(lines: readonly string[], at: number, { phrases, of }: Sought): number {
  for (let count = 1; count <= MOST_LINES && at + count <= lines.length; count++) {
    if (count > 1 && (lines[at + count - 1] ?? '').trim() === '') return 0
    const text = lines.slice(at, at + count).join(' ')
    const key = keyOf(text)
    if (key === '') return 0
    const found = phraseIn(key, phrases)
    if (found === true) return count
    const isTheirs = (name: string) => (of.names.length > 0 ? isNameLine(name, of) : isName(originalOf(text, name), of))
    if (found?.some(isTheirs)) return count
  }
  return 0
}

/** The name as it was written: where the headers say none, they are what makes it one. It may touch other words. */
export function originalOf(text: string, folded: string): string {
  const words = text.match(/[\p{L}\p{M}.'’-]+/gu) ?? []
  const wanted = folded.split(' ')
  const from = words.findIndex((_, at) => wanted.every((word, nth) => fold(words[at + nth] ?? '') === word))
  return from === -1 ? touchingOf(text, folded) : words.slice(from, from + wanted.length).join(' ')
}

const MOST_OF_LINE = 80

function touchingOf(text: string, folded: string): string {
  const signs = text.slice(0, MOST_OF_LINE).split(/(?:)/u)
  for (let from = 0; from < signs.length; from++) {
    for (let end = from + 1; end <= signs.length; end++) {
      const part = signs.slice(from, end).join('')
      if (fold(part) === folded) return part.trim()
    }
  }
  return ''
}

export type LabelLine = { kind: LabelKind; key: string; end: number; namesStay: boolean }
/** `labels`: the label that stands on a line, up to where what it promises ends. */
export type KnownLines = { isKnown: boolean[]; labels: (LabelLine | null)[] }

/** Which lines are provably the platform's, and where its labels stand. */
export function knownLines(lines: readonly string[], frame: CompiledFrame, of: Correspondence): KnownLines {
  const isKnown = lines.map(saysNothing)
  const labels: KnownLines['labels'] = lines.map(() => null)
  const titles: number[] = []
  const kinds = new Set<string>()
  const says = new Set(
    [of.subject, baseSubject(of.subject), ...(of.titles ?? [])].map(keyOf).filter((key) => key !== ''),
  )
  for (let at = 0; at < lines.length; at++) {
    if (isKnown[at]) continue
    const line = lines[at] ?? ''
    const count = phraseAt(lines, at, { phrases: frame.all, of }) || titleAt(lines, at, says)
    const label = labelAt(lines, at, { labels: frame.labels, of })
    const columns = count === 0 ? columnsAt(lines, at, { labels: frame.labels, of }) : []
    if (count > 0) isKnown.fill(true, at, at + count)
    else if (columns.length > 0) {
      for (const column of columns) {
        labels[column.at] = { ...column, namesStay: NAMES_A_STAY.includes(column.kind) }
        kinds.add(column.key)
      }
      const end = columns.at(-1)?.end ?? at
      isKnown.fill(true, at, end)
      at = end - 1
    } else if (label !== null) {
      labels[at] = { ...label, namesStay: NAMES_A_STAY.includes(label.kind) }
      if (label.says === 'if_among_others') for (let one = at; one < label.end; one++) titles.push(one)
      else {
        isKnown.fill(true, at, label.end)
        kinds.add(label.key)
      }
      at = label.end - 1
    } else
      isKnown[at] =
        isNameLine(line, of) ||
        isTeam(line, frame) ||
        isCopyright(line, frame) ||
        isNumberOfSubject(line, of) ||
        isReplyAbove(line) ||
        isRowOfPhrases(line, frame) ||
        isColumns(line, frame.labels)
  }
  if (kinds.size >= OTHERS_AROUND_A_TITLE) for (const at of titles) isKnown[at] = true
  // `Traveler phone` above `Available when booked`: a label with a line of the platform's in place of its value.
  for (const [at, line] of lines.entries()) {
    if (isKnown[at] || labelOn(line, frame.labels)?.value !== '') continue
    const below = lines.findIndex((one, index) => index > at && one.trim() !== '')
    if (below !== -1 && phraseAt(lines, below, { phrases: frame.all, of }) > 0) isKnown[at] = true
  }
  return { isKnown, labels }
}

/** What stands beside its name where a platform signs, folded. */
const TEAM = new Set(
  'the your il lo la l le el het de das ihr dein votre tu su a o di du da do van von team teams staff squadra equipe equipo equipa zespol tym'.split(
    ' ',
  ),
)
/** `Het Vrbo-team`, `Equipa Vrbo` */
function isTeam(line: string, { brands }: CompiledFrame): boolean {
  const folded = fold(line)
  if (line.length > 60 || !brands.test(folded)) return false
  const words = folded.replace(brands, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0 && words.every((word) => TEAM.has(word))
}

/** `© 2026 Vrbo, an Expedia Group company`: whatever a platform says behind its own. */
const isCopyright = (line: string, { brands }: CompiledFrame) =>
  /^\s*(?:copyright\s*)?(?:©|\(c\))\s*(?:copyright\s*)?(?:\d{4}|\p{Lu})/iu.test(line) &&
  !line.includes('?') &&
  brands.test(fold(line))

/** `#2345678`, as the subject names the house. */
const isNumberOfSubject = (line: string, { subject }: Correspondence) => {
  const number = /^#\s?(\d{4,14})$/.exec(line.trim())?.[1]
  return number !== undefined && new RegExp(`(?<!\\d)${number}(?!\\d)`).test(subject)
}

/** `Privacy Policy | Unsubscribe` */
function isRowOfPhrases(line: string, { all }: CompiledFrame): boolean {
  const cells = line.split(' | ')
  return cells.length > 1 && cells.every((cell) => phraseIn(keyOf(cell), all) === true)
}

/** How many lines from here say the subject, or the house that it names. */
function titleAt(lines: readonly string[], at: number, says: ReadonlySet<string>): number {
  for (let count = 1; count <= MOST_LINES && at + count <= lines.length; count++) {
    if (count > 1 && (lines[at + count - 1] ?? '').trim() === '') return 0
    if (says.has(keyOf(lines.slice(at, at + count).join(' ')))) return count
  }
  return 0
}

/** `Check-in      Checkout`: labels beside each other, or days. */
function isColumns(line: string, labels: Labels): boolean {
  const cells = line.trim().split(/ {2,}/)
  return cells.length > 1 && cells.every((cell) => labels.has(keyOf(cell)) || isDateText(cell))
}

type Column = Label & { at: number }

/** Labels in a row, each alone on its line, and below them what each promises. */
function columnsAt(lines: readonly string[], from: number, { labels, of }: LabelsOf): Column[] {
  const filled = lines
    .slice(from, from + MOST_LINES * MOST_COLUMNS)
    .flatMap((line, at) => (line.trim() === '' ? [] : [from + at]))
  const found = filled.map((at) => labelOn(lines[at] ?? '', labels))
  const other = found.findIndex((label) => label === null || label.value !== '')
  const count = other === -1 ? found.length : other
  if (count < 2) return []
  const columns = filled.slice(0, count).flatMap((at, nth) => {
    const below = filled[count + nth]
    const value = below === undefined ? null : valueOf(found[nth]?.kinds ?? [], lines[below] ?? '', of)
    return value?.says !== 'yes' || below === undefined
      ? []
      : [{ ...value, key: found[nth]?.key ?? '', at, end: below + 1 }]
  })
  return columns.length === count ? columns : []
}

type LabelsOf = { labels: Labels; of: Correspondence }
type Label = { kind: LabelKind; key: string; end: number; says: ValueSays }

/** A label with what it promises, behind it or below it: a label with anything else is somebody's sentence. */
function labelAt(lines: readonly string[], at: number, { labels, of }: LabelsOf): Label | null {
  const found = labelOn(lines[at] ?? '', labels)
  if (found === null) return null
  const { kinds, key } = found
  if (found.value !== '') {
    const value = valueOf(kinds, found.value, of)
    return value === null ? null : { ...value, key, end: at + 1 }
  }
  const below = lines.findIndex((text, index) => index > at && text.trim() !== '')
  if (below === -1 || below > at + MOST_LINES) return null
  const value = valueOf(kinds, lines[below] ?? '', of)
  if (value === null) return null
  // The hour stands below its day.
  const isDay = value.kind === 'checkIn' || value.kind === 'checkOut'
  const hour = isDay && valueOf(['dates'], lines[below + 1] ?? '', of)?.says === 'yes' ? 1 : 0
  return { ...value, key, end: below + 1 + hour }
}
