import { NOBODY } from '#activities/channels/text/correspondence.ts'
import { isDateText } from '#activities/channels/text/date-words.ts'
import { rangeIn } from '#activities/channels/text/stay-dates.ts'
import type { Labels } from './frames/compile-frame.ts'
import { isName } from './frames/frame-values.ts'
import { isGuestCount } from './frames/guest-count.ts'
import { guestName } from './guest-name.ts'
import { isCalledAsHouses, isKindOfHouse } from './kind-of-house.ts'
import { isNoName } from './told-of-in-notice.ts'

/** Whom and which house a row of a stay names. */
export type StayInRow = { name: string | null; listing: string | null }

const NOTHING: StayInRow = { name: null, listing: null }
const [MOST_CELLS, MOST_APART, LONGEST] = [2_000, 3, 80]
const BETWEEN_CELLS = /\n|\t| {2,}| [·•|] /
/** `HMAB12CD34 - Jan Kos` */
const BEHIND_CODE = /^([A-Z\d]{6,14})\s[-–—]\s(?=\p{Lu})/u
const MONEY = /^(?:\p{L}{0,3}[€$£]?|\p{Sc})\s?[\d., ]+\s?(?:\p{Sc}|\p{L}{2,3})?$/u

type Sought = { code: RegExp; labels: Labels }

/**
 * What a payout tells of a stay, one below or beside the other and under no labels: its code, who came, the days and the house. The guest
 * stands right before the days and the house right behind them; nothing is told where the mail has several such stays.
 */
export function stayInRow(text: string, { code, labels }: Sought): StayInRow {
  const cells = text
    .split(BETWEEN_CELLS)
    .flatMap((cell) => cell.trim().replace(BEHIND_CODE, '$1\n').split('\n'))
    .filter((cell) => cell !== '')
    .slice(0, MOST_CELLS)
  const coded = cells.flatMap((cell, at) => (code.test(cell) ? [at] : []))
  const days = cells.flatMap((cell, at) => (isDateText(cell) && rangeIn(cell) !== null ? [at] : []))
  const rows = days.filter((at) => coded.some((of) => Math.abs(of - at) <= MOST_APART))
  const [row] = rows
  // A mail's text and its page tell the same row.
  const others = new Set(rows.map((at) => cells[at]))
  if (row === undefined || others.size > 1 || new Set(coded.map((at) => cells[at])).size > 1) return NOTHING
  const isTold = (at: number) => {
    const cell = cells[at] ?? ''
    return cell.length <= LONGEST && /^[\p{Lu}\d]/u.test(cell) && !coded.includes(at) && !isDateText(cell)
  }
  const [before, behind] = [
    [row - 1, row - 2].find((at) => !coded.includes(at)),
    [row + 1, row + 2].find((at) => !coded.includes(at)),
  ]
  const [who = '', house = ''] = [before, behind].map((at) => (at !== undefined && isTold(at) ? cells[at] : ''))
  const isLabel = (cell: string) => labels.has(cell.toLowerCase())
  const isGuest = isName(who, NOBODY) && !isLabel(who) && !isCalledAsHouses(who) && !isNoName(who)
  const isHouse = house !== '' && !MONEY.test(house) && !/[:?!]$|https?:/.test(house) && !isLabel(house)
  const isOther = isGuestCount(house) || isKindOfHouse(house)
  return isGuest && isHouse && !isOther ? { name: guestName(who), listing: house } : NOTHING
}
