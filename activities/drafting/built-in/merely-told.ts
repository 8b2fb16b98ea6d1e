import { EVERYDAY } from '#activities/drafting/dictionary/everyday-dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { type Piece, readPieces } from '#workflows/domain/proof/alignment/read-pieces.ts'
import type { SaidValue } from '#workflows/domain/proof/alignment/said-value.ts'
import { unlistedOf } from '#workflows/domain/proof/alignment/unlisted-words.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'

/** How one comes, with whom, for how long and what for. What a host has a rule for, has to make ready or may forbid is none of these. */
const TELLS_OF_THE_TRIP: ReadonlySet<string> = new Set(
  `car rentalCar train bus flight airport ferry taxi planes pushchair luggage
  couple family holiday weekend wedding work company sea mountain hike hiking village city market`.split(/\s+/),
)
/** What one does on the way, and is looking forward to. */
const DOINGS: ReadonlySet<string> = new Set(
  'arrival come_by drive driveTo walk visit_it see_it relax_in workRemotely hike must'.split(' '),
)
/** What one says not to have. */
const NOT_HAD: ReadonlySet<string> = new Set(['car', 'flight', 'train'])
const MONTHS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|weekend)$/
/** Months and spans of the trip; an hour, a weekday or a number of people is for the host to hear. */
const FIGURES: ReadonlySet<SaidValue['kind']> = new Set(['date'])

/** In German every thing has a capital. */
const isName = (word: string, { names, language }: Piece): boolean => language !== 'de' && names.has(word)

const isOfTheTrip = (piece: Piece): boolean =>
  // 'We have no car' is all that a no may say.
  (!piece.isNo || [...piece.things].every((thing) => NOT_HAD.has(thing))) &&
  [...piece.things].every((thing) => TELLS_OF_THE_TRIP.has(thing) || DOINGS.has(thing)) &&
  [...piece.traits].every((trait) => DOINGS.has(trait)) &&
  [...piece.limits].every((limit) => MONTHS.test(limit)) &&
  piece.values.every(({ kind }) => FIGURES.has(kind)) &&
  unlistedOf(piece, EVERYDAY).every(({ words }) => isName(words, piece))

/** Whether a statement beside a question tells of the guests' trip and nothing else: 'we are coming by train', 'we will spend a week there in May'. */
export function isMerelyTold(text: string, language: DraftLanguage): boolean {
  const pieces = readPieces(text, kitOf(language))
  return pieces.length > 0 && pieces.every(isOfTheTrip)
}
