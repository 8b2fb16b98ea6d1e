import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { readPieces } from '#workflows/domain/proof/alignment/read-pieces.ts'
import { strongThings } from '#workflows/domain/proof/alignment/read-units.ts'
import type { Item } from '#workflows/domain/proof/retell/item.ts'
import { readItems } from '#workflows/domain/proof/retell/read-items.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'

export type Noted = { sentence: string; language: DraftLanguage | undefined; facts: PropertyFact[] }

/** Of what goes on: a line of a note may be all of it. */
const MOST = 2
const OPENS_CASE =
  /^(?:if|happen_if|only_if|unless|except|otherwise|before|after|startingFrom|lastingUntil|\p{L}+day|summer|winter|evening|morning)$/u

/**
 * The sentences of a note's line that go on with what one of them spoke of: they begin with when or in which case, or name nothing
 * that has facts of its own.
 */
export function onwardOf(one: Noted, noted: readonly Noted[], note: string): Noted[] {
  const line = note.split('\n').find((text) => text.includes(one.sentence)) ?? ''
  const begin = line.indexOf(one.sentence)
  const after = noted
    .map((other) => ({ other, at: line.indexOf(other.sentence) }))
    .filter(({ at }) => at > begin)
    .toSorted((a, b) => a.at - b.at)
    .map(({ other }) => other)
  const end = after.findIndex((other) => !goesOn(other, one))
  return after.slice(0, end < 0 ? MOST : Math.min(end, MOST))
}

const topicsOf = ({ facts }: Noted) =>
  new Set(facts.filter(({ value, topic }) => value.kind !== 'text' && topic !== 'other').map(({ topic }) => topic))

function goesOn(other: Noted, one: Noted): boolean {
  if (other.language === undefined) return false
  if (opensCase(other)) return true
  const before = topicsOf(one)
  if ([...topicsOf(other)].some((topic) => !before.has(topic))) return false
  const things = new Set(thingsOf(one))
  const own = thingsOf(other)
  return own.length === 0 || own.some((thing) => things.has(thing)) || topicsOf(other).size === 0
}

const thingsOf = ({ sentence, language }: Noted) =>
  language === undefined ? [] : readPieces(sentence, kitOf(language)).flatMap(strongThings)

/** 'After 8 pm …', 'On Sundays …', 'If it snows …'. */
function opensCase({ sentence, language }: Noted): boolean {
  if (language === undefined) return false
  const [first] = readItems(sentence.split(/[,;:]/u)[0] ?? '', kitOf(language)).filter(isTold)
  if (first?.kind === 'value') return first.value.role !== 'at' || first.value.kind === 'date'
  return first?.kind === 'meaning' && OPENS_CASE.test(first.name)
}
const isTold = ({ kind }: Item) => kind !== 'join'
