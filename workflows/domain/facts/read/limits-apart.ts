import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import { ASPECTS } from './aspect-cues.ts'
import { PET_CONDITIONS, PLACE_CONDITIONS } from './condition-patterns.ts'
import { foldFactText } from './fold-fact-text.ts'
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

/** A folded piece as the host wrote it; the whole sentence where it cannot be found. */
export function asWritten(piece: string, sentence: string): string {
  const words = piece
    .split(' ')
    .slice(-3)
    .join(' ')
    .replace(/[.!?]$/u, '')
    .trim()
  const found = sentence.split(/,(?!\d)\s*|;\s*/u).find((part) => foldFactText(part).includes(words))
  return (found ?? sentence)
    .trim()
    .replace(/[.!\s]+$/u, '')
    .replace(/^(?:and|but|e|ma|und|aber|et|mais|y|pero|en|maar|mas|i|ale)\s/iu, '')
}

const PLACE =
  "(?:in|im|en|nel(?:la|lo|le)?|nei|dans|op|w|na|nos?|nas|on|auf|em|sul(?:la)?|sur) (?:(?:the|der|den|dem|la|le|les|el|los|las|l'|de|het|o|a) ?)?[a-z']+"

const PART_OF_DAY =
  /(?<![a-z])(?:mornings?|afternoons?|evenings?|mattin[ao]|pomerigg[a-z]+|sera|vormittags?|nachmittags?|abends?|morgens?|matins?|apres-midi|soirs?|mananas?|tardes?|noches?|ochtends?|middags?|avonds?|manhas?|noites?|ran[oa]|popoludni[a-z]*|wieczor[a-z]*)(?![a-z])/
/** 'Open 8 to 20, except on Sunday afternoon': of which day the hours are nobody can tell. */
const exceptsPartOfADay = (text: string, excepted: string): boolean =>
  PART_OF_DAY.test(text.slice(text.indexOf(excepted)))

const NOR_IN = new RegExp(
  `^[ ,]*(?:(?:nor|or|and|ne|o|e|noch|oder|und|ni|ou|et|y|of|en|nem|ani|lub|i) )+(?:(?:between|entre|tra|zwischen|tussen|miedzy|near|by|under|sotto|unter|sous|bajo|onder) |(?:[a-z]+ )?${PLACE})`,
)
/** 'Neither inside nor in the yard' forbids more than inside. */
function forbidsElsewhereToo(text: string): boolean {
  const inside = INDOORS.exec(text)
  return inside !== null && NOR_IN.test(text.slice(inside.index + inside[0].length))
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

/** What a statement says of another day or place than the unit does: then nothing of it is certain. */
export function isUnclear({ key, value, validity }: Statement, unit: Unit, excepted: string | null): boolean {
  const text = textOf(unit)
  const isRule = key === 'smoking.allowed' || key === 'pets.allowed' || key === 'parties.allowed'
  if (isRule && value.kind === 'yesNo') return value.yes ? isThere(unit) : forbidsElsewhereToo(text)
  if (excepted === null) return false
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

/** 'Air con in the bedrooms, but not in the living room': without the rooms that are left out. */
export const withoutOtherRooms = (unit: Unit): Unit =>
  IN_ROOMS.has(unit.topic) ? { ...unit, after: unit.after.replace(NOT_IN, ' ').replace(NOT_IN_AFTER, ' ') } : unit
