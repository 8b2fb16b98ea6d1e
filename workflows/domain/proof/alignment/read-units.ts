import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { rememberedByKit } from '#workflows/domain/reading/remembered-by-kit.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import { type Piece, readPieces } from './read-pieces.ts'
import { withEnds } from './sentence-ends.ts'
import { withAnswersApart, withoutShorthand } from './shorthand.ts'

/** One thing of a source sentence with all that it says of it; `lead`: what stands before a colon and goes for each. */
export type Unit = {
  lead: Piece | null
  pieces: readonly Piece[]
  /** All pieces of its sentence. */
  beside: readonly Piece[]
  sentence: string
  /** With what stands around it: hosts write of one thing in one line. */
  line: string
  kit: LanguageKit
}

/** Places and people: beside something said they are where, when or for whom, and no thing of their own. */
const WEAK = new Set(
  'arrival departure station street corner hallway wardrobe storeroom cellar attic drawer worktop kitchen livingRoom bedroom bathroom toilet garage gate frontDoor backDoor village centre balcony terrace patio garden car spot floor groundFloor price beach lake sea guestCard cash card step stairs'.split(
    ' ',
  ),
)

/** What a text of the host's says, thing by thing. Questions say nothing. */
export const readUnits: (text: string, kit: LanguageKit) => readonly Unit[] = rememberedByKit((text, kit) =>
  text.split('\n').flatMap((line) => {
    const units: Unit[] = []
    for (const sentence of splitSentences(withEnds(inWords(line, kit.language), kit.language), kit.language)) {
      if (sentence.includes('?')) continue
      units.push(...inherited(unitsOf(sentence, line, kit), units))
    }
    return units
  }),
)

/** 'The pool is open from May; it is not heated': what names nothing speaks of what the sentence before began with. */
function inherited(units: Unit[], before: readonly Unit[]): Unit[] {
  const last = bySentence(before).at(-1)?.[0]
  const subject = last?.beside.find(({ things }) => things.size > 0) ?? null
  const namesNothing = units.every(({ pieces }) => pieces.every(({ things, names }) => things.size + names.size === 0))
  if (!namesNothing || subject === null || strongOrWeak(subject).length === 0) return units
  // What is not there has nothing more to be said of it; what is not provided may be rented.
  if (subject.isNo && !subject.traits.has('provided') && !subject.traits.has('included')) return units
  // 'Sheets and towels are not provided; you can rent them.'
  const row = last?.beside.slice(last.beside.indexOf(subject) + 1) ?? []
  const end = row.findIndex(({ isJoined, isOwn }) => !isJoined || isOwn)
  const lead: Piece = {
    ...subject,
    things: new Set([subject, ...row.slice(0, end < 0 ? row.length : end)].flatMap(({ things }) => [...things])),
    traits: new Set(),
    limits: new Set(),
    values: [],
    words: [],
    names: new Set(),
    isLead: true,
  }
  return units.map((unit) => ({ ...unit, lead: unit.lead ?? lead }))
}

const inWords = (line: string, language: DraftLanguage): string =>
  withAnswersApart(withoutShorthand(answered(line), language))

/** 'Air conditioning? no, but fans': the host answers at once. */
const answered = (line: string): string =>
  line.replace(
    /(?<=^|[.!;,]\s)([^.?!;,]{3,40})\?\s+(?=(?:no|sì|si|yes|nein|ja|non|oui|sí|nee|não|nao|sim|nie|tak)(?![\p{L}]))/giu,
    '$1 ',
  )

const strongOrWeak = ({ things }: Piece) => [...things]

function unitsOf(sentence: string, line: string, kit: LanguageKit): Unit[] {
  const units: { lead: Piece | null; pieces: Piece[] }[] = []
  const beside = withRowPlaces(withGaps(withRowLimits(withPredicates(readPieces(sentence, kit).map(withIncluded)))))
  let lead: Piece | null = null
  for (const piece of beside) {
    const last = units.at(-1)
    if (piece.isLead) {
      // 'Village shop, 2 km: Monday to Friday …': what stands before the colon belongs to the shop.
      const head = piece.things.size === 0 ? last?.pieces[0] : undefined
      lead =
        head === undefined
          ? piece
          : { ...head, isLead: true, traits: piece.traits, limits: piece.limits, values: piece.values }
      if (head !== undefined) last?.pieces.push(piece)
      else if (piece.traits.size + piece.values.length > 0) units.push({ lead: null, pieces: [piece] })
    } else if (last?.pieces[0]?.isLead === true) units.push({ lead, pieces: [piece] })
    else if (last !== undefined && (piece.isAside || !isHeaded(piece))) {
      // 'A cot and a high chair, please ask in advance' asks it of both.
      const isOfRow =
        units.at(-2) !== undefined &&
        last.pieces.length === 1 &&
        last.pieces[0]?.isJoined === true &&
        isBareThing(last.pieces[0])
      if (isOfRow && piece.values.length === 0) units.at(-2)?.pieces.push(piece)
      last.pieces.push(piece)
    } else units.push({ lead, pieces: [piece] })
  }
  const found = units.length === 0 && lead !== null ? [{ lead: null, pieces: [lead] }] : units
  return found.map((unit) => ({ ...unit, beside, sentence, line, kit }))
}

const isBareThing = ({ traits, limits, values, isNo }: Piece) =>
  traits.size + limits.size + values.length === 0 && !isNo

