import type { Piece } from './read-pieces.ts'
import type { Unit } from './read-units.ts'

/** What adds something to a figure before it. Folded, in all languages at once. */
const ADDS =
  /^\s*(?:plus|zuzuglich|dazu|zusatzlich|oltre a\p{L}*|in piu|en plus|mas|ademas|ademais|mais|alem d\p{L}*|daarnaast|daarbovenop|extra|oraz dodatkow\p{L}*|dodatkow\p{L}*|in addition|on top)(?!\p{L})/u
const ADDED =
  /\+|(?<!\p{L})(?:plus|extra|zus[aä]tz|in più|aggiunt|supplement|suppl[eé]ment|además|adicional|dodatk|bijkomend)/iu

/** True where a reply puts beds on top of the people that fit in, and the host does not: 'for nine, plus the sofa bed' of a sofa that is counted. */
export const isAddedToPeople = (said: readonly Piece[], units: readonly Unit[]): boolean =>
  said.some(
    ({ raw }, index) =>
      ADDS.test(raw) && said.slice(0, index).some(({ values }) => values.some(({ kind }) => kind === 'count')),
  ) && !units.some(({ sentence }) => ADDED.test(sentence))
