import type { Choice } from '#workflows/domain/facts/choices.ts'
import type { FactKey, FactTopic } from '#workflows/domain/facts/topics.ts'
import { ASPECTS } from './aspect-cues.ts'
import { areBedroomsBefore } from './had-by-rooms.ts'
import { readNumber, SEVERAL } from './number-words.ts'
import { placesSaid } from './places-said.ts'
import { COFFEES, HEATINGS, HOBS, PLACES, readChoices, SERVICES, SPOTS } from './read-choices.ts'
import { ALL_ROOMS } from './read-conditions.ts'
import { isBesideHouse, readClearance, readDegrees, readDistance, readMetres, readSpeed } from './read-measures.ts'
import { readSeason } from './read-seasons.ts'
import { readAllHours, readHours, readTimes } from './read-times.ts'
import { FUELS, MUST_NOT, readBarbecue } from './rules-barbecue.ts'
import { numberBefore } from './rules-house.ts'
import { amounts } from './rules-money.ts'
import { SAYS_OPEN } from './says-open.ts'
import type { Unit } from './split-units.ts'
import { aspect, isAbsent, permission, type Statement, said, state, TURN, textOf, yesNo } from './statement.ts'

const measure = (key: FactKey, value: number | null): Statement[] =>
  value === null ? [] : [state(key, { kind: 'measure', measure: value })]

/** Somebody else's: a public pool two kilometres off is none of the house. */
const ELSEWHERE = new Set<FactTopic>(['pool', 'sauna', 'gym', 'playground', 'washingMachine', 'garden', 'charging'])
const isElsewhere = (unit: Unit) => {
  const far = readDistance(textOf(unit))
  // '8 by 4 metres', '1.2 m deep' are its size.
  const isSize = far?.unit === 'm' && far.distance < SIZE_MOST
  return ELSEWHERE.has(unit.topic) && (ASPECTS.isPublic.test(textOf(unit)) || (far !== null && !isSize))
}
const SIZE_MOST = 30

/** Bicycles that guests bring or rent elsewhere. */
const OF_GUESTS =
  /kept|keep (?:your|bikes)|left|tener[ei]|lasciar|ripor|laiss|dejar|guard|staan|zetten|deix|ficar|trzyma|zostaw|rent|hire|noleggi|leih|miet|lou(?:er|ez|e )|alquil|huur|huren|alug|wypozycz|stor(?:e|ed|age)|park|your|deposit|custod|abgestellt|abstellen|unterstell|garer|range|guardar|aparcar|stallen|przechow/

/** Reserved for adults is not reserved for one party. */
const FOR_SOME =
  /(?:riservat|reserv|exclusiv|exklusiv|esclusiv)[a-z]* (?:to |for |a[gil]*[i]? |agli |aux? |a (?:los )?|para |voor |fur )?(?:adult|erwachsen|volwassen|doros|grown)/

/** 'Bicycles can be left in the cellar'. */
const KEEPS =
  /stor|left|park|put|kept|keep|custod|deposit|lasci|tener|ripor|abstell|abgestell|unterstell|unterbring|untergebracht|garer|ranger|laisse|guard|aparc|dejar|stall|staan|deix|zostaw|przechow|trzyma/
const readStorage = (unit: Unit): Statement[] => {
  const [where] = readChoices(textOf(unit), PLACES)
  return where === undefined || isAbsent(unit) || permission(unit) === false || !KEEPS.test(textOf(unit))
    ? []
    : [state('bicycles.storage', { kind: 'choices', choices: [where] })]
}

const HAS_TIMES = /\d|noon|midnight|mezz|mitt|minuit|midi|medi/

/** Several rooms are told together; of other places the first is the one meant. */
function roomsOrFirst(places: Choice[]): Choice[] {
  const rooms = places.filter((place) => /room/i.test(place))
  return rooms.length > 1 ? rooms : places.slice(0, 1)
}

/** 'From May to September no light on the balcony': open it is all the year. */
const ROOMS_OUTSIDE = new Set<FactTopic>(['balcony', 'terrace', 'garden'])

