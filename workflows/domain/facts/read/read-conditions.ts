import type { Condition, PlainCondition } from '#workflows/domain/facts/condition.ts'
import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import { asWritten } from './as-written.ts'
import { PET_CONDITIONS, PLACE_CONDITIONS, PLAIN_PATTERNS } from './condition-patterns.ts'
import { foldFactText } from './fold-fact-text.ts'
import { NUMBER, readNumber } from './number-words.ts'
import { ONE_OF_IT } from './only-one.ts'
import { PLACES, readChoices } from './read-choices.ts'
import { readHours, readTimes } from './read-times.ts'
import type { Unit } from './split-units.ts'

/** Words that limit what is said. Where no condition of the list explains them, the limit is kept in the host's words. */
const LIMITS: Record<FactLanguage, string> = {
  en: 'only|except|unless|if|provided that|as long as',
  it: 'solo|soltanto|solamente|tranne|eccetto|salvo|se|purché|a condizione|unicamente',
  de: 'nur|außer|ausser|wenn|falls|sofern|ausschließlich',
  fr: 'seulement|uniquement|sauf|si|excepté|à condition',
  es: 'solo|sólo|solamente|únicamente|excepto|salvo|siempre que|(?<!pero )si(?! *(?:[.,;)]|$| una? | se (?:puede|pueden|permite|admite)))',
  nl: 'alleen|behalve|mits|als|enkel|indien|tenzij',
  pt: 'só|apenas|somente|exceto|salvo|desde que|se(?! (?:pode|podem|paga|fuma|serve|encontra|trata))|caso',
  pl: 'tylko|wyłącznie|oprócz|jeśli|jeżeli|pod warunkiem',
}
const LIMIT_IN = Object.fromEntries(
  Object.entries(LIMITS).map(([language, words]) => [
    language,
    {
      folded: new RegExp(`(?<![a-z-])(?:${foldFactText(words)})(?![a-z])`),
      written: new RegExp(`(?<![\\p{L}-])(?:${words})(?!\\p{L})`, 'iu'),
    },
  ]),
) as Record<FactLanguage, { folded: RegExp; written: RegExp }>

type Read = { conditions: Condition[]; rest: string }

const take = (read: Read, pattern: RegExp, condition: Condition): void => {
  if (!pattern.test(read.rest)) return
  read.conditions.push(condition)
  read.rest = read.rest.replace(pattern, ' ¤ ')
}

const NIGHTS = new RegExp(
  `(?:for )?(?:stays? (?:of|from|over)|from|at least|min(?:imum|imo|imaal|imal|\\.)?(?: of| di| de| van)?|ab|da|mindestens|a partir (?:de|di)|desde|vanaf|od|almeno|au moins|ten minste|pelo menos|co najmniej|more than|piu di|mehr als|plus de|mas de)(?: stays of| soggiorni di)? (${NUMBER}) (?:nights?|nott[ei]|nachte?n?|ubernachtungen|nuits?|noches?|nachten|noites?|noc[iy]?e?)(?: or more| e oltre| o piu)?`,
)
const AHEAD =
  '(?:ahead|in advance|before(?:hand)?(?! arrival)|notice|prima(?! dell)|di anticipo|in anticipo|vorher|im voraus|zuvor|a l.avance|de antelacion|antes|van tevoren|vooraf|tevoren|de antecedencia|wczesniej|przed(?! przyjazdem))'
const DAYS_AHEAD = new RegExp(
  `(?:at least |almeno |mindestens |con (?:almeno )?|au moins |com |minimaal |co najmniej )?(${NUMBER}) (?:days?|giorn[oi]|tage?|jours?|dias?|dag(?:en)?|dni|dzien) ${AHEAD}`,
)
const HOURS_AHEAD = new RegExp(
  `(?:at least |almeno |mindestens |con (?:almeno )?|au moins |com |minimaal |co najmniej )?(${NUMBER}) ?(?:hours?|or[ea]|stunden?|heures?|horas?|uur|godzin[ay]?|h) ${AHEAD}`,
)
const MOST =
  '(?:max(?:imum|imo|imal|imaal|ymalnie)?\\.?|at most|no more than|up to|al massimo|massimo|non piu di|fino a|hochstens|bis zu|nicht mehr als|au maximum|au plus|jusqu.a|como maximo|hasta|ten hoogste|hooguit|tot|no maximo|ate|najwyzej|do|not more than)'
