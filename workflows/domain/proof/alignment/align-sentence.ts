import { type Dictionary, NO_DICTIONARY } from '#workflows/domain/dictionary.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { withoutAsides } from './asides.ts'
import { fitsOpener } from './fits-opener.ts'
import { tellsHostDoing } from './host-doings.ts'
import { isOfHouseElsewhere, isToldBy } from './is-told-by.ts'
import { isToldByLine } from './is-told-by-line.ts'
import { isToldBySentence } from './is-told-by-sentence.ts'
import { joinLimits } from './join-limits.ts'
import { asHostMayCallIt } from './kinds-of-things.ts'
import { readOpening } from './openers.ts'
import { type Piece, readPieces } from './read-pieces.ts'
import { strongThings, type Unit } from './read-units.ts'
import { unlistedOf } from './unlisted-words.ts'

export type AlignedSentence = { units: Unit[] /** What 'it' in the next sentence means. */; about: Piece }
export type ToAlign = {
  sentence: string
  kit: LanguageKit
  units: readonly Unit[]
  /** The same, sentence by sentence. */
  sentences: readonly (readonly Unit[])[]
  lines: readonly (readonly Unit[])[]
  /** What the sentence before was about. */
  about: Piece | null
  /** All pieces of the reply: a limit may be said in any sentence. */
  reply: readonly Piece[]
  names: ReadonlySet<string>
  question: readonly Piece[]
  dictionary: Dictionary
}

/** The source units that say what a sentence of a reply says, piece by piece and nothing more; null where one is not found. */
export function alignSentence(given: ToAlign): AlignedSentence | null {
  const { sentence, kit, names } = given
  const input = tellsHostDoing(sentence, kit.language) ? { ...given, dictionary: NO_DICTIONARY } : given
  const { rest, says } = readOpening(withoutAsides(sentence, kit.language), kit.language)
  const read = joinNames(
    readPieces(rest, kit).map((piece) => ({ ...piece, words: piece.words.filter((word) => !names.has(word)) })),
  )
  const pieces = withShared(joinLimits(read.filter((piece) => !isCourtesy(piece))))
  const [first] = pieces
  if (first === undefined || pieces.some(({ isDoubtful }) => isDoubtful)) return null
  const isOfHost = (thing: string) => input.units.some((unit) => unit.beside.some(({ things }) => things.has(thing)))
  const found: Unit[] = []
  let about = input.about ?? askedAbout(input.question)
  for (const piece of pieces) {
    const whole: Piece = isNamed(piece, input.dictionary) || isOfItself(piece) ? piece : withSubject(piece, about)
    if (whole.things.size === 0 && whole.words.length === 0 && !whole.isOfPeople && !isOfPaying(whole, pieces))
      return null
    if (
      whole.isOfHouse &&
      isOfHouseElsewhere(
        whole,
        input.units.flatMap((unit) => unit.pieces),
      )
    )
      return null
    const told = asHostMayCallIt(whole, isOfHost)
      .map((one) => unitsThatTell(one, input))
      .find((units) => units.length > 0)
    if (told === undefined) return null
    found.push(...told)
    if (isNamed(piece, input.dictionary) || about === null) about = whole
  }
  about ??= pieces[0] ?? null
  if (about === null || !fitsOpener(says, { pieces, units: found, question: input.question })) return null
  return { units: found, about }
}

/** One unit, else one sentence with several of its things. */
function unitsThatTell(said: Piece, { units, sentences, lines, reply, dictionary }: ToAlign): readonly Unit[] {
  const unit = units.find((one) => isToldBy(said, one, { reply, dictionary }))
  if (unit !== undefined) return [unit]
  const beside = { reply, dictionary }
  return (
    sentences.find((those) => isToldBySentence(said, those, beside)) ??
    sentences.find((those) => isToldByLine(said, those, beside)) ??
    lines.find((those) => isToldByLine(said, those, beside)) ??
    []
  )
}

