import { fold } from '#workflows/domain/fold-text.ts'
import { PROOF_WORDS } from '#workflows/domain/proof/proof-words.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { isToldBy } from './is-told-by.ts'
import { joinLimits } from './join-limits.ts'
import { type Piece, readPieces } from './read-pieces.ts'
import { strongThings, type Unit } from './read-units.ts'

export type AlignedSentence = { units: Unit[] /** What 'it' in the next sentence means. */; about: Piece }
export type ToAlign = {
  sentence: string
  kit: LanguageKit
  units: readonly Unit[]
  /** What the sentence before was about. */
  about: Piece | null
  /** All pieces of the reply: a limit may be said in any sentence. */
  reply: readonly Piece[]
  names: ReadonlySet<string>
  question: readonly Piece[]
}

/** The source units that say what a sentence of a reply says, piece by piece and nothing more; null where one is not found. */
export function alignSentence(input: ToAlign): AlignedSentence | null {
  const { sentence, kit, names } = input
  const opener = new RegExp(`^\\W*(${PROOF_WORDS[kit.language].yes.source})\\s*[,.!:;–-]\\s*`, 'u').exec(fold(sentence))
  const bare = opener === null ? sentence : sentence.replace(/^[^,.!:;–-]*[,.!:;–-]\s*/u, '')
  const read = readPieces(bare, kit).map((piece) => ({
    ...piece,
    words: piece.words.filter((word) => !names.has(word)),
  }))
  const pieces = withShared(joinLimits(read.filter((piece) => !isCourtesy(piece))))
  const [first] = pieces
  if (first === undefined || pieces.some(({ isDoubtful }) => isDoubtful) || !fitsOpener(opener?.[1], pieces, input))
    return null
  const found: Unit[] = []
  let about = input.about
  for (const piece of pieces) {
    const whole: Piece = isNamed(piece) ? piece : withSubject(piece, about)
    if (whole.things.size === 0 && whole.words.length === 0) return null
    const unit = input.units.find((one) => isToldBy(whole, one, input.reply))
    if (unit === undefined) return null
    found.push(unit)
    if (isNamed(piece) || about === null) about = whole
  }
  return about === null ? null : { units: found, about }
}

const isNamed = (piece: Piece) => strongThings(piece).length > 0 || piece.words.length > 0

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
        words: [...piece.words, ...about.words],
        names: union(piece.names, about.names),
      }

/** 'Towels and sheets cost 6 €' says it of both: what stands bare in a row shares what is said before or after it. */
function withShared(pieces: readonly Piece[]): Piece[] {
  const isBare = (piece: Piece) => isSilent(piece) && !piece.isAside
  return pieces.map((piece, index) => {
    if (!isBare(piece)) return piece
    const after = pieces.slice(index + 1).find((one) => !isBare(one))
    const isStart = pieces.slice(0, index).every(isBare)
    if (isStart && after !== undefined && index + 1 < pieces.length && !piece.isNo)
      return {
        ...piece,
        traits: after.traits,
        limits: after.limits, // 'One bath towel and two hand towels': the second figure is not the first's.
        values: piece.hasOne ? after.values.filter(({ kind }) => kind !== 'count') : after.values,
        isNo: after.isNo,
      }
    const before = pieces.slice(0, index).findLast((one) => !isBare(one))
    return before === undefined || piece.isNo ? piece : { ...piece, traits: before.traits, limits: before.limits }
  })
}

/** 'Yes' goes with what is so, 'no' with what is not, or with a distance to whoever asks whether it is far. */
function fitsOpener(opener: string | undefined, pieces: readonly Piece[], { question }: ToAlign): boolean {
  if (opener === undefined) return true
  const isNo =
    /^(?:no|non|nein|nee|nao|nie|kein problem|geen probleem|sin problema|sem problema|pas de probleme|nie ma problemu)$/.test(
      opener,
    )
  const [first] = pieces
  if (isNo)
    return (
      first?.isNo === true ||
      pieces.some(({ values }) => values.some(({ kind }) => kind === 'metres' || kind === 'minutes'))
    )
  const asked = question.flatMap(({ traits }) => [...traits])
  return first?.isNo === false && asked.every((trait) => pieces.some(({ traits }) => traits.has(trait)))
}
