import { fold } from '#workflows/domain/fold-text.ts'
import type { Ask } from './ask.ts'
import type { LanguageKit } from './language-kit.ts'

/** Before a clause that stands for itself. */
const AND = /^\W*(?:and|und|et|en|y|e|ed|i|oraz|or|oder|ou|of|o|lub|czy)\s+/u

/** A clause about nothing belongs to the one before it, or to the next. */
export function joinEmpty(all: Ask[], kit: LanguageKit): Ask[] {
  // What only tells why they ask changes nothing of what is asked.
  const wanting = all.filter(({ kind, subjects }) => kind !== 'context' || subjects.length > 0)
  const asks = wanting.length > 0 ? wanting : all
  const told = asks.filter(({ subjects }) => subjects.length > 0)
  const [first] = told
  if (first === undefined) return asks.length === 0 ? [] : [merge(asks)]
  // '… and are snow chains required?' is a question of its own, whatever it is about.
  const isOwn = ({ text, subjects, unknown, aspects }: Ask) =>
    subjects.length === 0 && unknown.length > 0 && aspects.length === 0 && kit.opens.test(fold(text).replace(AND, ''))
  const own = asks.filter(isOwn)
  const silent = asks.filter((ask) => ask.subjects.length === 0 && !isOwn(ask))
  // What stands before tells why they ask; what comes after may change what is asked.
  const unknown = silent.filter((ask) => asks.indexOf(ask) > asks.indexOf(first)).flatMap((ask) => ask.unknown)
  const aspects = silent.flatMap((ask) => ask.aspects)
  const last = told.at(-1)
  return [...told, ...own]
    .toSorted((a, b) => asks.indexOf(a) - asks.indexOf(b))
    .map((ask) =>
      ask === last
        ? {
            ...ask,
            unknown: [...ask.unknown, ...unknown],
            aspects: [...new Set([...ask.aspects, ...aspects])],
            times: [...ask.times, ...silent.flatMap(({ times }) => times)],
          }
        : ask,
    )
}

const merge = (asks: Ask[]): Ask => ({
  ...(asks[0] as Ask),
  text: asks.map(({ text }) => text).join(', '),
  aspects: [...new Set(asks.flatMap(({ aspects }) => aspects))],
  times: asks.flatMap(({ times }) => times),
  unknown: asks.flatMap(({ unknown }) => unknown),
})
