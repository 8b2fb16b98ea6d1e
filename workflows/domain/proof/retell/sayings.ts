import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { SAID_MORE } from './more-words.ts'
import { SAID_LIMITS } from './sayings-limits.ts'
import { SAID_THINGS } from './sayings-things.ts'
import { SAID_TRAITS } from './sayings-traits.ts'

const COLUMNS: readonly DraftLanguage[] = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pt', 'pl']

/** The meanings that can be said, each by its name. */
export const SAYINGS: ReadonlyMap<string, readonly string[]> = new Map(
  [SAID_THINGS, SAID_TRAITS, SAID_LIMITS, SAID_MORE]
    .flatMap((table) => table.trim().split('\n'))
    .map((line) => line.split(' | ').map((cell) => cell.trim()))
    .map(([name = '', ...words]) => [name, words]),
)

/** A meaning in a guest's language; null where nobody wrote down how it is said. */
export const sayMeaning = (name: string, language: DraftLanguage): string | null =>
  name === 'emphasis' ? '' : (SAYINGS.get(name)?.[COLUMNS.indexOf(language)] ?? null)

/** Names of things, as opposed to what is told of them. */
export const THINGS: ReadonlySet<string> = new Set(
  SAID_THINGS.trim()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(' |'))),
)