/** What the only question with a thing in it is about: 'No, it is not'. */
function askedAbout(question: readonly Piece[]): Piece | null {
  const [asked, ...others] = question.filter((piece) => strongThings(piece).length > 0)
  return asked === undefined || others.length > 0
    ? null
    : { ...asked, traits: new Set(), limits: new Set(), values: [], words: [], names: new Set(), isNo: false }
}

const METHODS = [
  'cash',
  'card',
  'debitCard',
  'prepaidCard',
  'bankTransfer',
  'directDebit',
  'contactlessPayment',
  'cheque',
]
/** How one pays is a thing of its own. */
const isOfPaying = ({ traits }: Piece, pieces: readonly Piece[]) =>
  METHODS.some((one) => traits.has(one)) && pieces.some((piece) => piece.traits.has('pay'))

const isNamed = (piece: Piece, dictionary: Dictionary) =>
  strongThings(piece).length > 0 || unlistedOf(piece, dictionary).length > 0

/** 'The flat is on the second floor', 'for up to 10 people': whatever the sentence before spoke of. */
const isOfItself = (piece: Piece) =>
  (piece.isOfHouse && piece.things.size > 0) ||
  (piece.isOfPeople && piece.things.size === 0) ||
  // 'Check-in is from 3 pm.'
  ((piece.things.has('arrival') || piece.things.has('departure')) && piece.values.some(({ kind }) => kind === 'time'))

/** 'With the neighbour, Frau Kühn': a name that stands apart is of whoever stands before it. */
function joinNames(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isName =
      isSilent(piece) &&
      piece.things.size === 0 &&
      !piece.isNo &&
      !piece.isJoined &&
      piece.words.length > 0 &&
      piece.words.every((word) => piece.names.has(word))
    if (last === undefined || !isName || last.things.size === 0) joined.push(piece)
    else
      joined[joined.length - 1] = {
        ...last,
        words: [...last.words, ...piece.words],
        names: union(last.names, piece.names),
      }
  }
  return joined
}

const isSilent = ({ traits, limits, values }: Piece) => traits.size + limits.size + values.length === 0

const isCourtesy = (piece: Piece) =>
  isSilent(piece) && piece.things.size === 0 && piece.words.length === 0 && !piece.isNo

const union = (a: ReadonlySet<string>, b: ReadonlySet<string>) => new Set([...a, ...b])

const withSubject = (piece: Piece, about: Piece | null): Piece =>
  about === null
    ? piece
    : {
        ...piece,
        things: union(piece.things, about.things),
        words: about.things.size > 0 ? piece.words : [...piece.words, ...about.words],
        names: union(piece.names, about.names),
        saidWith: new Map([...about.saidWith, ...piece.saidWith]),
      }

const SIZES = new Set(['small', 'big', 'tiny', 'huge'])

/** 'Towels and sheets cost 6 €' says it of both: what stands bare in a row shares what is said before or after it. */
function withShared(pieces: readonly Piece[]): Piece[] {
  // 'The machine is in the bathroom and …' says where it is.
  const isBare = (piece: Piece) => isSilent(piece) && piece.things.size < 2 && !piece.isAside && !piece.isOwn
  return pieces.map((piece, index) => {
    if (!isBare(piece)) return piece
    const after = pieces.slice(index + 1).find((one) => !isBare(one))
    const isStart = pieces.slice(0, index).every(isBare)
    if (isStart && after !== undefined && index + 1 < pieces.length && !piece.isNo)
      return {
        ...piece,
        traits: after.traits,
        saidWith: new Map([...after.saidWith, ...piece.saidWith]),
        limits: after.limits, // 'One bath towel and two hand towels': the second figure is not the first's.
        values: piece.hasOne ? after.values.filter(({ kind }) => kind !== 'count') : after.values,
        isNo: after.isNo,
      }
    const before = pieces.slice(0, index).findLast((one) => !isBare(one))
    return before === undefined || piece.isNo
      ? piece
      : {
          ...piece,
          // 'A small kitchen with two rings and a fridge': how big the one is says nothing of the other.
          traits: new Set([...before.traits].filter((trait) => !SIZES.has(trait))),
          limits: before.limits,
          saidWith: new Map([...before.saidWith, ...piece.saidWith]),
        }
  })
}
