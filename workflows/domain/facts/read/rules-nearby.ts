import type { FactKey, FactTopic } from '#workflows/domain/facts/topics.ts'
import { isWeekday, WEEKDAYS } from '#workflows/domain/weekdays.ts'
import { boundDistance, isLedTo } from './bound-distance.ts'
import { hasUnreadDays } from './own-hours.ts'
import { isSaidFree } from './read-amounts.ts'
import { readChoices, SPOTS } from './read-choices.ts'
import { readDistance } from './read-measures.ts'
import { readWeekdays, restOf } from './read-seasons.ts'
import { isLatest, readAllHours, readTimes } from './read-times.ts'
import { amounts } from './rules-money.ts'
import { CLOSES_AT, OPENS_AT } from './says-open.ts'
import { CLOSED } from './split-cases.ts'
import type { Unit } from './split-units.ts'
import { isAbsent, permission, type Statement, state, textOf, yesNo } from './statement.ts'

/** How far a place is, that it is near where no distance is told, and its opening hours if it is of a kind that has some. */
export function readNearby(unit: Unit): Statement[] {
  const distance = boundDistance(unit)
  const key = (name: string) => `${unit.topic}.${name}` as FactKey
  if (isAbsent(unit)) return [yesNo(key('exists'), false, false)]
  const isNear =
    /(?<![a-z])(?:near|close(?![ds])|next|around|corner|steps away|vicin|dietro|accanto|passi|sotto casa|angolo|nahe|nebenan|um die ecke|proche|proximite|pres|cote|coin|cerca|lado|esquina|dichtbij|buurt|hoek|naast|pert[oi]|proxim|esquina|blisk|poblizu|obok|rogiem)/.test(
      textOf(unit),
    )
  const [spot] = distance === null && !isLedTo(unit) ? readChoices(textOf(unit), SPOTS) : []
  return [
    ...(distance === null ? [] : [state(key('distance'), distance)]),
    ...(isNear && distance === null && spot === undefined ? [yesNo(key('exists'), true, false)] : []),
    ...(spot === undefined ? [] : [state(key('where'), { kind: 'choices', choices: [spot] })]),
    ...openingOf(unit, key),
  ]
}

/** What has opening hours: a stop or a beach has none. */
export const OPENS: ReadonlySet<FactTopic> = new Set([
  ...(['supermarket', 'bakery', 'market', 'pharmacy', 'doctor', 'restaurant', 'bar', 'bank', 'sights'] as const),
])