/** What is provided and has no price is included. */
function withIncluded(piece: Piece): Piece {
  const has = (trait: string) => piece.traits.has(trait)
  if (piece.values.some(({ kind }) => kind === 'price')) return piece
  // What is not provided is not included, and the other way round.
  const isAlike = piece.isNo ? has('provided') || has('included') : has('provided')
  if (!isAlike) return piece
  return { ...piece, traits: new Set([...piece.traits, 'included', ...(piece.isNo ? ['provided'] : [])]) }
}

/** 'In winter you need chains or winter tyres': when goes for both. */
function withRowLimits(pieces: readonly Piece[]): Piece[] {
  const found = [...pieces]
  for (const [index, piece] of pieces.entries()) {
    const before = found[index - 1]
    const isBare = piece.traits.size + piece.limits.size + piece.values.length === 0 && strongThings(piece).length > 0
    if (before === undefined || !isBare || !piece.isJoined || piece.isOwn || piece.isNo !== before.isNo) continue
    if (before.values.length === 0 && strongThings(before).length > 0)
      found[index] = {
        ...piece,
        limits: before.limits,
        traits: new Set([...before.traits].filter((one) => one === 'need_it')),
      }
  }
  return found
}

export const PLACES =
  'wardrobe storeroom cellar attic drawer kitchen livingRoom bedroom bathroom garage hallway shed garden terrace balcony patio pantry laundryRoom boilerRoom groundFloor'.split(
    ' ',
  )

/** 'Iron and board in the wardrobe': both are there. */
const withRowPlaces = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => {
    const next = pieces[index + 1]
    const places = PLACES.filter((place) => next?.things.has(place))
    const isBare = isBareThing(piece) && !piece.isLead && !piece.isAside && piece.things.size < 2
    return next?.isJoined === true && !next.isOwn && !next.isNo && isBare && places.length > 0
      ? { ...piece, things: new Set([...piece.things, ...places]) }
      : piece
  })

/** What happens on a day or at an hour. */
const HAPPENINGS = ['collect', 'open', 'closed']

/** 'Organic waste is collected on Monday, plastic on Tuesday': what happens to the one happens to the other on its own day. */
function withGaps(pieces: readonly Piece[]): Piece[] {
  let told: readonly string[] = []
  return pieces.map((piece) => {
    const own = HAPPENINGS.filter((trait) => piece.traits.has(trait))
    if (own.length > 0 && piece.limits.size + piece.values.length > 0) told = piece.isNo ? [] : own
    const isGap =
      told.length > 0 &&
      piece.traits.size === 0 &&
      !piece.isNo &&
      strongThings(piece).length > 0 &&
      piece.limits.size + piece.values.length > 0
    return isGap && piece.values.every(({ kind }) => kind === 'time' || kind === 'date')
      ? { ...piece, traits: new Set(told) }
      : piece
  })
}

/** Said of each thing of a row, not of the last alone: a private pool makes no garden private. */
const PREDICATES = ['included', 'free', 'provided', 'mandatory', 'optional']

/** 'Sheets and towels are included.' */
function withPredicates(pieces: readonly Piece[]): Piece[] {
  const found = [...pieces]
  for (let index = found.length - 1; index > 0; index--) {
    const [piece, before] = [found[index], found[index - 1]]
    if (piece === undefined || before === undefined || before.isNo || before.isLead) continue
    // 'Sheets and towels are not provided.'
    if (piece.isNo && (!piece.isJoined || before.isOwn || before.isDoubtful)) continue
    const shared = PREDICATES.filter((trait) => piece.traits.has(trait))
    const isBare =
      before.traits.size + before.limits.size + before.values.length === 0 && strongThings(before).length > 0
    const isRow = piece.isJoined || pieces[index + 1]?.isJoined === true
    if (isBare && isRow && shared.length > 0 && piece.values.length === 0)
      found[index - 1] = { ...before, traits: new Set(shared), isNo: piece.isNo }
  }
  return found
}

/** Where one goes: how far it is, is said of the place itself. */
const AROUND = new Set(['station', 'street', 'village', 'centre', 'lake', 'sea', 'beach'])

/** The things of a piece that can stand for what it speaks of. */
export const strongThings = ({ things, values }: Piece): string[] => {
  const isFar = values.some(({ kind }) => kind === 'metres' || kind === 'minutes')
  return [...things].filter((thing) => !WEAK.has(thing) || (isFar && things.size === 1 && AROUND.has(thing)))
}

/** It names a thing or somebody of its own; a place beside nothing else is what is said of. */
function isHeaded(piece: Piece): boolean {
  // 'The first basket is free, then 9 € a basket.'
  if ((piece.limits.has('after') || piece.limits.has('otherwise')) && piece.values.some(({ kind }) => kind === 'price'))
    return false
  if (strongThings(piece).length > 0 || piece.words.some((word) => piece.names.has(word))) return true
  const saysSomething = piece.traits.size + piece.limits.size + piece.values.length > 0
  return piece.things.size > 0 && !saysSomething
}

/** The units of each sentence. */
export const bySentence = (units: readonly Unit[]): Unit[][] => groupBy(units, ({ sentence }) => sentence)

/** The units of each line. */
export const byLine = (units: readonly Unit[]): Unit[][] => groupBy(units, ({ line }) => line)

function groupBy(units: readonly Unit[], nameOf: (unit: Unit) => string): Unit[][] {
  const groups: Unit[][] = []
  for (const unit of units) {
    const last = groups.at(-1)
    if (last?.[0] !== undefined && nameOf(last[0]) === nameOf(unit)) last.push(unit)
    else groups.push([unit])
  }
  return groups
}
