import type { Correspondence } from '#activities/channels/text/correspondence.ts'
import { dayNamed } from '#activities/channels/text/stay-dates.ts'
import { isName } from './frames/frame-values.ts'
import { guestsIn } from './frames/guest-count.ts'
import { saysNothing } from './frames/line-key.ts'
import type { LabelKind } from './languages/frame.ts'

/** What a platform's table tells, by what it is. */
export type TypedTable = ReadonlyMap<LabelKind, string>

const MOST_LINES = 400
const LONGEST_LABEL = 48
const LONGEST_VALUE = 120
const NOTHING: TypedTable = new Map()
const INLINE = /^([^\d:：]{2,48})[:：]\s*(\S.*)$/u

type Sought = { order: readonly LabelKind[]; code: RegExp; of: Correspondence }

const isLabel = (line: string) => line.length <= LONGEST_LABEL && /\p{L}/u.test(line) && !/[\d?!]/.test(line)

function isValue(kind: LabelKind, value: string, { code, of }: Sought): boolean {
  if (value.length > LONGEST_VALUE || /[?!]/.test(value)) return false
  if (kind === 'checkIn' || kind === 'checkOut') return dayNamed(value) !== null
  if (kind === 'code') return code.test(value)
  if (kind === 'guests') return guestsIn(value) !== null || /^\d{1,2}$/.test(value)
  if (kind === 'number') return /^\d{1,3}$/.test(value)
  return kind === 'name' ? isName(value, of) : true
}

/**
 * The table of the stay under labels that nobody knows: a platform tells the same things in the same order in every language, each of its
 * own kind. In pairs, or all labels before all values; nothing where not every one is there.
 */
export function typedTable(text: string, sought: Sought): TypedTable {
  const { order } = sought
  const lines = text
    .split(/\n|\t| {2,}/)
    .map((line) => line.trim())
    .filter((line) => !saysNothing(line))
    .flatMap((line) => INLINE.exec(line)?.slice(1) ?? [line])
    .slice(0, MOST_LINES)
  for (let at = 0; at + 2 * order.length <= lines.length; at++) {
    const part = lines.slice(at, at + 2 * order.length)
    const inPairs = part.filter((_, nth) => nth % 2 === 1)
    const inColumns = part.slice(order.length)
    for (const values of [inPairs, inColumns]) {
      const labels = values === inPairs ? part.filter((_, nth) => nth % 2 === 0) : part.slice(0, order.length)
      if (labels.every(isLabel) && order.every((kind, nth) => isValue(kind, values[nth] ?? '', sought)))
        return new Map(order.map((kind, nth) => [kind, values[nth] ?? '']))
    }
  }
  return NOTHING
}
