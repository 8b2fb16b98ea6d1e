import type { Dictionary } from '#workflows/domain/dictionary.ts'
import { isNamedIn } from './is-told-by.ts'
import { isMet, isNameMet } from './meet-unlisted.ts'
import type { Piece } from './read-pieces.ts'
import type { Unit } from './read-units.ts'
import { unlistedOf } from './unlisted-words.ts'

/** What begins a reason without a verb. Folded, in all languages at once. */
const REASON =
  /^\s*(?:because of|due to|owing to|wegen|aufgrund|a cause d|en raison d|a causa d|per via d|debido a|por culpa de|vanwege|wegens|door het risico|ivm|por causa d|devido a|ze wzgledu na|z powodu|z uwagi na)/u

/** 'Because of the sheep': why something is so, which makes no claim of the house's things. */
export const isReason = (piece: Piece): boolean => REASON.test(piece.raw)

type Said = { sentences: readonly (readonly Unit[])[]; dictionary: Dictionary }

/** The host names all of the reason somewhere in one sentence. */
export const isReasonOf = (piece: Piece, { sentences, dictionary }: Said): boolean =>
  sentences.some((units) => {
    const pieces = units.flatMap(({ beside }) => [...beside])
    return (
      unlistedOf(piece, dictionary).every((word) => pieces.some((one) => isMet(word, one, dictionary))) &&
      [...piece.things].every(
        (name) => isNamedIn(name, pieces) || pieces.some((by) => isNameMet({ name, of: piece, by }, dictionary)),
      ) &&
      piece.values.length === 0
    )
  })
