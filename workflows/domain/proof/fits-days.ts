import { NO_DICTIONARY } from '#workflows/domain/dictionary.ts'
import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { kitOf, type LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { isToldBy } from './alignment/is-told-by.ts'
import { joinLimits } from './alignment/join-limits.ts'
import { NAMED_DAYS } from './alignment/named-days.ts'
import { readPieces } from './alignment/read-pieces.ts'
import { readUnits } from './alignment/read-units.ts'

/** A clause that names a day or a season says what one sentence of the host's says of it; one that no sentence tells apart may name any. */
export function fitsDays(text: string, facts: readonly PropertyFact[], kit: LanguageKit): boolean {
  const pieces = joinLimits(readPieces(text, kit)).filter(({ limits }) =>
    [...limits].some((limit) => NAMED_DAYS.has(limit)),
  )
  if (pieces.length === 0) return true
  const units = facts.flatMap((fact) => {
    const known = DRAFT_LANGUAGES.find((one) => one === fact.language)
    return known === undefined ? [] : readUnits(fact.sentence, kitOf(known))
  })
  const isTellingApart = units.some((unit) =>
    unit.pieces.some(({ limits }) => [...limits].some((one) => NAMED_DAYS.has(one))),
  )
  const reply = readPieces(text, kit)
  return (
    !isTellingApart ||
    pieces.every((piece) =>
      units.some((unit) => isToldBy(piece, unit, { reply, dictionary: NO_DICTIONARY, guestWords: new Set() })),
    )
  )
}
