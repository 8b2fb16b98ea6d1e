import { isKindOfHouse } from '#activities/channels/relay/kind-of-house.ts'
import type { Correspondence } from '#activities/channels/text/correspondence.ts'
import type { CompiledFrame } from './compile-frame.ts'
import { labelOn } from './label-on.ts'
import { keyOf, saysNothing } from './line-key.ts'

const [MOST_WORDS, MOST_CHARACTERS, MOST_APART] = [9, 120, 12]

/**
 * Whether a line is the house that a platform heads its table of the stay with: above what it says of every house, or a heading of its
 * page, and then the table's first label. Where it stands first, no guest has written above it.
 */
export function isHouseHeading(
  lines: readonly string[],
  at: number,
  { frame, of }: { frame: CompiledFrame; of: Correspondence },
): boolean {
  const house = lines[at] ?? ''
  if (house.length > MOST_CHARACTERS || saysNothing(house)) return false
  if (/[?!.]\s*$/.test(house) || house.trim().split(/\s+/).length > MOST_WORDS) return false
  const second = saidBelow(lines, at, frame)
  const third = second === -1 ? '' : (lines[saidBelow(lines, second, frame)] ?? '')
  const below = lines[second] ?? ''
  const isLabel = (line: string) => labelOn(line, frame.labels) !== null
  const isKind = frame.saysKind && isKindOfHouse(below)
  if (isKind || frame.belowTitle.some((kind) => isBegunBy(keyOf(below), kind))) return isLabel(third)
  return of.page?.get(keyOf(house))?.isHeading === true && isLabel(below)
}

/** `Gehele woning/appartement` */
const isBegunBy = (line: string, kind: string) => line.startsWith(kind) && !/^\p{L}/u.test(line.slice(kind.length))

/** The next line that says something; a link to a page of hosts is the platform's, and says nothing. */
export function saidBelow(lines: readonly string[], at: number, { hostPages }: CompiledFrame): number {
  const isNothing = (line: string) => saysNothing(line) && (!/https?:/i.test(line) || hostPages.test(line))
  for (let below = at + 1; below < lines.length && below <= at + MOST_APART; below++)
    if (!isNothing(lines[below] ?? '')) return below
  return -1
}
