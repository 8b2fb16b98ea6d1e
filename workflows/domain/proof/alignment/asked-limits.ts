import type { Ask } from '#workflows/domain/reading/ask.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { NAMED_DAYS } from './named-days.ts'
import { type Piece, readPieces } from './read-pieces.ts'
import { bySentence, strongThings, type Unit } from './read-units.ts'

/** Whom or when a guest asks about: a house may have said something of just that. */
const OF_WHOM = new Set(['child', 'baby', 'adult', 'small', 'big', 'late', 'early'])

const marksOf = ({ traits, limits }: Piece) => [
  ...[...limits].filter((limit) => NAMED_DAYS.has(limit)),
  ...[...traits].filter((trait) => OF_WHOM.has(trait)),
]

type Sources = { units: readonly Unit[]; reply: readonly Piece[]; kit: LanguageKit }

/**
 * Texts of asks that name a day or somebody of whom the house says something apart, while the reply does not: 'check-in from 16' to
 * whoever asks about Friday, when it is from 18.
 */
export function leavesOut(asks: readonly Ask[], { units, reply, kit }: Sources): string[] {
  const said = new Set(reply.flatMap(marksOf))
  const passages = passagesOf(units)
  return asks
    .filter(({ text, kind }) => {
      if (kind === 'context') return false
      const asked = readPieces(text, kit)
      const things = new Set(asked.flatMap((piece) => [...piece.things]))
      return asked
        .flatMap(marksOf)
        .filter((mark) => !said.has(mark))
        .some((mark) => passages.some((pieces) => tells(pieces, mark, things)))
    })
    .map(({ text }) => text)
}

const tells = (pieces: readonly Piece[], mark: string, things: ReadonlySet<string>) =>
  pieces.some((piece) => marksOf(piece).includes(mark)) &&
  pieces.some((piece) => [...piece.things].some((thing) => things.has(thing)))

/** Each sentence, with the one after it where that names nothing of its own: 'the sauna costs 15 €; children may not go in'. */
function passagesOf(units: readonly Unit[]): Piece[][] {
  const sentences = bySentence(units).map(([unit]) => unit?.beside ?? [])
  return sentences.map((pieces, index) => {
    const next = sentences[index + 1] ?? []
    return next.some((piece) => strongThings(piece).length > 0) ? [...pieces] : [...pieces, ...next]
  })
}
