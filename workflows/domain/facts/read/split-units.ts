import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import { writeOut } from '#workflows/domain/words/write-out.ts'
import { ABSORBED } from './absorbed-topics.ts'
import { ASPECTS } from './aspect-cues.ts'
import { findTopics, type TopicCue } from './cues/topic-cues.ts'
import { foldFactText } from './fold-fact-text.ts'
import { isHadByRooms } from './had-by-rooms.ts'
import { isStatement } from './is-statement.ts'
import { isOfTowels, saysToo } from './leans-on-before.ts'
import { endsInNone } from './negation.ts'
import { SEVERAL } from './number-words.ts'
import { PREDICATE } from './predicates.ts'
import { PLACES, readChoices } from './read-choices.ts'
import { readDistance } from './read-measures.ts'

/** What a sentence says of one topic: the words before its name, the name, and the words after it, folded. */
export type Unit = { topic: FactTopic; before: string; cue: string; after: string; language: FactLanguage }

const AND: Record<FactLanguage, string> = {
  it: 'e|ed|o|oppure|né|nonché',
  en: 'and|or|nor|as well as|plus',
  de: 'und|oder|sowie|noch',
  fr: 'et|ou|ni|ainsi que',
  es: 'y|e|o|u|ni|así como',
  nl: 'en|of|noch|evenals',
  pt: 'e|ou|nem|bem como',
  pl: 'i|oraz|lub|ani|albo|a także',
}
const BUT: Record<FactLanguage, string> = {
  it: 'ma|però|mentre|tuttavia',
  en: 'but|however|while|whereas|though',
  de: 'aber|jedoch|sondern|während|allerdings',
  fr: 'mais|cependant|tandis que|par contre',
  es: 'pero|sino|mientras|sin embargo',
  nl: 'maar|echter|terwijl',
  pt: 'mas|porém|contudo|enquanto',
  pl: 'ale|lecz|jednak|natomiast|a',
}

const SPLITS = Object.fromEntries(
  (Object.keys(AND) as FactLanguage[]).map((language) => [
    language,
    new RegExp(
      `(\\s*[;()•]\\s*|\\s[–—-]\\s|:\\s+|,(?!\\d)\\s*|(?<!(?:max|min|ca|p|u|pers|inkl|nr))[.!?]\\s+|\\s(?:${AND[language]}|${BUT[language]}|&|\\+)\\s(?!\\d))`,
      'iu',
    ),
  ]),
) as Record<FactLanguage, RegExp>

/** 'Geen airco, wel een ventilator': what was said before does not hold for what follows. */
const TURNS =
  /^(?:wel|dafur|stattdessen|instead|invece|en revanche|en cambio|za to|but|ma|aber|mais|pero|maar|mas|ale)(?![a-z])/

/** 'No lift, two flights of stairs': of what there is none nobody counts several. */
const COUNTED = new RegExp(`^${SEVERAL}(?![a-z\\d])`)

const hasPlace = (text: string) => readChoices(text, PLACES).length > 0
const withoutPlaces = (text: string) => PLACES.reduce((rest, [, pattern]) => rest.replace(pattern, ' '), text)

