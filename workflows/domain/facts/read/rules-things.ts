import type { FactKey, FactTopic } from '#workflows/domain/facts/topics.ts'
import { ASPECTS } from './aspect-cues.ts'
import { COFFEES, HEATINGS, HOBS, PLACES, readChoices, SERVICES } from './read-choices.ts'
import { readDegrees, readDistance, readMetres, readSpeed } from './read-measures.ts'
import { readSeason } from './read-seasons.ts'
import { isLatest, readHours, readTimes } from './read-times.ts'
import { numberBefore } from './rules-house.ts'
import { amounts } from './rules-stay.ts'
import type { Unit } from './split-units.ts'
import { aspect, isAbsent, permission, type Statement, said, state, textOf, yesNo } from './statement.ts'

const measure = (key: FactKey, value: number | null): Statement[] =>
  value === null ? [] : [state(key, { kind: 'measure', measure: value })]

/** Somebody else's: a public pool two kilometres off is none of the house. */
const ELSEWHERE = new Set<FactTopic>(['pool', 'sauna', 'gym', 'playground', 'washingMachine', 'garden', 'charging'])
const isElsewhere = (unit: Unit) =>
  ELSEWHERE.has(unit.topic) && (ASPECTS.isPublic.test(textOf(unit)) || readDistance(textOf(unit)) !== null)

/** Bicycles that guests bring or rent elsewhere. */
const OF_GUESTS =
  /rent|hire|noleggi|leih|miet|lou(?:er|ez|e )|alquil|huur|huren|alug|wypozycz|stor(?:e|ed|age)|park|your|deposit|custod|abgestellt|abstellen|unterstell|garer|range|guardar|aparcar|stallen|przechow/

/** What can be said of any thing of the house. */
export function readThing(unit: Unit): Statement[] {
  const { topic } = unit
  const text = textOf(unit)
  if (isElsewhere(unit) || (topic === 'bicycles' && OF_GUESTS.test(text))) return []
  const key = (name: string) => `${topic}.${name}` as FactKey
  if (isAbsent(unit)) return [yesNo(key('exists'), false)]
  const hours = readHours(text)
  const season = readSeason(text)
  const [where] = readChoices(text, PLACES)
  const isCounted = topic === 'bicycles' || topic === 'television'
  const number = isCounted ? numberBefore(unit) : null
  return [
    yesNo(key('exists'), true),
    ...amounts(unit, key('price')),
    ...(hours === null ? [] : [state(key('hours'), { kind: 'hours', from: hours.from, to: hours.to })]),
    ...(season === null ? [] : [state(key('season'), { kind: 'season', from: season.from, to: season.to })]),
    ...(where === undefined ? [] : [state(key('where'), { kind: 'choices', choices: [where] })]),
    ...(number === null ? [] : [state(key('count'), { kind: 'count', count: number })]),
    ...(said(unit, 'isShared') === true ? [yesNo(key('isShared'), true, false)] : []),
    ...(said(unit, 'isPrivate') === true && said(unit, 'isShared') !== true
      ? [yesNo(key('isPrivate'), true, false)]
      : []),
  ]
}

export const SAYS_OPEN = /open|apert|geoffnet|offen|ouvert|abiert|geopend|abert|czynn|otwart/

export function readPool(unit: Unit): Statement[] {
  const text = textOf(unit)
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
    ...(/deep|depth|profond|tief|profund|diep|fundo|glebok/.test(text) ? measure('pool.depth', readMetres(text)) : []),
    ...(isHeatedNo ? [] : measure('pool.temperature', readDegrees(text))),
  ]
}

/** Somebody else's car park. */
const NEAREST = /nearest|closest|piu vicin|nachste|plus proche|mas cercan|dichtstbijzijnd|mais proxim|najbliz/