const UP_TO = new RegExp(
  `${MOST} (?:of |di |de |a )?(${NUMBER})(?! ?(?:kg|kilo|:|h(?![a-z])|uhr|uur|eur|€|%|min|m(?![a-z])|km|year|ann|jahr|ans|anos|jaar|lat|night|nott|nacht|nuit|noche|noite|noc))`,
)
const KILOGRAMS = new RegExp(
  `(?:${MOST} |under |sotto (?:i )?|unter |moins de |menos de |onder |ponizej )?(\\d+) ?(?:kg|kilos?|kilo(?:gramm)?[a-z]*)`,
)
const UNDER_AGE = new RegExp(
  `(?:under|below|younger than|sotto(?: i| gli)?|(?:minori|meno) di|unter|(?:de )?moins de|menores de|con menos de|onder(?: de)?|jonger dan|com menos de|menos de|ponizej) (?:the age of )?(${NUMBER})(?:[ -]?(?:years?|anni|jahren?|ans|anos|jaar|lat|r\\.z)(?: old)?)?(?! ?(?:kg|kilo|m(?![a-z])|km|min))`,
)
const UP_TO_AGE = new RegExp(
  `(?:up to|fino a(?:i)?|bis(?: zu)?|jusqu.a|hasta(?: los)?|tot|ate(?: aos)?|do) (?:the age of )?(${NUMBER})[ -]?(?:years?|anni|jahren?|ans|anos|jaar|lat)(?: old)?`,
)

/** Where one has to be of an age. */
const FOR_AGES = new Set<FactTopic>(['hotTub', 'sauna', 'pool', 'gym', 'children'])
const FROM_AGE = new RegExp(
  `(?:only |solo |nur |seulement |alleen |so |tylko )?(?:for |per |fur |pour |para |voor |dla )?(?:guests |children |adults |kinder |ospiti |bambini |enfants |ninos |kinderen |criancas |dzieci )?(?:over|above|older than|from(?: the age of)?|oltre i|sopra i|dai|ab|uber|plus de|a partir de|des|mayores de|a partir de los|boven(?: de)?|ouder dan|vanaf|maiores de|com mais de|a partir dos|powyzej|od) (${NUMBER})(?:[ -]?(?:years?|anni|jahren?|ans|anos|jaar|lat|roku zycia)(?: old| in su)?|(?= only| and over))(?: only)?`,
)

