import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { kitOf, type LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { isOpenWhenClosed } from './alignment/closed-days.ts'
import { isNamedIn, isOfHouseElsewhere } from './alignment/is-told-by.ts'
import { NAMED_DAYS } from './alignment/named-days.ts'
import { type Piece, readPieces } from './alignment/read-pieces.ts'
import { strongThings } from './alignment/read-units.ts'
import { isSameValue, type SaidValue } from './alignment/said-value.ts'

/**
 * Each thing, trait, limit and figure of a clause stands in the sentences of its facts, as the host wrote them or as they are
 * said: 'from 22 to 6' is not 'from 6 to 22', and a machine in the bathroom is not in the kitchen.
 */
export function fitsMeaning(text: string, facts: readonly PropertyFact[], kit: LanguageKit): boolean {
  const byFact = facts.map((fact) => piecesOf(fact, kit))
  const told = byFact.flat()
  const hasTrait = (name: string) => LIGHT.has(name) || told.some(({ traits }) => traits.has(name))
  const pieces = readPieces(text, kit)
  const isFree = pieces.some(({ traits }) => traits.has('included') || traits.has('free'))
  if (isFree && isOnlyPriced(facts)) return false
  if (pieces.some((piece) => isOpenWhenClosed(piece, told) || isOfHouseElsewhere(piece, told))) return false
  if (pieces.some((piece) => hasFigureOfItsOwn(piece, told))) return false
  return pieces.every(
    ({ things, traits, limits, values, hasOne, isNo }) =>
      (isNo || ![...things].some((thing) => isOnlyDenied(thing, told))) &&
      !(isFree && isChargedFor([...things], told)) &&
      !(isFreeHere(traits) && isDenied([...things], told)) &&
      !(hasOne && isOneOfMany([...things], values, told)) &&
      [...things].every((name) => isNamedIn(name, told)) &&
      [...traits].every(hasTrait) &&
      [...limits].every((name) => NAMED_DAYS.has(name) || told.some((piece) => piece.limits.has(name))) &&
      values.every((value) => byFact.some((those) => isFigureOf(value, [...things], those))),
  )
}

const isFreeHere = (traits: ReadonlySet<string>) => traits.has('included') || traits.has('free')

/** What one fact says of a thing: the shop's hours are none of the luggage's. A sentence that names no thing has them of its fact's. */
const isFigureOf = (value: SaidValue, things: readonly string[], told: readonly Piece[]) =>
  told.some((piece) => piece.values.some((one) => isSameFigure(value, one))) &&
  (things.length === 0 || things.some((thing) => isNamedIn(thing, told)))

/** 'The lift goes up to the third floor' where the flat is on it, and the lift goes to the second. */
const hasFigureOfItsOwn = (said: Piece, told: readonly Piece[]) =>
  strongThings(said).some((thing) => {
    const own = told.filter(({ things }) => things.has(thing)).flatMap(({ values }) => values)
    return said.values.some(({ kind }) => {
      const alike = own.filter((one) => one.kind === kind)
      return alike.length > 0 && !said.values.some((value) => alike.some((one) => isSameFigure(value, one)))
    })
  })

/** 'Dogs are welcome, on the sofas, too', where they must stay off the sofas. */
const isOnlyDenied = (thing: string, told: readonly Piece[]) => {
  const naming = told.filter((piece) => piece.things.has(thing))
  return naming.length > 0 && naming.every(({ isNo, isDoubtful }) => isNo || isDoubtful)
}

/** 'Charcoal is included' where it is not. */
const isDenied = (things: readonly string[], told: readonly Piece[]) =>
  told.some((piece) => piece.isNo && isFreeHere(piece.traits) && things.some((thing) => piece.things.has(thing)))

/** A price is known, and nothing says that it is included or free. */
const isOnlyPriced = (facts: readonly PropertyFact[]) =>
  facts.some(({ value }) => value.kind === 'amount' && value.amount > 0) &&
  !facts.some(
    ({ key, value, conditions }) =>
      (/\.(?:included|isFree)$/.test(key) && value.kind === 'yesNo' && value.yes) ||
      (value.kind === 'amount' && value.amount === 0) ||
      conditions.some(({ kind }) => kind === 'free'),
  )

/** 'Towels are included' where they cost something. */
const isChargedFor = (things: readonly string[], told: readonly Piece[]) =>
  told.some(
    (piece) =>
      things.some((thing) => isNamedIn(thing, [piece])) &&
      piece.values.some(({ kind }) => kind === 'price') &&
      !piece.traits.has('included') &&
      !piece.traits.has('free'),
  )

/** 'A bath towel' where there are two. */
const isOneOfMany = (things: readonly string[], values: readonly SaidValue[], told: readonly Piece[]) =>
  !values.some(({ kind }) => kind === 'count') &&
  told.some(
    (piece) =>
      things.some((thing) => piece.things.has(thing)) &&
      piece.values.some(({ kind, key, role }) => kind === 'count' && role === 'at' && Number(key) > 1),
  )

/** Said of anything that a house offers or asks, without adding to it. */
const LIGHT = new Set('bring included max min request self all every both pay cost free'.split(' '))

const isSameFigure = (said: SaidValue, told: SaidValue) =>
  said.role === 'at' || told.role === 'at'
    ? isSameValue({ ...said, role: 'from' }, { ...told, role: 'from' }, true)
    : isSameValue(said, told, true)

function piecesOf(fact: PropertyFact, kit: LanguageKit): readonly Piece[] {
  const known = DRAFT_LANGUAGES.find((one) => one === fact.language)
  const written = known === undefined ? [] : readPieces(fact.sentence, kitOf(known))
  const said = sayFact(fact, kit.language)
  return [...written, ...(said === null ? [] : readPieces(said, kit))]
}
