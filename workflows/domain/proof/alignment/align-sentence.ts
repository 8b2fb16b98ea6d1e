import { type Dictionary, NO_DICTIONARY } from '#workflows/domain/dictionary.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { isAddedToPeople } from './added-to-people.ts'
import { withoutAsides } from './asides.ts'
import { isDeniedTogether } from './denied-together.ts'
import { fitsOpener } from './fits-opener.ts'
import { tellsHostDoing } from './host-doings.ts'
import { joinLimits } from './join-limits.ts'
import { type Around, isKindPiece } from './kindness.ts'
import { readOpening } from './openers.ts'
import { isPraised } from './praise.ts'
import { type Piece, readPieces } from './read-pieces.ts'
import { PLACES, strongThings, type Unit } from './read-units.ts'
import { isReason } from './reasons.ts'
import { tellPieces } from './tell-pieces.ts'

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
  around: Around
}

/** The source units that say what a sentence of a reply says, piece by piece and nothing more; null where one is not found. */
export function alignSentence(given: ToAlign): AlignedSentence | null {
  const { sentence, kit, names } = given
  const input = tellsHostDoing(sentence, kit.language) ? { ...given, dictionary: NO_DICTIONARY } : given
  const { rest, says } = readOpening(withoutAsides(sentence, kit.language), kit.language)
  const read = joinNames(
    readPieces(withPlainNeed(rest, kit.language), kit).map((piece) => ({
      ...piece,
      words: piece.words.filter((word) => !names.has(word)),
    })),
  )
  const pieces = withShared(joinLimits(read.filter((piece) => !isCourtesy(piece) && !isKindPiece(piece, given.around))))
  const [first] = pieces
  if (first === undefined || pieces.some(({ isDoubtful }) => isDoubtful)) return null
  const found = tellPieces(pieces, input.about ?? askedAbout(input.question), {
    ...input,
    guestWords: given.around.guestWords,
  })
  if (
    found === null ||
    isDeniedTogether(pieces, input.units) ||
    isAddedToPeople(pieces, found.units) ||
    isPraised(pieces, found.units, input.dictionary)
  )
    return null
  const about = found.about ?? first
  return fitsOpener(says, { pieces, units: found.units, question: input.question })
    ? { units: [...found.units], about }
    : null
}

/** 'Inutile d'en apporter': nobody needs to. */
const withPlainNeed = (text: string, language: LanguageKit['language']) =>
  language === 'fr' ? text.replace(/(?<!\p{L})inutile (?=de |d['’])/giu, 'pas besoin ') : text

function askedAbout(question: readonly Piece[]): Piece | null {
  const [asked, ...others] = question.filter((piece) => strongThings(piece).length > 0)
  return asked === undefined || others.length > 0
    ? null
    : { ...asked, traits: new Set(), limits: new Set(), values: [], words: [], names: new Set(), isNo: false }
}

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

const SIZES = new Set(['small', 'big', 'tiny', 'huge'])

/** 'Towels and sheets cost 6 €' says it of both: what stands bare in a row shares what is said before or after it. */
function withShared(pieces: readonly Piece[]): Piece[] {
  // 'The machine is in the bathroom and …' says where it is.
  const isBare = (piece: Piece) =>
    isSilent(piece) && piece.things.size < 2 && !piece.isAside && !piece.isOwn && !piece.isContrast && !isReason(piece)
  return pieces.map((piece, index) => {
    if (!isBare(piece)) return piece
    const after = pieces.slice(index + 1).find((one) => !isBare(one))
    const isStart = pieces.slice(0, index).every(isBare)
    if (isStart && after !== undefined && index + 1 < pieces.length && !piece.isNo)
      return {
        ...piece,
        // 'Glass and paper go to the yard.'
        things: new Set([...piece.things, ...PLACES.filter((place) => after.things.has(place))]),
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