/** Of whom it is shared with only guests are told. */
const SHARED_WITH_OTHERS =
  /(?<![a-z])(?:with|con|mit|avec|met|com|z|ze) (?:[a-z']+ ){0,2}(?:staff|owners?|hosts?|us|me|family|personale|proprietari[oa]?|noi|famiglia|personal|inhaber[a-z]*|vermieter[a-z]*|uns|mir|familie|proprietaires?|nous|moi|famille|duen[oa]s?|propietari[oa]s?|nosotros|familia|personeel|eigenaar|ons|mij|pessoal|don[oa]s?|nos|conosco|wlasciciel[a-z]*|nami|rodzin[a-z]*)(?![a-z])/

/** What can be said of any thing of the house. */
export function readThing(unit: Unit): Statement[] {
  const { topic } = unit
  const text = textOf(unit)
  const key = (name: string) => `${topic}.${name}` as FactKey
  const far = topic === 'charging' ? readDistance(text) : null
  if (far !== null) return [state('charging.distance', far)]
  if (topic === 'bicycles' && OF_GUESTS.test(text)) return readStorage(unit)
  if (isElsewhere(unit)) return []
  if (topic === 'barbecue' && FUELS.test(text)) return readBarbecue(unit)
  if (isAbsent(unit)) return [yesNo(key('exists'), false)]
  const hours = HAS_TIMES.test(text) ? readAllHours(text) : []
  const season = readSeason(text)
  if (MUST_NOT.test(text)) return [yesNo(key('allowed'), false)]
  const places = roomsOrFirst(
    areBedroomsBefore(unit.before) ? ['bedrooms'] : ALL_ROOMS.test(text) ? [] : placesSaid(text, unit.language),
  )
    // 'In the kitchen there is …' tells nothing of where the kitchen is.
    .filter((place) => place !== topic)
  const isCounted = topic === 'bicycles' || topic === 'television'
  const number = isCounted ? numberBefore(unit) : null
  return [
    yesNo(key('exists'), true),
    ...(topic === 'fireplace' && WOOD.test(text) ? [] : amounts(unit, key('price'))),
    ...hours.map(({ from, to }) => state(key('hours'), { kind: 'hours', from, to })),
    ...(season === null || (ROOMS_OUTSIDE.has(topic) && !SAYS_OPEN.test(text))
      ? []
      : [state(key('season'), { kind: 'season', from: season.from, to: season.to })]),
    ...(places.length === 0 ? [] : [state(key('where'), { kind: 'choices', choices: places })]),
    ...(number === null ? [] : [state(key('count'), { kind: 'count', count: number })]),
    ...(said(unit, 'isShared') === true && !SHARED_WITH_OTHERS.test(text) ? [yesNo(key('isShared'), true, false)] : []),
    ...(said(unit, 'isPrivate') === true && said(unit, 'isShared') !== true && !FOR_SOME.test(text)
      ? [yesNo(key('isPrivate'), true, false)]
      : []),
  ]
}

/** 'Heating the pool costs 20 € a day'. */
const METRES = /\d ?m(?:et[a-z]*)?(?![a-z])/g
const POOL_HEATING =
  /(?:heating (?:of )?the pool|pool heating|riscaldamento (?:della )?piscina|poolheizung|beheizung des pools|chauffage (?:de la )?piscine|calefaccion de la piscina|climatizacion de la piscina|zwembadverwarming|verwarming van het zwembad|aquecimento da piscina|podgrzewanie basenu)/
/** A pool as any thing, with its heating, place, fence, depth and temperature; a price for heating it is read alone. */
export function readPool(unit: Unit): Statement[] {
  const text = textOf(unit)
  if (POOL_HEATING.test(text)) {
    return amounts(unit, 'pool.heatingPrice').map((one) => ({ ...one, takesConditions: true, own: [] }))
  }
  const statements = readThing(unit)
  const isThere = statements.some(({ key, value }) => key === 'pool.exists' && value.kind === 'yesNo' && value.yes)
  if (!isThere) return statements
  const heated = ASPECTS.unheated.test(text)
    ? [yesNo('pool.isHeated', false, false)]
    : aspect(unit, 'heated', 'pool.isHeated')
  const indoor =
    said(unit, 'outdoor') === true ? [yesNo('pool.isIndoor', false, false)] : aspect(unit, 'indoor', 'pool.isIndoor')
  const isHeatedNo = heated.some(({ value }) => value.kind === 'yesNo' && !value.yes)
  // 'Heated from May to September' says nothing of when it is open.
  const isOpen = SAYS_OPEN.test(text)
  return [
    ...(heated.length > 0 && !isOpen ? statements.filter(({ key }) => key !== 'pool.season') : statements),
    ...heated,
    ...indoor,
    ...aspect(unit, 'fenced', 'pool.isFenced'),
    ...(/deep|depth|profond|tief|profund|diep|fundo|glebok/.test(text) && (text.match(METRES)?.length ?? 0) < 2
      ? measure('pool.depth', readMetres(text))
      : []),
    ...(isHeatedNo ? [] : measure('pool.temperature', readDegrees(text))),
  ]
}

const RESIDENTS =
  /resident(?:s|i|es)?'? ?(?:permits?|parking|only)|(?:only|solo|nur) (?:for |per |fur )?residents?|anwohner(?:parken|ausweis|parkplatz)?|bewohnerpark|riservat[oi] ai residenti|solo residenti|permesso (?:per )?residenti|reserve aux (?:residents|riverains)|(?:solo |para )residentes|vergunning|bewoners|mieszkanc|permits? only/

const NEAREST = /nearest|closest|piu vicin|nachste|plus proche|mas cercan|dichtstbijzijnd|mais proxim|najbliz/

const INCLUDED =
  /(?<![a-z])(?:included|inclus[oaie]|compres[oaie]|inbegriffen|im preis|incluid[oa]s?|inbegrepen|comprise?s?|wliczon[a-z]+|w cenie)(?![a-z])/
const CARS = new RegExp(
  `(?<![\\d.,a-z])(\\d{1,2}|${SEVERAL}) (?:[a-z]+ )?(?:cars?|vehicles|spaces?|places?|macchine|auto(?:s|'s)?|wagen|posti?|platze?|stellplatze?|voitures?|coches?|plazas?|plekken|plaatsen|carros?|lugares|samochod[a-z]*|aut[a]?|miejsc[a-z]*)(?![a-z])`,
)
const carsIn = (text: string): number | null => {
  const found = CARS.exec(text)
  return found?.[1] === undefined ? null : readNumber(found[1])
}

const NOT_TO_BE_BOOKED =
  /(?:reserv|prenota|rezerw|book)[a-z]*[a-z ]{0,12} (?:not|non|nicht|pas|no|niet|nao|nie) [a-z ]{0,8}(?:need|necess|requir|notig|erforder|nodig|potrzeb|wymag|obligat)/
const BY_CAR = [...PLACES, ...SPOTS.filter(([spot]) => spot !== 'corner')]
/** Parking: whether there is any, price, number, place, booking, distance, greatest height; a permit for residents is read alone. */
export function readParking(unit: Unit): Statement[] {
  const text = textOf(unit)
  if (isAbsent(unit)) return [yesNo('parking.exists', false)]
  if (RESIDENTS.test(text)) {
    const hours = readHours(text)
    const own = hours === null ? [] : [{ kind: 'betweenTimes' as const, from: hours.from, to: hours.to }]
    return [{ ...yesNo('parking.permit', true, false), own }]
  }
  const isForbidden = permission(unit) === false
  if (isForbidden && !/reserv|prenot|rezerw/.test(text)) return []
  const [where] = readChoices(text, BY_CAR)
  const number = /max|height|high|alt[oe]|hoh|hauteur|hoog/.test(unit.before)
    ? null
    : (numberBefore(unit) ?? carsIn(text))
  const isNearest = NEAREST.test(text)
  const isPublic = said(unit, 'isPublic') ?? (isNearest ? true : null)
  const isPrivate = isPublic === true ? false : said(unit, 'isPrivate')
  const distance = readDistance(text)
  const height = /height|high|altezza|alt[oaie]|hohe|hoch|hauteur|altura|hoogte|hoog|wysoko/.test(text)
  return [
    ...(isNearest ? [] : [yesNo('parking.exists', true)]),
    ...(INCLUDED.test(text) && !/\d ?(?:€|eur|£|\$)/.test(text)
      ? [state('parking.price', { kind: 'amount', amount: 0, currency: 'EUR', per: null })]
      : amounts(unit, 'parking.price')),
    ...(number === null ? [] : [state('parking.count', { kind: 'count', count: number })]),
    ...(isPrivate === null ? [] : [yesNo('parking.isPrivate', isPrivate, false)]),
    ...(where === undefined ? [] : [state('parking.where', { kind: 'choices', choices: [where] })]),
    ...(NOT_TO_BE_BOOKED.test(text)
      ? [yesNo('parking.reservation', false, false)]
      : aspect(unit, 'reservation', 'parking.reservation')),
    ...aspect(unit, 'covered', 'parking.isCovered'),
    ...(distance === null || height || isBesideHouse(distance) ? [] : [state('parking.distance', distance)]),
    ...(height ? measure('parking.maxHeight', readClearance(text)) : []),
  ]
}

/** Whether a car is needed. */
export const readCar = (unit: Unit): Statement[] => {
  const text = textOf(unit)
  const no =
    /(?:not|n't|non|nicht|kein|pas|no|niet|geen|nao|nie|without|senza|ohne|sans|sin|zonder|sem|bez)(?: [a-z']+){0,3} (?:need|a car|car|necessar|serve|auto|macchina|notig|brauch|voiture|coche|nodig|carro|potrzebn|koniecz|samochod)/.test(
      text,
    ) || /(?:no|kein|geen) (?:car|auto)/.test(text)
  return [yesNo('carNeeded.needed', !no)]
}

const WOOD = /(?<![a-z])(?:fire ?wood|logs|legna|holz|brennholz|bois|lena|hout|haardhout|lenha|drewn[a-z]+)(?![a-z])/
const OFF_AT =
  /(?<![a-z])(?:(?:goes|turned|switched|switches|is) off|si spegne|viene spento|(?:schaltet sich |wird )?(?:aus|abgeschaltet|ausgeschaltet)|s'eteint|s'arrete|coupe|se apaga|gaat uit|(?:gaat|wordt)[a-z ]* uit|uitgeschakeld|desliga-se|desliga|wylacza sie|wylaczane)(?![a-z])/
/** 'Not above 20 degrees' is what it is not set to. */
const AT_MOST =
  /(?<![a-z])(?:above|over|more than|max(?:imum|imo|imal|imaal)?|at least|below|under|oltre|piu di|al massimo|sotto|uber|hoher|mehr als|hochstens|unter|au-dessus|au-dela|plus de|moins de|mas de|por encima|menos de|boven|hoger|meer dan|hooguit|onder|acima|mais de|abaixo|powyzej|wiecej|ponizej)(?![a-z])/
/** Heating, and what else heats, as any thing, with its kind, whether it is included, when it goes off and to how many degrees it heats. */
export function readHeating(unit: Unit): Statement[] {
  const text = textOf(unit)
  const isPaidForWood = WOOD.test(text)
  const statements = readThing(unit).filter(({ key }) => !(isPaidForWood && key.endsWith('.price')))
  if (statements.some(({ value }) => value.kind === 'yesNo' && !value.yes)) return statements
  const off = unit.topic === 'heating' ? OFF_AT.exec(text) : null
  const [offAt] = off === null ? [] : readTimes(text.slice(off.index))
  const types = readChoices(text, HEATINGS)
  const included = /included|incl[uo]|compres|inbegriffen|enthalten|compris|inbegrepen|wliczon/.test(text)
    ? said(unit, 'included')
    : null
  return [
    ...statements,
    ...(offAt === undefined ? [] : [state('heating.offAt', { kind: 'time', time: offAt.time })]),
    ...(types.length === 0 || unit.topic !== 'heating'
      ? []
      : [state('heating.type', { kind: 'choices', choices: types })]),
    ...(included === null ? [] : [yesNo(`${unit.topic}.included` as FactKey, included, false)]),
    ...(unit.topic === 'heating' && !AT_MOST.test(text) ? measure('heating.temperature', readDegrees(text)) : []),
  ]
}

const WEAK =
  /(?<![a-z])(?:weak|patchy|spotty|unreliable|unstable|intermittent|instabil[ei]?|wackelig|luckenhaft|unzuverlassig|irreguli(?:er|ere)|instable|irregular|inestable|instabiel|wisselvallig|instavel|niestabiln[a-z]+|poor(?:ly)?|bad(?:ly)?|poco|male|debole|scarso|schwach|schlecht|kaum|faible|mal|debil|mala|zwak|slecht|frac[oa]|pouco|slab[oya]|slabiej|hardly)(?![a-z])/
const STRONG =
  /(?<![a-z])(?:well|strong|good|bene|forte|buono|ottimo|gut|stark|bien|bon|fuerte|buena?|goed|sterk|bem|bom|boa|dobrze|dobry|mocny)(?![a-z])/
/** Folded, in the eight languages. */
export const WHOLE_HOUSE =
  /(?<![a-z])(?:all over the (?:house|flat)|throughout|the whole (?:house|flat|place)|every room|all (?:the )?rooms|everywhere|tutta la casa|tutto l'appartamento|tutte le (?:stanze|camere)|ovunque|ganzen (?:haus|wohnung)|allen zimmern|uberall|toute la maison|tout l'appartement|partout|toda la casa|todo el (?:piso|apartamento)|hele (?:huis|appartement)|overal|toda a casa|todos os quartos|calym (?:domu|mieszkaniu|domku)|wszedzie)(?![a-z])/

/** 'Prende bene in casa, in giardino poco'. */
function readReach(text: string): Statement[] {
  return text.split(TURN).flatMap((piece): Statement[] => {
    const named = readChoices(piece, PLACES)
    const places = named.length === 0 && WHOLE_HOUSE.test(piece) ? (['inApartment'] as const) : named
    const key: FactKey | null = WEAK.test(piece) ? 'wifi.weak' : STRONG.test(piece) ? 'wifi.strong' : null
    return key === null || places.length === 0 ? [] : [state(key, { kind: 'choices', choices: [...places] })]
  })
}

/** 'Everywhere except in the attic': there it is weak, if it is there at all. */
const EXCEPT =
  /(?<![a-z])(?:except|apart from|tranne(?: che)?|eccetto(?: che)?|ausser|nur(?= im| in der)|sauf|hormis|excepto|menos|salvo|behalve|exceto|oprocz|poza)(?![a-z])/

/** Where the signal is strong and weak, else the connection as any thing with its speed. */
export function readWifi(unit: Unit): Statement[] {
  const reach = readReach(unit.after.replace(EXCEPT, ', poor '))
  const isEverywhere = EXCEPT.test(unit.after) && reach.length > 0
  const isStrong = reach.some(({ key }) => key === 'wifi.strong')
  if (reach.length > 0) return isEverywhere || isStrong ? [yesNo('wifi.exists', true, false), ...reach] : reach
  return [...readThing(unit), ...measure('wifi.speed', readSpeed(textOf(unit)))]
}

const typed = (unit: Unit, key: FactKey, list: Parameters<typeof readChoices>[1]): Statement[] => {
  const statements = readThing(unit)
  // 'Induction hob, oven; the gas is in the shed': its own clause says of what kind it is.
  const [behind = ''] = /^[^,;]*/.exec(unit.after) ?? []
  const near = readChoices(`${/[^,;]*$/.exec(unit.before)?.[0] ?? ''}${unit.cue}${behind}`, list)
  const choices = near.length > 0 ? near : readChoices(textOf(unit).split(';', 1)[0] ?? '', list)
  const isThere = statements.some(({ value }) => value.kind === 'yesNo' && value.yes)
  return choices.length === 0 || !isThere ? statements : [...statements, state(key, { kind: 'choices', choices })]
}
/** A hob with its kind. */
export const readHob = (unit: Unit): Statement[] => typed(unit, 'hob.type', HOBS)
/** An English and a Dutch cafetière is a French press; a French one is any coffee machine. */
export const readCoffeeMachine = (unit: Unit): Statement[] =>
  (unit.language === 'en' || unit.language === 'nl') && /cafetiere/.test(unit.cue)
    ? typed({ ...unit, cue: 'french press' }, 'coffeeMachine.type', COFFEES)
    : typed(unit, 'coffeeMachine.type', COFFEES)
/** A television with the services that it has. */
export const readTelevision = (unit: Unit): Statement[] => typed(unit, 'television.services', SERVICES)
