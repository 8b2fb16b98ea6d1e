import type { Dictionary } from '#workflows/domain/dictionary.ts'
import { isMarked } from './is-told-by.ts'
import { isLightTrait } from './light-traits.ts'
import { isMet } from './meet-unlisted.ts'
import type { Piece } from './read-pieces.ts'
import type { Unit } from './read-units.ts'
import { unlistedOf } from './unlisted-words.ts'

/** What says that something works as well as can be. Folded, in all languages at once. */
const PRAISE =
  /(?<!\p{L})(?:perfect\p{L}*|perfett\p{L}*|perfekt\p{L}*|parfait\p{L}*|perfeit\p{L}*|einwandfrei|tadellos|reibungslos|impeccabl\p{L}*|optim\p{L}*|ottim\p{L}*|excellent\p{L}*|flawless\p{L}*|great|super|hervorragend\p{L}*|uitstekend|prima|swietni\p{L}*|doskonal\p{L}*|idealni\p{L}*|everywhere|ovunque|dappertutto|uberall|partout|en todas partes|overal|em todo o lado|wszedzie)(?!\p{L})/u

/** True where a sentence praises what the host says less of: 'works perfectly upstairs' of a signal that is weak there. */
export const isPraised = (said: readonly Piece[], units: readonly Unit[], dictionary: Dictionary): boolean =>
  said.some(({ raw }) => PRAISE.test(raw)) &&
  units.some(({ pieces }) =>
    pieces.some(
      (piece) =>
        [...piece.traits].some(
          (name) => !isLightTrait(name, piece) && !said.some((one) => isMarked(one, 'traits', name)),
        ) ||
        unlistedOf(piece, dictionary).some(
          (word) => !piece.names.has(word.words) && !said.some((one) => isMet(word, one, dictionary)),
        ),
    ),
  )