export function readParking(unit: Unit): Statement[] {
  const text = textOf(unit)
  if (isAbsent(unit)) return [yesNo('parking.exists', false)]
  const isForbidden = permission(unit) === false
  if (isForbidden && !/reserv|prenot|rezerw/.test(text)) return []
  const [where] = readChoices(text, PLACES)
  const number = /max|height|high|alt[oe]|hoh|hauteur|hoog/.test(unit.before) ? null : numberBefore(unit)
  const isNearest = NEAREST.test(text)
  const isPublic = said(unit, 'isPublic') ?? (isNearest ? true : null)
  const isPrivate = isPublic === true ? false : said(unit, 'isPrivate')
  const distance = readDistance(text)
  const height = /height|high|altezza|alt[oaie]|hohe|hoch|hauteur|altura|hoogte|hoog|wysoko/.test(text)
  return [
    ...(isNearest ? [] : [yesNo('parking.exists', true)]),
    ...amounts(unit, 'parking.price'),
    ...(number === null ? [] : [state('parking.count', { kind: 'count', count: number })]),
    ...(isPrivate === null ? [] : [yesNo('parking.isPrivate', isPrivate, false)]),
    ...(where === undefined ? [] : [state('parking.where', { kind: 'choices', choices: [where] })]),
    ...aspect(unit, 'reservation', 'parking.reservation'),
    ...aspect(unit, 'covered', 'parking.isCovered'),
    ...(distance === null || height ? [] : [state('parking.distance', distance)]),
    ...(height ? measure('parking.maxHeight', readMetres(text)) : []),
  ]
}

export function readNearby(unit: Unit): Statement[] {
  const distance = readDistance(textOf(unit))
  const key = (name: string) => `${unit.topic}.${name}` as FactKey
  if (isAbsent(unit)) return [yesNo(key('exists'), false, false)]
  const isNear =
    /near|close|next|around|corner|steps away|vicin|dietro|accanto|passi|sotto casa|angolo|nahe|nebenan|um die ecke|proche|proximite|pres|cote|coin|cerca|lado|esquina|dichtbij|buurt|hoek|naast|pert[oi]|proxim|esquina|blisk|poblizu|obok|rogiem/.test(
      textOf(unit),
    )
  return [
    ...(distance === null ? [] : [state(key('distance'), distance)]),
    ...(isNear && distance === null ? [yesNo(key('exists'), true, false)] : []),
  ]
}

export function readTransport(unit: Unit): Statement[] {
  const text = textOf(unit)
  const line =
    /(?:lin(?:e|ea|ie|ha|ia|ii|ja)|lijn|no\.|nr\.?|bus|tram|metro) (?:no\.? |nr\.? |[a-z]+ )?(\d{1,3}[a-z]?|[a-z]\d{1,2})(?![\d:]| ?(?:min|m(?![a-z])|km|€))/.exec(
      text,
    )
  const ticket = /ticket|bigliett|fahrschein|fahrkarte|billet|kaartje|bilhete|bilet/.test(text)
  return [
    ...readNearby(unit),
    ...(line?.[1] === undefined ? [] : [state('transport.line', { kind: 'name', name: line[1].toUpperCase() })]),
    ...(ticket ? amounts(unit, 'transport.ticket') : []),
  ]
}

export function readAirport(unit: Unit): Statement[] {
  const text = textOf(unit)
  const isTransfer = /transfer|shuttle|pick ?-?up|navetta|navette|abholung|traslado|lanzadera|pendelbus/.test(text)
  if (!isTransfer) return readNearby(unit)
  const price = amounts(unit, 'airport.transferPrice')
  const no = isAbsent(unit) || permission(unit) === false
  return [yesNo('airport.transfer', !no), ...(no ? [] : price)]
}

export const readCar = (unit: Unit): Statement[] => {
  const text = textOf(unit)
  const no =
    /(?:not|n't|non|nicht|kein|pas|no|niet|geen|nao|nie|without|senza|ohne|sans|sin|zonder|sem|bez)(?: [a-z']+){0,3} (?:need|a car|car|necessar|serve|auto|macchina|notig|brauch|voiture|coche|nodig|carro|potrzebn|koniecz|samochod)/.test(
      text,
    ) || /(?:no|kein|geen) (?:car|auto)/.test(text)
  return [yesNo('carNeeded.needed', !no)]
}

