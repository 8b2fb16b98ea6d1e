import type { Item } from './item.ts'
import { BEGINS, ENDS } from './order-words.ts'

export type PlacedItem = { at: number; item: Item }

const MONTHS = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/
const WEEKDAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/
const SEASONS = /^(?:summer|winter|spring|autumn|easter|christmas)$/
/** Between both ends of what lasts. */
const TO = /^\s*(?:to|-|–|a|al|ad|alla|bis|au|tot|t\/m|do|ate|hasta|fino a|jusqu'a|through)\s*(?:la |el |il |the )?$/u
/** Alone between two ends, it is no word that is missed. */
const JOINS = /^(?:bis|tot|hasta|ate|jusqu|from|ab|desde|vanaf|dal|des|partir|seit|since|until|till|fino|do|od)$/u

const nameOf = (one: PlacedItem | undefined) => (one?.item.kind === 'meaning' ? one.item.name : '')
const isEnd = (one: PlacedItem | undefined) => [MONTHS, WEEKDAYS, SEASONS].some((names) => names.test(nameOf(one)))
const isSpan = (one: PlacedItem | undefined, next: PlacedItem) =>
  [MONTHS, WEEKDAYS].some((names) => names.test(nameOf(one)) && names.test(nameOf(next)))

/**
 * 'October to April', 'from Tuesday to Sunday': of months and days both ends are named and all between is meant; 'from May' and
 * 'until Friday' keep the word that says so.
 */
export function joinSpans(ordered: readonly PlacedItem[], folded: string): Item[] {
  const read = ordered.filter((one, index) => !(isJoin(one) && isEnd(ordered[index + 1])))
  return read.flatMap((one, index): Item[] => {
    const last = read[index - 1]
    if (isSpan(last, one) && TO.test(folded.slice(last?.at ?? 0, one.at).replace(/^\S+/u, '')))
      return [{ kind: 'meaning', name: 'through' }, one.item]
    const next = read[index + 1]
    const opens =
      nameOf(next) === 'through' ||
      (next !== undefined && isSpan(one, next) && TO.test(folded.slice(one.at, next.at).replace(/^\S+/u, '')))
    if (!isEnd(one) || opens) return [one.item]
    const ahead = folded.slice(0, one.at)
    if (BEGINS.test(ahead)) return [{ kind: 'meaning', name: 'startingFrom' }, one.item]
    if (ENDS.test(ahead)) return [{ kind: 'meaning', name: 'lastingUntil' }, one.item]
    return [one.item]
  })
}

const isJoin = ({ item }: PlacedItem) => item.kind === 'unknown' && JOINS.test(item.text)
