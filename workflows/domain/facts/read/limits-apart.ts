import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import { ASPECTS } from './aspect-cues.ts'
import { PET_CONDITIONS, PLACE_CONDITIONS } from './condition-patterns.ts'
import { PLACES, readChoices } from './read-choices.ts'
import { INDOORS } from './read-conditions.ts'
import { readValidity, readWeekdays } from './read-seasons.ts'
import type { Unit } from './split-units.ts'
import { type Statement, textOf } from './statement.ts'

const RULES = new Set<FactTopic>(['pets', 'smoking'])
const LIMITS = [...PET_CONDITIONS, ...PLACE_CONDITIONS].map(([, pattern]) => pattern)
const ONLY =
  /(?<![a-z])(?:only|solo|soltanto|nur|seulement|uniquement|alleen|apenas|so|tylko|not|non|nicht|pas|no|niet|nao|nie)(?![a-z])/
const isLimit = (piece: string) => ONLY.test(piece) || LIMITS.some((pattern) => pattern.test(piece))
const AND_LIMIT = new RegExp(
  `\\s(?=(?:and|but|e|ma|pero|und|aber|et|mais|y|en|maar|mas|i|ale) (?:[a-z]+ ){0,3}(?:${LIMITS.map(({ source }) => source).join('|')}))`,
)

/** 'Dogs welcome, on a lead from April to June': what is said of those months alone, as it stands in the unit; null where there is none. */
export function limitOfSomeDays({ topic, after }: Unit): string | null {
  if (!RULES.has(topic)) return null
  const [first = '', ...others] = after.split(/,(?!\d)\s*/u)
  const pieces = [...first.split(AND_LIMIT), ...others]
  const found = pieces
    .slice(1)
    .find((piece) => readValidity(piece) !== null && isLimit(piece) && !ASPECTS.allowed.test(piece))
  return found === undefined || found.trim() === '' ? null : found.trim()
}

/** Behind a semicolon: a thing with a condition of its own, 'stair gates on request'. */
const ITS_OWN_CONDITION =
  /;\s*(?!(?:both|all|please|but|it|they|beid[ei]s?|entramb[ei]|alle|bitte|aber|sie|per|solo|ma|les deux|merci|mais|ambos|por favor|pero|graag|maar|ambos|mas|prosimy|ale)(?![a-z]))[a-z]+ (?:[a-z]+ ){0,2}(?:on request|su richiesta|auf (?:anfrage|wunsch|nachfrage)|sur demande|bajo peticion|a peticion|op (?:aan)?vraag|op verzoek|a pedido|mediante pedido|na (?:zyczenie|prosbe))(?![a-z])[^;]*/g
/** Without what stands behind a semicolon with a condition of its own. */
export const withoutConditionsApart = (text: string): string => text.replace(ITS_OWN_CONDITION, ' ')

const PLACE =
  "(?:in|im|en|nel(?:la|lo|le)?|nei|dans|op|w|na|nos?|nas|on|auf|em|sul(?:la)?|sur) (?:(?:the|der|den|dem|la|le|les|el|los|las|l'|de|het|o|a) ?)?[a-z']+"

const PART_OF_DAY =
  /(?<![a-z])(?:mornings?|afternoons?|evenings?|mattin[ao]|pomerigg[a-z]+|sera|vormittags?|nachmittags?|abends?|morgens?|matins?|apres-midi|soirs?|mananas?|tardes?|noches?|ochtends?|middags?|avonds?|manhas?|noites?|ran[oa]|popoludni[a-z]*|wieczor[a-z]*)(?![a-z])/
/** 'Open 8 to 20, except on Sunday afternoon': of which day the hours are nobody can tell. */
const exceptsPartOfADay = (text: string, excepted: string): boolean =>
  PART_OF_DAY.test(text.slice(text.indexOf(excepted)))

const NOR_IN = new RegExp(
  `[ ,](?:(?:nor|or|and|ne|o|e|noch|oder|und|ni|ou|et|y|of|en|nem|ani|lub|i) )+(?:(?:between|entre|tra|zwischen|tussen|miedzy|near|by|under|sotto|unter|sous|bajo|onder) |(?:[a-z]+ )?${PLACE})`,
)
/** 'Neither inside nor in the yard' forbids more than inside. */
function forbidsElsewhereToo(text: string): boolean {
  const inside = INDOORS.exec(text)
  return inside !== null && NOR_IN.test(/^[^;.!?]*/.exec(text.slice(inside.index + inside[0].length))?.[0] ?? '')
}

/** 'There', said of the place that stands before. */
const THERE: Record<FactLanguage, string> = {
  en: 'there',
  it: 'li|la',
  de: 'dort|da',
  fr: 'la',
  es: 'ahi|alli',
  nl: 'daar',
  pt: 'ali|la',
  pl: 'tam',
}
/** 'Balcony to the yard, smoking is fine there': where it is allowed stands before. */
const isThere = ({ after, language }: Unit): boolean =>
  new RegExp(`^(?: [a-z]+){0,3} (?:${THERE[language]})(?: [a-z]+)? ?(?:[.,;!(]|$)`).test(after)

