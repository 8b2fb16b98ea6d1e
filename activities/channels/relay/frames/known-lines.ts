import { type Correspondence, isNameLine } from '#activities/channels/text/correspondence.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { Frame, LabelKind } from './frame.ts'
import { isName, isValue } from './frame-values.ts'
import { keyOf, saysNothing } from './line-key.ts'

const MOST_LINES = 3
/** Labels of which nobody but the platform speaks: where they stand, the table of a stay begins. */
const NAMES_A_STAY: readonly LabelKind[] = ['name', 'number']
const OTHERS_AROUND_A_TITLE = 2

/** Fixed lines: whole, or with a name in them. */
export type Phrases = { whole: ReadonlySet<string>; named: RegExp[] }
export type CompiledFrame = {
  begins: Phrases
  ends: Phrases
  all: Phrases
  labels: ReadonlyMap<string, LabelKind>
}

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function phrasesOf(lines: readonly string[]): Phrases {
  const keys = lines.map((line) => keyOf(line.replace('{name}', 'NAMEHERE').replace('{number}', 'NUMBERHERE')))
  const isFixed = (key: string) => !/namehere|numberhere/.test(key)
  const toPattern = (key: string) =>
    new RegExp(`^${escaped(key).replace('namehere', '(?<name>.{1,60})').replace('numberhere', '[\\d -]{1,20}')}$`, 'u')
  return { whole: new Set(keys.filter(isFixed)), named: keys.filter((key) => !isFixed(key)).map(toPattern) }
}

export function compileFrame({ begins, ends, others, labels }: Frame): CompiledFrame {
  const kinds = Object.entries(labels) as [LabelKind, readonly string[]][]
  return {
    begins: phrasesOf(begins),
    ends: phrasesOf(ends),
    all: phrasesOf([...begins, ...ends, ...others]),
    labels: new Map(kinds.flatMap(([kind, all]) => all.map((label): [string, LabelKind] => [keyOf(label), kind]))),
  }
}

type Sought = { phrases: Phrases; of: Correspondence }

/** How many lines from here say one of the phrases, whole; 0 where none do. A name in it is the guest's. */
export function phraseAt(lines: readonly string[], at: number, { phrases, of }: Sought): number {
  const { whole, named } = phrases
  for (let count = 1; count <= MOST_LINES && at + count <= lines.length; count++) {
    if (count > 1 && (lines[at + count - 1] ?? '').trim() === '') return 0
    const text = lines.slice(at, at + count).join(' ')
    const key = keyOf(text)
    if (key === '') return 0
    if (whole.has(key)) return count
    for (const pattern of named) {
      const found = pattern.exec(key)
      if (found === null) continue
      const name = found.groups?.name
      if (name === undefined || (of.names.length > 0 ? isNameLine(name, of) : isName(originalOf(text, name), of)))
        return count
    }
  }
  return 0
}

/** The name as it was written: where the headers say none, they are what makes it one. */
function originalOf(text: string, folded: string): string {
  const words = text.match(/[\p{L}\p{M}.'’-]+/gu) ?? []
  const wanted = new Set(folded.split(' '))
  return words.filter((word) => wanted.has(fold(word))).join(' ')
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
  const subject = keyOf(of.subject)
  for (let at = 0; at < lines.length; at++) {
    if (isKnown[at]) continue
    const line = lines[at] ?? ''
    const count = phraseAt(lines, at, { phrases: frame.all, of })
    const label = labelAt(lines, at, { frame, of })
    if (count > 0) isKnown.fill(true, at, at + count)
    else if (label !== null) {
      const key = keyOf(line.split(/[:：]/)[0] ?? '')
      labels[at] = { kind: label.kind, key, end: label.end, namesStay: NAMES_A_STAY.includes(label.kind) }
      if (label.says === 'if_among_others') for (let one = at; one < label.end; one++) titles.push(one)
      else {
        isKnown.fill(true, at, label.end)
        kinds.add(key)
      }
      at = label.end - 1
    } else isKnown[at] = isNameLine(line, of) || (subject !== '' && keyOf(line) === subject)
  }
  if (kinds.size >= OTHERS_AROUND_A_TITLE) for (const at of titles) isKnown[at] = true
  return { isKnown, labels }
}

type Label = { kind: LabelKind; end: number; says: 'yes' | 'if_among_others' }

/** A label with what it promises, behind it or below it: a label with anything else is somebody's sentence. */
function labelAt(
  lines: readonly string[],
  at: number,
  { frame, of }: { frame: CompiledFrame; of: Correspondence },
): Label | null {
  const line = lines[at] ?? ''
  const colon = line.search(/[:：]/)
  const kind = frame.labels.get(keyOf(line))
  if (kind === undefined) {
    const labelled = frame.labels.get(keyOf(colon === -1 ? '' : line.slice(0, colon)))
    if (labelled === undefined) return null
    const says = isValue(labelled, line.slice(colon + 1), of)
    return says === 'no' ? null : { kind: labelled, end: at + 1, says }
  }
  const value = lines.findIndex((text, index) => index > at && text.trim() !== '')
  if (value === -1 || value > at + MOST_LINES) return null
  const says = isValue(kind, lines[value] ?? '', of)
  if (says === 'no') return null
  // The hour stands below its day.
  const hour = kind === 'date' && isValue('date', lines[value + 1] ?? '', of) === 'yes' ? 1 : 0
  return { kind, end: value + 1 + hour, says }
}