const VERB_AFTER =
  /^\s*(?:is|are|c'e|ci sono|eh|sono|ist|sind|steh(?:t|en)|gibt es|est|sont|esta|estan|hay|is|zijn|staat|staan|ha|estao|jest|sa)(?![a-z])(?! (?:not|non|nicht|pas|no|niet|nao|nie)(?![a-z]))/

/** 'In the living room not': what is left out, and no thing of its own. */
export const IN_NOT =
  /^(?:in|im|en|nel(?:la)?|dans|op|w|no|na|on|auf|em) [a-z' ]{3,24} (?:no|not|non|nicht|pas|niet|nao|nie|keine?[nrs]?|none|nessun[oa]|aucune?|ningun[oa]|geen|nenhuma?|brak)\s*[.!]?$/

type Piece = { text: string; sep: string; topics: TopicCue[]; isAnd: boolean; isBreak: boolean }

/** Articles, numbers and praise around a name make no statement of their own. */
const SMALL = /^(?:[a-z'’-]{1,12}|\d+)?$/

const NEITHER = /(?<![a-z])(?:ni|nor|noch|nem|ani|ne)(?![a-z])\s*/

function piecesOf(sentence: string, language: FactLanguage): Piece[] {
  const parts = sentence.split(SPLITS[language])
  const but = new RegExp(`^\\s*(?:${BUT[language]})\\s*$`, 'iu')
  const and = new RegExp(`^\\s*(?:${AND[language]}|&|\\+)\\s*$`, 'iu')
  const pieces: Piece[] = []
  for (let index = 0; index < parts.length; index += 2) {
    const sep = index === 0 ? '' : (parts[index - 1] ?? '')
    // 'Ni climatisation ni ventilateur': the word between denies what follows it.
    const [no = ''] = NEITHER.exec(foldFactText(sep)) ?? []
    const text = `${no}${foldFactText(parts[index] ?? '')}`.trim()
    if (text === '' && index > 0) continue
    // 'In the bedrooms, in the kitchen not' denies no kitchen.
    const topics = index > 0 && IN_NOT.test(text) ? [] : subjectsOf(text, findTopics(text, language), language)
    pieces.push({ text, sep, topics, isAnd: and.test(sep), isBreak: but.test(sep) || /[;.!?()•–—]|\s-\s/.test(sep) })
  }
  return pieces
}

const PREPOSITIONS: Record<FactLanguage, [words: string, articles: string]> = {
  en: ['in|on|at|near|from|to|next to|by|of|inside|into|for|before|after|during|until|behind', 'the|a|our|your|an'],
  it: [
    "in|nel(?:la|le|lo|l')?|nei|negli|sul(?:la|le|lo|l')?|a(?:l(?:la|le|lo|l')?)?|vicino|da(?:l(?:la|l')?)?|de(?:l(?:la|le|lo|l')?|i)|di|accanto|per|prima|dopo|durante|dietro|entro",
    "il|la|le|lo|l'|i|gli|un|una|del(?:la|l')?|al(?:la|l')?",
  ],
  de: [
    'in|im|am|an|auf|neben|vom|von|zum|zur|beim|fur|vor|nach|wahrend|hinter|bei|mit',
    'der|dem|den|die|das|einer|einem|ihrer|unserer',
  ],
  fr: [
    'dans|sur|du|de|des|pres|a|au|aux|en|pour|avant|apres|pendant|derriere|chez|depuis',
    "la|le|les|l'|un|une|votre|notre|de",
  ],
  es: ['en|de|del|cerca|junto|desde|hasta|para|a|al|antes|despues|durante|detras|por', 'el|la|los|las|un|una|de|del'],
  nl: ['in|op|aan|bij|naar|van|naast|voor|na|tijdens|achter|tot|met', 'de|het|een|uw|onze'],
  pt: ['em|no|na|nos|nas|do|da|dos|das|de|perto|para|ao|antes|depois|durante|ate|junto', 'o|a|os|as|do|da|ao'],
  pl: ['w|we|na|przy|obok|od|z|ze|do|dla|po|przed|podczas|za', ''],
}
/** What makes of a name a place, or what something is of. */
export const OBLIQUE = Object.fromEntries(
  Object.entries(PREPOSITIONS).map(([language, [words, articles]]) => [
    language,
    new RegExp(
      `(?<![a-z'])(?:${words})(?: (?:all|allen?|tutt[ei]|tous|toutes|tod[oa]s|wszystkich))?(?: (?:${articles}))?(?: [a-z]+)? ?$`,
    ),
  ]),
) as Record<FactLanguage, RegExp>

/** 'In cucina trovate il forno' speaks of the oven. */
const AT_START =
  /^(?:in|nel|nella|nelle|nei|in the|in both|in all|in der|in den|im|dans la|dans le|dans les|en la|en el|en las|en los|in de|na|nas|no|nos|w|we|on the|auf der|auf dem|sur la|sur le|op het|op de) $/

/** 'The kitchen is equipped with an oven'. */
const IN_KITCHEN = new Set<FactTopic>([
  'oven',
  'microwave',
  'hob',
  'fridge',
  'freezer',
  'dishwasher',
  'coffeeMachine',
  'kettle',
  'toaster',
])

/** Of several names in a piece, those that only say where or of what something is are not what it speaks of. */
function subjectsOf(text: string, topics: TopicCue[], language: FactLanguage): TopicCue[] {
  if (topics.length < 2) return topics
  // 'The studio is on the first floor' speaks of the floor.
  const floor = topics.filter(({ topic }) => topic === 'floor')
  if (floor.length === 1 && topics.every(({ topic }) => topic === 'floor' || topic === 'rooms')) return topics
  const subjects = topics.filter(({ start, topic }, index) =>
    index === 0
      ? // 'In the fourth floor with a lift' says which floor.
        topic === 'floor' || (!AT_START.test(text.slice(0, start)) && !OBLIQUE[language].test(text.slice(0, start)))
      : (topics[0]?.topic === 'kitchen' && IN_KITCHEN.has(topic)) ||
        !OBLIQUE[language].test(text.slice(topics[index - 1]?.end ?? 0, start)),
  )
  return subjects.length > 0 ? subjects : topics.slice(0, 1)
}

/** 'Two bath towels and one hand towel per person'. */
const EACH =
  /(?:per|a|pro|por|par|na|je|each|cada) ?(?:person[ae]?|persoon|personne|pessoa|osob[eay]|kopf|guest|ospite|gast)(?![a-z])/

function shape({ text, topics }: Piece): { head: boolean; tail: boolean } {
  const first = topics[0]
  const last = topics.at(-1)
  if (first === undefined || last === undefined) return { head: false, tail: false }
  const words = (part: string) => part.split(' ').filter((word) => word !== '')
  const before = text.slice(0, first.start)
  const after = text.slice(last.end)
  const isLong = (part: string) => words(part).length > 2 || !words(part).every((word) => SMALL.test(word))
  return { head: PREDICATE.test(before), tail: PREDICATE.test(after) || isLong(after) || EACH.test(after) }
}

/** The sentence as statements about topics. Names in a row share what is said before the first or after the last of them. */
export function unitsOf(sentence: string, language: FactLanguage): Unit[] {
  const groups: { units: Unit[]; pieces: Piece[]; head: string; isClosed: boolean }[] = []
  let lead = ''
  for (const piece of piecesOf(writeOut(sentence, language), language)) {
    const group = groups.at(-1)
    // What a full stop or a semicolon ends leads nothing on; and a figure is of what stands before it.
    if (/[.!?;]/.test(piece.sep) || (readDistance(lead) !== null && readDistance(piece.text) !== null)) lead = ''
    if (piece.topics.length === 0) {
      if (group === undefined) lead = isStatement(piece.text) ? '' : `${lead}${piece.text}, `
      else {
        for (const unit of group.units)
          unit.after += `${piece.sep.trim() === ',' ? ', ' : ` ${foldFactText(piece.sep).trim()} `}${piece.text}`
        group.isClosed ||= PREDICATE.test(piece.text)
      }
      continue
    }
    const { head, tail } = shape(piece)
    const turns =
      TURNS.test(piece.text) || (COUNTED.test(piece.text) && group !== undefined && endsInNone(group.head, language))
    // 'We have no air con, fans are in every bedroom': what has a verb of its own is not denied with it.
    const isOwnClause =
      group !== undefined &&
      !piece.isAnd &&
      tail &&
      endsInNone(group.head, language) &&
      VERB_AFTER.test(piece.text.slice(piece.topics.at(-1)?.end ?? 0))
    const joins = group !== undefined && !isOwnClause && !piece.isBreak && !head && !group.isClosed && !turns
    const target = joins ? group : { units: [], pieces: [], head: '', isClosed: false }
    if (!joins) groups.push(target)
    // 'In the bedroom there is air con, in the living room a fan': each has a place of its own.
    const common = target.head === '' ? lead : target.head
    const shared = joins && hasPlace(piece.text) ? withoutPlaces(common) : common
    lead = ''
    const own = piece.topics.map((cue, index): Unit => {
      const from = piece.topics[index - 1]?.end ?? 0
      const to = piece.topics[index + 1]?.start ?? piece.text.length
      const isLast = index === piece.topics.length - 1
      return {
        topic: group !== undefined && isOfTowels(piece.text, group.units.at(-1)?.topic) ? 'beachTowels' : cue.topic,
        before: `${shared}${shared === '' ? '' : ' '}${piece.text.slice(index === 0 || isHadByRooms(piece, index) ? 0 : from, cue.start)}`,
        cue: piece.text.slice(cue.start, cue.end),
        after: piece.text.slice(cue.end, isLast ? piece.text.length : to),
        language,
      }
    })
    const said = group?.units.at(-1)?.after ?? ''
    if (saysToo(piece.text)) for (const unit of own) unit.after += ` ${said}`
    if (joins && tail && piece.isAnd) for (const unit of target.units) unit.after += ` ${own.at(-1)?.after ?? ''}`
    target.units.push(...own)
    if (head) target.head = `${shared}${piece.text.slice(0, piece.topics[0]?.start ?? 0)}`.trim()
    if (tail) target.isClosed = true
  }
  return joined(groups.flatMap(({ units }) => units).filter((unit, at, all) => !isOfCot(unit, all[at - 1])))
}

/** Bedding of a cot is not that of the beds. */
const COT =
  /(?<![a-z])(?:cot|crib|culla|lettino|(?:baby|kinder|reise)bett(?:chen)?|lit (?:bebe|parapluie)|cuna|kinderbed(?:je)?|babybed(?:je)?|berco|lozeczk[a-z]+)(?![a-z])/
const isOfCot = ({ topic, before, after }: Unit, last: Unit | undefined): boolean =>
  topic === 'linen' &&
  ((last?.topic === 'crib' && last.after === ' ') ||
    COT.test(`${before.slice(-24)}|${/^[^,;.]{0,30}/.exec(after)?.[0] ?? ''}`))

/** A name that says nothing of its own goes with the same topic before it: 'pets allowed, only small dogs'. */
function joined(units: Unit[]): Unit[] {
  const result: Unit[] = []
  for (const unit of units) {
    const last = result.at(-1)
    const isSame =
      last?.topic === unit.topic &&
      GOES_ON.has(unit.topic) &&
      // 'Niños menores de 5 años' names them twice.
      ((unit.topic === 'children' && unit.before.trim() === '') || !OWN_WORD.test(`${unit.before} ${unit.after}`))
    if (
      last !== undefined &&
      (isSame ||
        isRoomOf(unit, last) ||
        (ABSORBED[last.topic]?.includes(unit.topic) && !isOwnSupply(unit) && !isMostOfAll(unit, last)))
    ) {
      // What both share stands before the first already: 'no smoking inside, in the yard yes' denies no yard.
      const own = unit.before.startsWith(last.before) ? unit.before.slice(last.before.length) : unit.before
      const text = `${own}${unit.cue}${unit.after}`.trim()
      if (!last.after.includes(text)) last.after += `, ${text}`
    } else result.push({ ...unit })
  }
  return result
}

/** What stands in several rooms, or works there. */
const IN_ROOMS = new Set<FactTopic>(['wifi', 'airConditioning', 'heating', 'fan', 'television', 'fireplace'])
const ROOMS = new Set<FactTopic>(['rooms', 'kitchen', 'garden', 'terrace', 'balcony', 'bathrooms'])
const IN_PLACE =
  /(?:^|[\s,])(?:in|im|nel(?:la|le|lo)?|nei|sul(?:la)?|dans|en|auf|op|n[ao]s?|em|w|we|na)(?: [a-z]+){0,2}\s*$/
/** 'Wi-Fi all over the house, but in the bedrooms it is weak' speaks of no bedrooms. */
const isRoomOf = ({ topic, before }: Unit, last: Unit): boolean =>
  IN_ROOMS.has(last.topic) && ROOMS.has(topic) && IN_PLACE.test(before)

/** 'Nespresso (capsules not provided)' says something of the capsules. */
const isOwnSupply = ({ topic, before, after }: Unit): boolean =>
  topic === 'coffee' && (ASPECTS.included.test(`${before}${after}`) || ASPECTS.ownBring.test(`${before}${after}`))

/** 'The sofa bed is for two people: at most 6 guests' counts those of the house behind those of the bed. */
const isMostOfAll = ({ topic, cue }: Unit, last: Unit): boolean =>
  topic === 'guests' && last.topic === 'beds' && /max|massim|hochst|maks|najwyz/.test(cue) && FOR_SOME.test(last.after)
const FOR_SOME =
  /(?<![a-z])(?:people|persons?|guests?|adults|person[ae]|ospiti|personen|gaste[n]?|personnes?|huespedes|personas|gasten|pessoas?|hospedes|osob[ay]?|gosci)(?![a-z])/

const GOES_ON = new Set<FactTopic>([
  'pets',
  'smoking',
  'parties',
  'visitors',
  'children',
  'luggage',
  'parking',
  'pool',
  'checkIn',
  'heating',
])

/** What says yes or no by itself. */
const OWN_WORD =
  /(?<![a-z])(?:no|not|non|nicht|keine?|pas|sin|niet|geen|nao|nie|sem|senza|ohne|allowed|welcome|forbidden|or|nein|ja|si|yes|oui|sim|tak|nee|\d+)(?![a-z])|€/
