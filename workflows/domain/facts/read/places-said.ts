import type { Choice } from '#workflows/domain/facts/choices.ts'
import { PLACES, readChoices } from './read-choices.ts'

const PIECES =
  /[,;:(]| (?:but|ma|aber|mais|pero|maar|mas|ale|and|or|e|ed|und|oder|et|ou|y|o|en|of|i|oraz|lub|nor|ne|ni|noch|nem|ani)(?= )/
const DENIED =
  /(?<![a-z])(?:not|never|no|non|mai|ne|nicht|nie|keine?[nmrs]?|weder|noch|pas|jamais|ni|nunca|niet|nooit|geen|nao|nem|ani)(?![a-z])(?! (?:solo|only|nur|seulement|alleen|so|apenas|tylko))/
/** 'No balcão', 'no jardim' are places. */
const PORTUGUESE_IN = /(?<![a-z])no (?=[a-z])/g
/** 'In the garden too': elsewhere first. */
const TOO =
  /(?<![a-z])(?:also|even|too|as well|anche|pure|perfino|persino|auch|sogar|aussi|meme|tambien|incluso|ook|zelfs|tambem|ate mesmo|tez|takze|rowniez|nawet)(?![a-z])/
/** 'In the cellar of the farmhouse'. */
const OF_ANOTHER_HOUSE =
  /(?<![a-z])(?:(?:of|in|at|dell[ae]?'?|del|di|nell[ae]?|des|der|im|am|beim|in der|du|de la|de l'|chez|de|da|do|van|van de|bij|w|u|od) ?)(?:the |het |de |la |le |il |o |a |our )?(?:farm ?house|main house|neighbou?r[a-z']*|other house|casa (?:principale|padronale|madre|principal|grande|vecina)|cascina|vicin[oi]|bauernhaus(?:es)?|haupthaus(?:es)?|nachbar[a-z]*|vorderhaus(?:es)?|ferme|maison principale|voisins?|vecin[oa]s?|boerderij|hoofdhuis|buren|vizinh[oa]s?|quinta|sasiad[a-z]*|gospodar[a-z]*)(?![a-z])/

const BEGINS_WITH_PLACE =
  /^ ?(?:in|on|at|under|inside|by|nel(?:la|lo|le|l')?|nei|negli|sul(?:la|le)?|sui|sotto|all'|im|am|auf|unter|an|dans|sur|sous|au|a la|en|bajo|op|onder|bij|no|na|nos|nas|em|debaixo|w|we|pod|przy|the|both|all)(?![a-z])/

/** The places that a folded text says something is in: not where it is not, nor where it is too, nor in another house; none where each of two things has its own. */
export function placesSaid(text: string, language: string): Choice[] {
  if (OF_ANOTHER_HOUSE.test(text)) return []
  const pieces = text.split(PIECES)
  const found = pieces.map((piece, index) => {
    const plain = language === 'pt' ? piece.replace(PORTUGUESE_IN, ' em ') : piece
    const places = readChoices(piece, PLACES)
    return { index, piece, places, isNo: DENIED.test(plain), isToo: TOO.test(piece) }
  })
  const named = found.filter(({ places, isNo }) => places.length > 0 && !isNo)
  if (named.some(({ isToo }) => isToo)) return []
  // 'The tiled stove in the parlour and the range in the kitchen': of two things, each in its place.
  const isOfTwo = named.some(({ index, piece }, at) => at > 0 && index > 0 && !BEGINS_WITH_PLACE.test(piece))
  if (isOfTwo) return []
  const said = new Set(named.flatMap(({ places }) => places))
  // A cut may stand within a place: 'in the cupboard in the hall'.
  return found.some(({ isNo }) => isNo) ? [...said] : readChoices(text, PLACES)
}