export function readHeating(unit: Unit): Statement[] {
  const text = textOf(unit)
  const statements = readThing(unit)
  if (statements.some(({ value }) => value.kind === 'yesNo' && !value.yes)) return statements
  const [type] = readChoices(text, HEATINGS)
  const included = /included|incl[uo]|compres|inbegriffen|enthalten|compris|inbegrepen|wliczon/.test(text)
    ? said(unit, 'included')
    : null
  return [
    ...statements,
    ...(type === undefined || unit.topic !== 'heating'
      ? []
      : [state('heating.type', { kind: 'choices', choices: [type] })]),
    ...(included === null ? [] : [yesNo(`${unit.topic}.included` as FactKey, included, false)]),
    ...(unit.topic === 'heating' ? measure('heating.temperature', readDegrees(text)) : []),
  ]
}

export function readWifi(unit: Unit): Statement[] {
  return [...readThing(unit), ...measure('wifi.speed', readSpeed(textOf(unit)))]
}

const typed = (unit: Unit, key: FactKey, list: Parameters<typeof readChoices>[1]): Statement[] => {
  const statements = readThing(unit)
  const choices = readChoices(textOf(unit), list)
  const isThere = statements.some(({ value }) => value.kind === 'yesNo' && value.yes)
  return choices.length === 0 || !isThere ? statements : [...statements, state(key, { kind: 'choices', choices })]
}
export const readHob = (unit: Unit): Statement[] => typed(unit, 'hob.type', HOBS)
export const readCoffeeMachine = (unit: Unit): Statement[] => typed(unit, 'coffeeMachine.type', COFFEES)
export const readTelevision = (unit: Unit): Statement[] => typed(unit, 'television.services', SERVICES)

export const readKitchen = (unit: Unit): Statement[] => [
  ...readThing(unit),
  ...aspect(unit, 'equipped', 'kitchen.isEquipped'),
]
export const readGarden = (unit: Unit): Statement[] => [
  ...readThing(unit),
  ...aspect(unit, 'fenced', 'garden.isFenced'),
]
export const readHotTub = (unit: Unit): Statement[] => [
  ...readThing(unit),
  ...aspect(unit, 'heated', 'hotTub.isHeated'),
]

export function readBreakfast(unit: Unit): Statement[] {
  const statements = readThing(unit)
  const included = /included|incl[uo]|compres|inbegriffen|enthalten|compris|inbegrepen|wliczon|w cenie/.test(
    textOf(unit),
  )
    ? said(unit, 'included')
    : null
  const isAlone = statements.some(({ value }) => value.kind === 'yesNo' && !value.yes)
  if (included === false) return [yesNo('breakfast.included', false), ...amounts(unit, 'breakfast.price')]
  return included === null || isAlone ? statements : [...statements, yesNo('breakfast.included', true, false)]
}

/** Pets, smoking, parties, visitors, children, extra guests. */
export function readRule(unit: Unit): Statement[] {
  const key = (name: string) => `${unit.topic}.${name}` as FactKey
  const text = textOf(unit)
  if (
    unit.topic === 'smoking' &&
    /non ?-?smok|no ?-?smok|nichtraucher|rauchverbot|rauchfrei|non-? ?fum|vietato fumare|non fumatori|no fumador|nao fumador|niet-roken|rookvrij|rookverbod|niepalac/.test(
      text,
    )
  ) {
    return [yesNo('smoking.allowed', false)]
  }
  const price =
    unit.topic === 'pets' || unit.topic === 'extraGuests' || unit.topic === 'children'
      ? amounts(unit, key('price'))
      : []
  const granted =
    permission(unit) ?? (price.length > 0 && unit.topic !== 'children' ? true : onlySome(text) ? true : null)
  const [late] = readTimes(text)
  const until = unit.topic === 'parties' && late !== undefined && isLatest(text, late.start)
  return [...(granted === null || until ? [] : [yesNo(key('allowed'), granted)]), ...(granted === false ? [] : price)]
}

const onlySome = (text: string) =>
  /(?<![a-z])(?:only|solo|soltanto|nur|seulement|uniquement|alleen|apenas|so|tylko|max\.?|maximum|massimo)(?![a-z])/.test(
    text,
  )