/** What is of a thing, and not the thing: its light may be out for months. */
const OF_ITS_PART =
  /(?<![a-z])(?:lights?|lamps?|doors?|gates?|keys?|windows?|taps?|lids?|covers?|locks?|awnings?|railings?|luc[ei]|lampad[ae]|port[ae]|cancell[oi]|chiav[ei]|finestr[ae]|rubinett[oi]|copertur[ae]|tend[ae]|ringhier[ae]|licht(?:er)?|lampen?|turen?|tore?|schlussel|fenster|deckel|abdeckung|markise|gelander|lumieres?|portes?|cles?|fenetres?|robinets?|couvercle|stores?|luz|luces|luzes|puertas?|llaves?|ventanas?|grifos?|tapa|toldo|verja|lampje|deuren?|sleutels?|ramen|raam|kraan|deksel|zonwering|portas?|portao|chaves?|janelas?|torneiras?|swiatl[oa]|lampk[ai]|drzwi|brama|klucze?|okn[oa]|kran|pokryw[aey]) (?:(?:of|to|on|di|a|de|der|des|zur|zum|vom|von|du|van|do|da|del|della|dell'|dos|das|op|en|na|no|al)(?: |(?<=')))+(?:(?:the|la|le|il|l'|el|los|las|den|dem|het|o|a) ?)?$/
const isOfItsPart = ({ before }: Unit): boolean => OF_ITS_PART.test(before)

/** What a statement says of another day or place than the unit does: then nothing of it is certain. */
export function isUnclear({ key, value, validity }: Statement, unit: Unit, excepted: string | null): boolean {
  const text = textOf(unit)
  const isRule = key === 'smoking.allowed' || key === 'pets.allowed' || key === 'parties.allowed'
  if (isRule && value.kind === 'yesNo') return value.yes ? isThere(unit) : forbidsElsewhereToo(text)
  if (isOfItsPart(unit)) return true
  if (excepted === null) return false
  if (value.kind === 'season') return true
  const days = readWeekdays(excepted)
  const isOfExcepted = validity?.weekdays?.every((day) => days.includes(day)) === true
  return (
    isOfExcepted ||
    ((value.kind === 'time' || value.kind === 'hours' || key.endsWith('.isOpen')) && exceptsPartOfADay(text, excepted))
  )
}

/** So many words beside a season or a day are a thought of their own. */
const WORDS_MOST = 4
const STARTS =
  /^\s*(?:(?:but |ma |aber |mais |pero |maar |mas |ale )?(?:only|open|solo|apert[oa]|nur|offen|geoffnet|seulement|ouverte?|abiert[oa]|alleen|geopend|so|apenas|abert[oa]|tylko|czynn[a-z]+|from|until|da|dal|vom|von|ab|bis|du|de|des|desde|hasta|van|vanaf|tot|od|do)) /

/** A unit without what stands behind a semicolon and limits nothing: 'late arrival possible; on Mondays we both work'. */
export function withoutThoughtsApart(text: string): string {
  const [first = '', ...others] = text.split(/\s*;\s*/u)
  const limits = others.filter((piece) => STARTS.test(piece) || piece.split(' ').filter(Boolean).length <= WORDS_MOST)
  return [first, ...limits].join('; ')
}

const NOT_IN = new RegExp(
  `(?:,? ?(?:but|ma|aber|mais|pero|maar|mas|ale|en revanche|sondern))?,? (?:not|non|nicht|pas|no|niet|nao|nie) ${PLACE}(?:,? (?:(?:nor|or|ne|o|e|oder|noch|und|ni|ou|et|y|of|en|nem|ani|i|lub) )+${PLACE})*`,
  'g',
)
const NOT_IN_AFTER = new RegExp(
  `[,;(] ?${PLACE} (?:not|non|nicht|pas|no|niet|nao|nie|keine?[nrs]?|none|nessun[oa]|aucune?|ningun[oa]|geen|nenhuma?|brak)\\s*(?=[.,;)]|$)`,
  'g',
)
const IN_ROOMS = new Set<FactTopic>(['airConditioning', 'heating', 'fan', 'television', 'fireplace'])

/** 'A stove in the great hall and radiators in the bedrooms': a place behind the first is another thing's. */
const PLACE_OF_ITS_OWN = new RegExp(`^ ${PLACE}(?: [a-z]+)?(?=[,;]| (?:and|e|und|et|y|en|i) )`)
function withoutLaterPlaces(after: string): string {
  const [first] = PLACE_OF_ITS_OWN.exec(after) ?? []
  if (first === undefined || readChoices(first, PLACES).length > 0) return after
  return `${first}${after.slice(first.length).replace(new RegExp(`[a-z]+ ${PLACE}`, 'g'), ' ')}`
}

/** 'Air con in the bedrooms, but not in the living room': without the rooms that are left out. */
export const withoutOtherRooms = (unit: Unit): Unit =>
  IN_ROOMS.has(unit.topic)
    ? { ...unit, after: withoutLaterPlaces(unit.after.replace(NOT_IN, ' ').replace(NOT_IN_AFTER, ' ')) }
    : unit