/** '24 ore su 24', '24/7', '24 h', '24 uur per dag', 'całą dobę 24h': it neither opens nor closes. */
const ALWAYS_OPEN =
  /(?<![\d:.,])24 ?(?:\/|su|sur|x|op de) ?(?:24|7)(?: ?(?:h|ore))?(?![\d:])|(?<![\d:.,-])(?<!\b(?:until|till|to|alle|bis|tot|do|a|ate|hasta|fino alle|jusqu'a) )24 ?(?:h(?![a-z])|hs|hrs|hours?|ore|stunden|std|horas|heures|uur|godzin[ye]?)(?: ?(?:su|sur|\/|op|al|por|par|am|per|na|a day|a) ?(?:24|dia|jour|tag|dag|dobe|day))?/g

/** 'Wednesdays until 1 and Sundays 10 to 12': each has hours of its own. */
const DAYS_APART = new RegExp(`(?<![a-z])(?:${WEEKDAYS.source})[^,;]*\\d[^,;]*(?<![a-z])(?:${WEEKDAYS.source})`, 'u')
const EARLIEST = '05:00'
const LATE = new Set<FactTopic>(['bar', 'restaurant'])

/** No place closes in the morning: 'until 9' is nine in the evening. */
const atNight = (time: string): string =>
  time >= EARLIEST && time < '12:00' ? `${String(Number(time.slice(0, 2)) + 12)}${time.slice(2)}` : time

function openingOf(unit: Unit, key: (name: string) => FactKey): Statement[] {
  if (!OPENS.has(unit.topic)) return []
  const text = textOf(unit).replace(ALWAYS_OPEN, (words) => ' '.repeat(words.length))
  if (hasUnreadDays(text, unit.language) || DAYS_APART.test(text)) return []
  const isClosed = CLOSED.test(text)
  const spans = readAllHours(text)
  if (spans.length > 0) return spans.map(({ from, to }) => state(key('hours'), { kind: 'hours', from, to }))
  const [time] = readTimes(text)
  if (time !== undefined) {
    const before = text.slice(0, time.start)
    // 'It opens at 7 and is closed on Wednesdays': the closing is the day's, and no hour.
    const closes = isLatest(text, time.start) || CLOSES_AT.test(before) || (isClosed && !OPENS_AT.test(before))
    // 'Until 1' of a shop may be noon and night.
    if (closes && time.time < EARLIEST && !LATE.has(unit.topic)) return []
    const days = closes || !isClosed ? null : readWeekdays(text)
    const told = state(key(closes ? 'closes' : 'opens'), {
      kind: 'time',
      time: closes ? atNight(time.time) : time.time,
    })
    if (days === null || days.length === 0) return [told]
    return [{ ...told, validity: restOf({ season: null, weekdays: days }) }, yesNo(key('isOpen'), false, false)]
  }
  if (isClosed || exceptedDay(text) !== null) return [yesNo(key('isOpen'), false, false)]
  // 'The market is on Mondays and Fridays.'
  const hasDays = unit.topic === 'market' && WEEKDAYS.test(text) && !DAILY.test(text) && permission(unit) !== false
  return hasDays && readDistance(text) === null ? [yesNo(key('isOpen'), true, false)] : []
}

/** 'Every morning, the best being Friday's' is of all days. */
const DAILY =
  /(?<![a-z])(?:every (?:day|morning)|daily|ogni (?:giorno|mattina)|tutti i giorni|tutte le mattine|taglich|jeden (?:tag|morgen)|tous les (?:jours|matins)|chaque (?:jour|matin)|todos los dias|todas las mananas|cada (?:dia|manana)|elke (?:dag|ochtend)|todos os dias|todas as manhas|codziennie|kazdego dnia)(?![a-z])/

/** 'Open every day except Wednesday': on that day it is not. */
const EXCEPT =
  /(?<![a-z])(?:except|apart from|but not|tranne|eccetto|salvo|escluso|ausser|sauf|excepte|excepto|menos|behalve|uitgezonderd|exceto|oprocz|poza|z wyjatkiem)(?: [a-z]{1,4}){0,2} [a-z-]+/

/** The words that leave a day out, if any. */
export const exceptedDay = (text: string): string | null => {
  const [words = ''] = EXCEPT.exec(text) ?? []
  return isWeekday(words) ? words : null
}

/** A taxi as any place nearby, and the fare from the airport where that is named. */
export function readTaxi(unit: Unit): Statement[] {
  const text = textOf(unit)
  const fromAirport = /airport|aeroporto|flughafen|aeroport|aeropuerto|vliegveld|luchthaven|lotnisk/.test(text)
  return [...readNearby(unit), ...(fromAirport ? amounts(unit, 'taxi.fromAirport') : [])]
}

/** 'Every 20 minutes' is no distance. */
const HALF_HOUR =
  /every half(?:[ -]an)?[ -]?hour|half-?hourly|ogni mezz.?ora|(?:alle|jede) halbe stunde|halbstundlich|toutes les demi-? ?heures|cada media hora|(?:elk|om het) half(?: uur)?|halfuur|de meia em meia hora|a cada meia hora|co pol godziny/
const HOURLY =
  /every hour|hourly|ogni ora|jede stunde|stundlich|toutes les heures|cada hora|elk uur|a cada hora|co godzine/
/** Every how many minutes something goes. */
function readInterval(text: string): number | null {
  const every = EVERY.exec(text)
  if (every !== null) return Number(every[1])
  return HALF_HOUR.test(text) ? 30 : HOURLY.test(text) ? 60 : null
}
const EVERY =
  /(?:every|ogni|alle|toutes? les|tous les|cada|om de|elke|iedere|co|a cada|de|im)[ -](\d{1,2})[ -]?(?:min|minut)[a-z]*\.?(?:takt)?/
const everyOf = (key: FactKey, minutes: number | null): Statement[] =>
  minutes === null ? [] : [state(key, { kind: 'days', days: minutes, unit: 'minutes' })]

/** The ski bus: its stop, every how many minutes it goes, and that it is free. */
export function readSkiBus(unit: Unit): Statement[] {
  const text = textOf(unit)
  const minutes = readInterval(text)
  const near = readNearby({ ...unit, after: unit.after.replace(EVERY, ' ') })
  return [
    ...(near.length > 0 || isAbsent(unit) ? near : [yesNo('skiBus.exists', true)]),
    ...everyOf('skiBus.every', minutes),
    ...(isSaidFree(text) ? [yesNo('skiBus.isFree', true)] : []),
  ]
}

const AIRPORT = /airport|aeroporto|flughafen|aeroport|aeropuerto|vliegveld|luchthaven|lotnisk/
/** A stop with its line and the price of a ticket; a way to the airport by bus is a fact of the airport. */
export function readTransport(unit: Unit): Statement[] {
  const text = textOf(unit)
  const line =
    /(?:lin(?:e|ea|ie|ha|ia|ii|ja)|lijn|no\.|nr\.?|bus|tram|metro) (?:no\.? |nr\.? |[a-z]+ )?(\d{1,3}[a-z]?|[a-z]\d{1,2})(?![\d:]| ?(?:min|m(?![a-z])|met|km|€))/.exec(
      text,
    )
  // 'To the airport 40 minutes by bus' says nothing of the stop.
  if (AIRPORT.test(text) && readDistance(text) !== null) return readNearby({ ...unit, topic: 'airport' })
  const ticket = /ticket|bigliett|fahrschein|fahrkarte|billet|kaartje|bilhete|bilet/.test(text)
  return [
    ...readNearby({ ...unit, after: unit.after.replace(EVERY, ' ') }),
    ...(line?.[1] === undefined ? [] : [state('transport.line', { kind: 'name', name: line[1].toUpperCase() })]),
    ...everyOf('transport.every', readInterval(text)),
    ...(ticket ? amounts(unit, 'transport.ticket') : []),
  ]
}

/** How far the airport is, or whether there is a transfer and for how much. */
export function readAirport(unit: Unit): Statement[] {
  const text = textOf(unit)
  const isTransfer = /transfer|shuttle|pick ?-?up|navetta|navette|abholung|traslado|lanzadera|pendelbus/.test(text)
  if (!isTransfer) return readNearby(unit)
  // A pick-up may be of rubbish or of keys.
  if (unit.cue.startsWith('pick') && !/airport|flight|station|transfer/.test(text)) return []
  const price = amounts(unit, 'airport.transferPrice')
  const no = isAbsent(unit) || permission(unit) === false
  return [yesNo('airport.transfer', !no), ...(no ? [] : price)]
}