/** `text` of a unit; `original` is the sentence as it was written, for limits that nobody can read. */
export function readConditions(
  { topic, language, cue = '' }: Pick<Unit, 'topic' | 'language'> & { cue?: string },
  text: string,
  original: string,
): Condition[] {
  const read: Read = { conditions: [], rest: withoutAdvice(withoutOnlyThis(text.replace(FOR_YOU, ' '), cue), topic) }
  const count = (pattern: RegExp, make: (count: number) => Condition) => {
    const found = pattern.exec(read.rest)
    const value = found === null ? null : readNumber(found[1] ?? '')
    if (value !== null) take(read, pattern, make(value))
  }
  if (UNTIL_HOUR_TOPICS.has(topic)) takeUntil(read)
  if (DAY_BEFORE.test(read.rest)) take(read, DAY_BEFORE, { kind: 'daysAhead', count: 1 })
  count(NIGHTS, (nights) => ({ kind: 'fromNights', nights }))
  count(DAYS_AHEAD, (days) => ({ kind: 'daysAhead', count: days }))
  count(HOURS_AHEAD, (hours) => ({ kind: 'hoursAhead', count: hours }))
  for (const [kind, pattern] of PLAIN_PATTERNS)
    if (!isOfSeveralRooms(kind, text) && !isOfItself(kind, topic)) take(read, pattern, { kind })
  if (topic === 'pets') readPets(read, count, foldFactText(original))
  if (topic === 'extraGuests' || topic === 'visitors') count(UP_TO, (most) => ({ kind: 'upToCount', count: most }))
  if (topic === 'children') {
    count(UNDER_AGE, (years) => ({ kind: 'underAge', years }))
    count(UP_TO_AGE, (years) => ({ kind: 'upToAge', years }))
  }
  if (FOR_AGES.has(topic)) count(FROM_AGE, (years) => ({ kind: 'fromAge', years }))
  if (topic === 'smoking' || topic === 'pets') readPlaces(read, original)
  // 'Everywhere except in the attic' is told as where it is weak.
  if (topic === 'wifi' && readChoices(read.rest, PLACES).length > 0)
    read.rest = read.rest.replace(LIMIT_IN[language].folded, ' ')
  // How low it is, and at which hours, is what is told.
  if (topic === 'headroom' || topic === 'unloading') read.rest = read.rest.replace(ONLY, ' ')
  if (topic === 'parking') read.rest = read.rest.replace(UNLOADING, ' ')
  if (topic === 'parking' && /permit|resident|anwohner|vergunning|mieszkanc/.test(read.rest))
    read.rest = read.rest.replace(ONLY, ' ')
  // 'Street parking only': where it is stands in a fact of its own.
  if (topic === 'parking' && readChoices(read.rest, PLACES).length > 0) read.rest = read.rest.replace(ONLY, ' ')
  read.rest = read.rest.replace(ONE_OF_IT, ' ')
  read.rest = read.rest.replace(/(?<![a-z])if (?:you do|not)(?![a-z])/, ' ').replace(ONLY_FROM, ' ')
  if (LIMIT_IN[language].folded.test(read.rest.replace(EXPLAINED, ' '))) {
    read.conditions.push({ kind: 'freeWords', text: limitOf(original, language) })
  }
  return read.conditions
}

/** A word of limit right before what was read of it: 'only ¤', 'à condition de ¤'. */
const EXPLAINED =
  /(?<![a-z])(?:only|solo|soltanto|nur|seulement|alleen|apenas|so|tylko|wylacznie|uniquement|(?:a condizione|a condition|provided|pod warunkiem|desde|siempre)(?: di| de| that| che| que| ze)?|mits|sofern)(?=[ ,]*¤)/g

/** 'Just for you' limits nothing that a guest may do. */
const FOR_YOU =
  /(?<![a-z])(?:(?:just|only) for you|solo per voi|solo vostr[ao]|(?:nur|allein) fur sie|rien que pour vous|solo para (?:vosotros|ustedes|vos)|alleen voor u|so (?:para )?(?:vossa|voces)|tylko dla (?:was|panstwa))(?![a-z])/g

