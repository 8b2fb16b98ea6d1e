import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { LANGUAGE_COLUMNS } from '#workflows/domain/words/language-columns.ts'
import { SAID_MORE } from './more-words.ts'
import { SAID_NOTES } from './notes-words.ts'
import { SAID_ORDER } from './order-words.ts'
import { SAID_DOINGS } from './sayings-doings.ts'
import { SAID_HOUSE } from './sayings-house.ts'
import { SAID_LIMITS } from './sayings-limits.ts'
import { SAID_OUTDOORS } from './sayings-outdoors.ts'
import { SAID_THINGS } from './sayings-things.ts'
import { SAID_TRAITS } from './sayings-traits.ts'
import { SAID_TRIPS } from './sayings-trips.ts'

const OF_PLACES = [SAID_HOUSE, SAID_OUTDOORS, SAID_TRIPS]
const OF_THINGS = [SAID_THINGS, ...OF_PLACES]
const rowsOf = (tables: readonly string[]) => tables.flatMap((table) => table.trim().split('\n'))

/** The meanings that can be said, each by its name. */
export const SAYINGS: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf([...OF_THINGS, SAID_TRAITS, SAID_DOINGS, SAID_LIMITS, SAID_MORE, SAID_NOTES, SAID_ORDER])
    .map((line) => line.split(' | ').map((cell) => cell.trim()))
    .map(([name = '', ...words]) => [name, words]),
)

/** A meaning in a guest's language; null where nobody wrote down how it is said. */
export const sayMeaning = (name: string, language: DraftLanguage): string | null =>
  name === 'emphasis' ? '' : (SAYINGS.get(name)?.[LANGUAGE_COLUMNS.indexOf(language)] ?? null)

const namesIn = (tables: readonly string[]): ReadonlySet<string> =>
  new Set(rowsOf(tables).map((line) => line.slice(0, line.indexOf(' |'))))

/** What pubs, shops and boats are called after, too: 'La Abadía', 'the Anchor'. */
export const CALLED_AFTER = namesIn(OF_PLACES)

/** Names of things, as opposed to what is told of them. */
export const THINGS = namesIn(OF_THINGS)
