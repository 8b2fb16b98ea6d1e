import type { Correspondence } from '#activities/channels/text/correspondence.ts'
import type { CompiledFrame } from './compile-frame.ts'
import { labelOn } from './label-on.ts'
import { keyOf, saysNothing } from './line-key.ts'

const MOST_WORDS = 9

/**
 * Whether a line is the house that a platform heads its table of the stay with: above what it says of every house, or a heading of its
 * page, and then the table's first label. Where it stands first, no guest has written above it.
 */
export function isHouseHeading(
  lines: readonly string[],
  at: number,
  { frame, of }: { frame: CompiledFrame; of: Correspondence },
): boolean {
  const isLink = (line: string) => saysNothing(line) && (!/https?:/i.test(line) || frame.hostPages.test(line))
  const [house = '', second = '', third = ''] = lines.slice(at).filter((line) => !isLink(line))
  if (/[?!.]\s*$/.test(house) || house.trim().split(/\s+/).length > MOST_WORDS) return false
  const isLabel = (line: string) => labelOn(line, frame.labels) !== null
  if (frame.belowTitle.some((kind) => isBegunBy(keyOf(second), kind))) return isLabel(third)
  return of.page?.get(keyOf(house))?.isHeading === true && isLabel(second)
}

/** `Gehele woning/appartement` */
const isBegunBy = (line: string, kind: string) => line.startsWith(kind) && !/^\p{L}/u.test(line.slice(kind.length))