const ONLY_THIS =
  /(?<![a-z])(?:only|just|solo|soltanto|solamente|nur|lediglich|seulement|uniquement|unicamente|alleen|enkel|slechts|so|apenas|somente|tylko|jedynie)((?: (?:has|have|ha|hanno|c'eh?|ci sono|hat|haben|gibt es|a|ont|tiene|tienen|hay|heeft|hebben|tem|ma|jest|sa|there is|there are))?(?: (?:a|an|the|un|una|uno|ein|eine[nrms]?|une|des|een|um|uma|two|three|[0-9]))?(?: [a-z]+)? )$/

/** 'No bath, only a shower', 'the living room only has fans': of the thing itself it says that there is nothing else. */
function withoutOnlyThis(text: string, cue: string): string {
  const at = cue === '' ? -1 : text.indexOf(cue)
  return at < 0 ? text : `${text.slice(0, at).replace(ONLY_THIS, '$1')}${text.slice(at)}`
}

const HOURS_OF = new Set<FactTopic>(['checkIn', 'checkOut'])
/** '…; if you come later, tell us': what follows is of another case than the hours before it. */
const withoutAdvice = (text: string, topic: FactTopic): string =>
  HOURS_OF.has(topic)
    ? text.replace(/[;.] *(?:if|se|wenn|falls|si|als|indien|jesli|jezeli|in case|caso)(?![a-z])[^;.]*/, ' ')
    : text

/** Where one may stop but not park. */
const UNLOADING =
  /(?:unload(?:ing)? only|only (?:for |to )?unload(?:ing)?|solo (?:per )?(?:lo )?scarico|nur zum (?:be- und )?entladen|uniquement pour decharger|solo (?:para )?descarga[r]?|alleen (?:om te )?(?:lossen|uitladen)|(?:so|apenas) para (?:des)?carregar|tylko (?:do )?rozladun[a-z]+)/

/** 'On Saturdays only from 17:00': the hour itself is the limit. */
const ONLY_FROM =
  /(?<![a-z])(?:only|solo|soltanto|nur|seulement|uniquement|solamente|alleen|apenas|so|tylko)(?= (?:from|after|dalle|dopo le|ab|nach|a partir|apres|desde|vanaf|na|depois|od|po) (?:las |das |de |godz\S* )?\d)/

/** 'In all bedrooms and in the living room' leaves no room out. */
export const ALL_ROOMS =
  /(?:all|every|tutte le|allen|toutes les|tod[oa]s (?:los|las|os|as)|alle|wszystkich) (?:bedrooms?|rooms?|camere|stanze|schlafzimmern?|zimmern?|raumen|chambres|pieces|dormitorios|habitaciones|slaapkamers|kamers|quartos|sypialniach|pokojach)/
const ROOMS = ['livingRoom', 'bedroom', 'bedrooms', 'kitchen', 'bathroom']
/** 'In the living room and the bedrooms' names places in a fact of its own, and limits to none of them. */
const isOfSeveralRooms = (kind: PlainCondition, text: string) =>
  kind.startsWith('onlyIn') &&
  (ALL_ROOMS.test(text) || readChoices(text, PLACES).filter((place) => ROOMS.includes(place)).length > 1)

/** 'Not suitable for children', 'children under 3' are limited to nobody. */
const isOfItself = (kind: PlainCondition, topic: FactTopic) => kind === 'onlyChildren' && topic === 'children'

/** Things that are open until an hour of the evening. */
const UNTIL_HOUR_TOPICS = new Set<FactTopic>([
  'sauna',
  'pool',
  'hotTub',
  'gym',
  'terrace',
  'garden',
  'washingMachine',
  'barbecue',
])
const ONLY_UNTIL =
  /(?:only |solo |nur |seulement |uniquement |alleen |so |apenas |tylko )?(?:until|till|fino alle|bis|jusqu'a|hasta las|tot|ate as|do)(?: godz\S*)? (?=\d)/
function takeUntil(read: Read): void {
  const [time] = readTimes(read.rest)
  const word = ONLY_UNTIL.exec(read.rest)
  if (
    time === undefined ||
    word === null ||
    word.index + word[0].length !== time.start ||
    readHours(read.rest) !== null
  )
    return
  read.conditions.push({ kind: 'untilTime', time: time.time })
  read.rest = `${read.rest.slice(0, word.index)}¤${read.rest.slice(time.end)}`
}
/** 'Tell us the day before'. */
const ASKED_BEFORE =
  '(?:book(?:ed)?|order(?:ed)?|da prenotare|prenotar[ei]|ordinar[ei]|bestell[a-z]*|vorbestell[a-z]*|reserver|commander|reservar|encargar|encomendar|zamowi[a-z]*|reserveren|bestellen|ask(?: us)?|tell us|let us know|avvis[a-z]+|chieder[ea]|prevenir|prevenez|avisar|avise|bescheid[a-z ]*|anmeld[a-z]*|melden|laten weten|avisar|dac znac|uprzedzic)'
const THE_DAY_BEFORE =
  '(?:the (?:day|evening|night) before|la sera prima|la veille au soir|la noche (?:antes|anterior)|am vorabend|am abend (?:vorher|davor)|de avond (?:ervoor|van tevoren)|wieczorem dzien wczesniej|il giorno prima|la veille|el dia (?:antes|anterior)|am (?:vor)?tag (?:vorher|davor)|am vortag|de dag (?:ervoor|van tevoren)|na vespera|no dia anterior|dzien wczesniej)'
const DAY_BEFORE = new RegExp(
  `${ASKED_BEFORE}(?: [a-z]+)? ?${THE_DAY_BEFORE}|${THE_DAY_BEFORE} ?(?:[a-z]+ )?${ASKED_BEFORE}(?![a-z])`,
)

const DOG =
  /(?<![a-z])(?:dogs?|can[ei]|cagnolin[oi]|hunde?n?|chiens?|perros?|hond(?:en|je|jes)?|caes|cao|cachorros?|ps(?:y|a|em|ami|ow|ie)|pies(?:ki|kow)?|piesk[a-z]+)(?![a-z])/
const CAT = /(?<![a-z])(?:cats?|gatt[oi]|katzen?|chats?|gatos?|kat(?:ten)?|kot(?:y|a|ow)?)(?![a-z])/
const ANY_PET =
  /(?<![a-z])(?:pets?|animal[a-z]*|animaux|haustier[a-z]*|tiere?|mascotas?|huisdier[a-z]*|animais|zwierz[a-z]+|vierbeiner)(?![a-z])/
const ONLY =
  /(?<![a-z])(?:only|solo|soltanto|nur|seulement|uniquement|solamente|alleen|enkel|apenas|so|tylko|wylacznie)(?![a-z])/

/** 'Salvo perros guía', 'assistance dogs excepted'. */
const ASSISTANCE =
  /[,(]? ?(?:except(?:ing)?(?: for)?|tranne|eccetto|salvo|ausser|sauf|excepto|behalve|exceto|oprocz|poza|z wyjatkiem)? ?(?:i |gli |los |les |os )?(?:(?:assistance|guide|service) dogs?|can[ei] (?:guida|d.assistenza)|(?:assistenz|blinden(?:fuhr)?|begleit)hunden?|chiens? (?:guides?|d.assistance)|perros? (?:guia|de asistencia)|(?:hulp|geleide|assistentie)honden|caes[- ](?:guias?|de assistencia)|ps(?:ow|y) (?:przewodnik[a-z]+|asystuj[a-z]+))(?: (?:excepted|esclusi|ausgenommen|exceptes|uitgezonderd))?\)?/

const ANIMAL = `(?:[a-z]+ )?(?:${[DOG, CAT, ANY_PET].map(({ source }) => source).join('|')})`
const ONE =
  'one|1|un|uno|una|une|ein|eine[nrs]?|een|um|uma|jed(?:en|nego|na|nym)|(?:a|un|ein|uno?|um|een) (?:single|solo|seul|einziger?|enkele)'
/** 'Un perro por estancia', 'just one, please': of more nobody speaks. A price 'for a dog' counts none. */
const ONE_ALONE = new RegExp(
  `(?<![a-z])(?:(?<!(?:for|per|fur|pour|por|para|voor|za|of|di|del|con|mit|avec|met|com|z) )(?:${ONE}) ${ANIMAL}|(?:only|just|solo|soltanto|nur|seulement|uniquement|alleen|maar|slechts|apenas|so|tylko) (?:${ONE})(?= ?[.,;:!)]|$))`,
)
const FURTHER =
  /(?<![a-z])(?:second|secondo|seconda|zweite[rnm]?|deuxieme|segund[oa]|tweede|drugi[a-z]*|further|additional|another|each|every|weitere[rsn]?|jede[rsn]?|altr[oi]|ogni|autre|chaque|supplementaire|otro|cada|extra|elke?|ieder[ea]?|outro|kazd[a-z]+|kolejn[a-z]+|two|due|zwei|deux|dos|twee|dois|dwa)(?![a-z])/

function readPets(
  read: Read,
  count: (pattern: RegExp, make: (count: number) => Condition) => void,
  sentence: string,
): void {
  const isOnly = ONLY.test(read.rest)
  const any = ANY_PET.test(read.rest)
  const named = read.rest.replace(ASSISTANCE, ' ')
  const [dog, cat] = [DOG.test(named), CAT.test(named)]
  take(read, ASSISTANCE, { kind: 'exceptAssistanceDogs' })
  count(KILOGRAMS, (kilograms) => ({ kind: 'upToKilograms', kilograms }))
  count(UP_TO, (most) => ({ kind: 'upToCount', count: most }))
  const isCounted = read.conditions.some(({ kind }) => kind === 'upToCount')
  if (!isCounted && ONE_ALONE.test(read.rest) && !FURTHER.test(sentence))
    read.conditions.push({ kind: 'upToCount', count: 1 })
  for (const [kind, pattern] of PET_CONDITIONS) take(read, pattern, { kind })
  if (dog && !cat && (!any || isOnly)) read.conditions.push({ kind: 'onlyDogs' })
  if (cat && !dog && (!any || isOnly)) read.conditions.push({ kind: 'onlyCats' })
  const isExplained = read.conditions.some(
    ({ kind }) => kind === 'onlyDogs' || kind === 'onlyCats' || kind === 'onlySmall',
  )
  if (isExplained) read.rest = read.rest.replace(ONLY, ' ')
}

/** 'Outside only, not on the balcony': a place that is left out. */
const LEFT_OUT = new RegExp(
  `(?:,|(?<![a-z])(?:but|ma|aber|mais|pero|maar|mas|ale)) ?(?:and |e |und |et |y |en |i )?(?:not|nor|never|non|ne|mai|nicht|nie|noch|pas|ni|no|niet|nao|nem|ani)(?: [a-z]+)? (?:${PLACE_CONDITIONS.map(([, { source }]) => source).join('|')})[^,;.]*`,
)

function readPlaces(read: Read, original: string): void {
  const [leftOut] = LEFT_OUT.exec(read.rest) ?? []
  if (leftOut !== undefined) {
    read.conditions.push({ kind: 'freeWords', text: asWritten(leftOut, original) })
    read.rest = read.rest.replace(leftOut, ' ')
  }
  const before = read.conditions.length
  for (const [kind, pattern] of PLACE_CONDITIONS) take(read, pattern, { kind })
  if (read.conditions.length > before) read.rest = read.rest.replace(ONLY, ' ')
}

/** From the limiting word to the end of the sentence, as the host wrote it. */
function limitOf(original: string, language: FactLanguage): string {
  const found = LIMIT_IN[language].written.exec(original)
  const limit = found === null ? original : original.slice(found.index)
  // 'Guests over 12 only': what the last word limits stands before it.
  return (/\s\S/.test(limit.trim()) ? limit : original).replace(/[.!\s]+$/, '')
}

/** A prohibition's conditions: where it holds. What says 'only' of a permission does not belong to it. */
export const ofProhibition = (conditions: Condition[], text: string): Condition[] => {
  const indoors = INDOORS.test(text)
  const kept = conditions.filter(
    ({ kind }) => !(kind as PlainCondition).startsWith('onlyOutside') && !PLACE_KINDS.has(kind),
  )
  return indoors ? [...kept, { kind: 'indoors' }] : kept
}
const PLACE_KINDS = new Set<string>(PLACE_CONDITIONS.map(([kind]) => kind))
/** Inside the house, where what is forbidden is so. */
export const INDOORS =
  /(?<![a-z])(?:inside|indoors?|(?:anywhere )?in the (?:whole |entire )?(?:apartment|house|flat|home|rooms?|building|cottage|villa|chalet|barn|loft|studio|farmhouse|cabin|lodge)|in (?:tutta la )?casa|all'interno|dentro|nell'(?:appartamento|alloggio)|nelle camere|in der (?:wohnung|unterkunft)|im (?:haus|innenbereich|gebaude)|in den (?:raumen|zimmern|innenraumen)|drinnen|a l'interieur|dans (?:le logement|l'appartement|la maison)|en el interior|en (?:tod[oa] )?(?:la casa|el apartamento|el alojamiento|el piso)|binnen(?:shuis)?|in (?:huis|het huis|het appartement|de woning|de accommodatie)|no interior|(?:em|dentro de) casa|no (?:apartamento|alojamento)|wewnatrz|w (?:calym )?(?:mieszkaniu|domu|apartamencie|budynku|pomieszczeniach|pokoj[a-z]+))(?![a-z])/
