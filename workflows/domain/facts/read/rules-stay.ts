import type { Choice } from '#workflows/domain/facts/choices.ts'
import type { Condition } from '#workflows/domain/facts/condition.ts'
import type { FactKey } from '#workflows/domain/facts/topics.ts'
import { ASPECTS } from './aspect-cues.ts'
import { NUMBER, readNumber } from './number-words.ts'
import { readAmounts } from './read-amounts.ts'
import { PLACES, readChoices, WAYS_IN } from './read-choices.ts'
import { type FoundTime, inAfternoon, isAfter, isLatest, readAllHours, readHours, readTimes } from './read-times.ts'
import { amounts } from './rules-money.ts'
import type { Unit } from './split-units.ts'
import { permission, type Statement, said, state, textOf, yesNo } from './statement.ts'

const EVENING = '19:00'
const NIGHT_ENDS = '04:00'

/** From and until when guests arrive, the ways in, and whether they let themselves in; an evening hour with 'after' is a late arrival. */
export function readCheckIn(unit: Unit): Statement[] {
  const text = textOf(unit)
  const ways = waysIn(unit)
  const self = said(unit, 'self')
  const others: Statement[] = [
    ...(said(unit, 'inPerson') === true && self !== true ? [yesNo('checkIn.isSelf', false)] : []),
    ...(self === null ? [] : [yesNo('checkIn.isSelf', self)]),
    ...(ways.length === 0 ? [] : [state('checkIn.ways', { kind: 'choices', choices: ways })]),
  ]
  const hours = readHours(text)
  if (hours !== null) {
    return [
      state('checkIn.from', { kind: 'time', time: inAfternoon(hours.from) }),
      state('checkIn.until', { kind: 'time', time: inAfternoon(hours.to) }),
      ...others,
    ]
  }
  const [first] = readTimes(text)
  if (first === undefined) return others
  const isLate = (first.time >= EVENING || first.time < NIGHT_ENDS) && isAfter(text, first.start)
  if (isLate) return [...readRequest(unit, 'lateArrival'), ...others]
  // 'Not before 15:00' is the earliest, 'before 20:00' the latest.
  const isNotBefore =
    /(?<![a-z])(?:not|non|nicht|pas|no|niet|nao|nie) (?:[a-z]+ )?(?:before|prima|vor|avant|antes|voor|przed)[^,;]{0,12}$/.test(
      text.slice(0, first.start),
    )
  const isLast = LATEST_OF.test(unit.before) || (isLatest(text, first.start) && !isNotBefore)
  const key = isLast ? 'checkIn.until' : 'checkIn.from'
  if (isLast && THEN.test(text.slice(first.end)) && readAmounts(text.slice(first.end)).length > 0)
    return [...arrivesUntil(unit, first), ...others]
  // 'From 16:00, at the latest by 21:00'.
  const latest = isLast ? undefined : readTimes(text).find(({ start }) => start > first.end && isLatest(text, start))
  return [
    state(key, { kind: 'time', time: inAfternoon(first.time) }),
    ...(latest === undefined ? [] : [state('checkIn.until', { kind: 'time', time: inAfternoon(latest.time) })]),
    ...others,
  ]
}

/** 'The latest check-in is 21:00'. */
const LATEST_OF =
  /(?<![a-z])(?:latest|last|ultim[oa]|letzte[rn]?|spateste[rn]?|derniere?|laatste|ultimo|najpozniejsz[a-z]+|ostatni[a-z]*)(?: possible| possibile| mogliche| possible)?\s*$/

/** '12h max'. */
const LATEST_AFTER =
  /^\s*(?:max|maxi|maximum|massimo|al massimo|maximal|spatestens|au plus tard|latest|uiterlijk|no maximo)/

/** Early and late arrivals and departures: allowed or not, from or until when, and for how much. */
export function readRequest(unit: Unit, topic: 'earlyCheckIn' | 'lateArrival' | 'lateCheckOut'): Statement[] {
  const text = textOf(unit)
  const price = amounts(unit, `${topic}.price`)
  const granted = permission(unit)
  const [first] = readTimes(text)
  const key: FactKey = topic === 'earlyCheckIn' ? 'earlyCheckIn.from' : `${topic}.until`
  const isBound =
    first !== undefined &&
    (topic === 'earlyCheckIn' || isLatest(text, first.start) || LATEST_AFTER.test(text.slice(first.end)))
  const time = isBound && granted !== false ? [state(key, { kind: 'time', time: first.time })] : []
  const isGranted =
    granted ??
    (price.length > 0 ||
    /request|richiesta|anfrage|demande|peticion|aanvraag|verzoek|pedido|zyczenie|availab|disponib|verfugbar|beschikbaar|dostepn/.test(
      text,
    )
      ? true
      : null)
  // 'Check-in after 22:00 costs 30 €' is said of those who come after 22:00.
  const own: Condition[] =
    topic === 'lateArrival' && first !== undefined && isAfter(text, first.start)
      ? [{ kind: 'fromTime', time: first.time }]
      : []
  const limited = [...(isGranted === null ? [] : [yesNo(`${topic}.allowed`, isGranted)]), ...price]
  return [...limited.map((one) => ({ ...one, own })), ...time]
}

/** Until when guests leave: of two times the later one. */
export function readCheckOut(unit: Unit): Statement[] {
  const text = textOf(unit)
  const hours = readHours(text)
  const time = hours?.to ?? readTimes(text)[0]?.time
  return time === undefined ? [] : [state('checkOut.until', { kind: 'time', time })]
}

/** Bags that are unloaded or brought up are not left; folded, in the eight languages. */
const CARRIES =
  /(?<![a-z])(?:unload[a-z]*|offload|carry|carried|bring(?:ing)? up|scaricar[a-z]*|carico|port(?:are|iamo) su|(?:aus|ent|ab|be)laden|entladung|tragen|hochbringen|dechargez?|decharger|dechargement|monter|montons|porter|descargar?|descarga|subir(?:los|las)?|subimos|uit(?: te )?laden|uitladen|lossen|dragen|descarregar|levar para cima|rozladun[a-z]+|rozladowac|wyladowac|wniesc|wnosimy)(?![a-z])/

/** Whether luggage may be left, from or until when, where, and for how much. */
export function readLuggage(unit: Unit): Statement[] {
  const text = textOf(unit)
  if (CARRIES.test(text)) return []
  const granted =
    permission(unit) ??
    (/(?:storage|deposit[oa]|leave|left|lasciare|lasciati|abstellen|abgestellt|aufbewahr|deponier|laisser|deposer|consign|dejar|achterlaten|opslag|opbergen|deixar|guardar|zostawic|przechow|store|keep|custodi)/.test(
      text,
    )
      ? !/(?:cannot|non|nicht|pas|no |niet|nao|nie )/.test(unit.before.slice(-12))
      : null)
  const time = readTimes(text).map(({ time: at, start }) =>
    state(isLatest(text, start) ? 'luggage.until' : 'luggage.from', { kind: 'time', time: at }),
  )
  const [where] = readChoices(text, PLACES)
  return [
    ...(granted === null ? [] : [yesNo('luggage.allowed', granted)]),
    ...(granted === false ? [] : time),
    ...(granted === true ? amounts(unit, 'luggage.price') : []),
    ...(where === undefined || granted === false
      ? []
      : [state('luggage.where', { kind: 'choices', choices: [where] })]),
  ]
}

/** Somebody waits with the keys; folded, in the eight languages. */
const HANDED_OVER =
  /(?<![a-z])(?:hand(?:s|ed)? (?:you )?over|handover|meets?|gives?|in person|consegn[a-z]*|di persona|ubergabe|ubergibt|personlich|schlusselubergabe|remet(?:tons)?|remise|accueill[a-z]+|en personne|entreg[a-z]+|en persona|en mano|overhandig[a-z]*|sleuteloverdracht|geeft|persoonlijk|pessoalmente|em maos|przekaz[a-z]+|osobiscie|wrecz[a-z]+)(?![a-z])/
/** 'Until 10 pm, after that it costs 30 €': later is possible, for money. */
const THEN =
  /(?<![a-z])(?:after(?: that|wards)?|later|dopo|poi|danach|spater|nachher|apres|ensuite|luego|despues|daarna|nadien|later|depois|potem|pozniej)(?![a-z])/
function arrivesUntil(unit: Unit, { time, end }: FoundTime): Statement[] {
  const rest = textOf(unit).slice(end)
  const then = THEN.exec(rest)
  const [paid] = then === null ? [] : readAmounts(rest.slice(then.index))
  if (paid === undefined) return [state('checkIn.until', { kind: 'time', time: inAfternoon(time) })]
  const own: Condition[] = [{ kind: 'fromTime', time: inAfternoon(time) }]
  const { amount, currency, per } = paid
  return [
    { ...yesNo('lateArrival.allowed', true), own },
    { ...state('lateArrival.price', { kind: 'amount', amount, currency, per }, true), own },
  ]
}

/** How many sets of keys there are and the ways in; of lost keys only what they cost. */
export function readKeys(unit: Unit): Statement[] {
  const text = textOf(unit)
  if (ASPECTS.lost.test(text)) return amounts(unit, 'keys.price')
  const sets = new RegExp(
    `(${NUMBER}) (?:sets? of|[a-z]+ )?(?:keys?|mazz[oi]|schlusselbunde?|schlussel|jeux? de cles?|trousseaux?|juegos?|sleutelbos(?:sen)?|sleutels|molhos?|komplet[a-z]*|klucz[a-z]*)`,
  ).exec(text)
  const count = sets === null ? null : readNumber(sets[1] ?? '')
  const ways = waysIn(unit)
  const time = HANDED_OVER.test(text) ? readTimes(text).find(({ start }) => isLatest(text, start)) : undefined
  return [
    ...(time === undefined ? [] : arrivesUntil(unit, time)),
    ...(count === null ? [] : [state('keys.count', { kind: 'count', count })]),
    ...(ways.length === 0 ? [] : [state('checkIn.ways', { kind: 'choices', choices: ways })]),
  ]
}

/** 'No key box', 'Schlüsselbox haben wir nicht': what there is not is no way in. */
const DENIED_WAY =
  /(?<![a-z])(?:no|not|without|non|niente|senza|kein[a-z]*|nicht|ohne|pas|sans|sin|geen|niet|zonder|nao|sem|nie|brak|bez)(?![a-z])/
const waysIn = (unit: Unit): Choice[] =>
  readChoices(
    textOf(unit)
      .split(/[,;.!?]/)
      .filter((piece) => !DENIED_WAY.test(piece))
      .join(','),
    WAYS_IN,
  )

/** When builders make noise nobody has to be quiet. */
const WORKS =
  /(?<![a-z])(?:building works?|works|construction|builders|lavori|cantiere|baustelle|bauarbeiten|bauarbeit|travaux|chantier|obras?|bouw(?:werkzaamheden)?|verbouwing|remont[a-z]*|budow[a-z]+)(?![a-z])/

/** Hours of a thing of which nothing else is read; of quiet hours also a beginning alone. */
export function readHoursOnly(unit: Unit, key: FactKey): Statement[] {
  const text = textOf(unit)
  if (key === 'quietHours.hours' && WORKS.test(text)) return []
  const bare = /(?<![\d:.])([01]?\d|2[0-4]) ?[-–] ?([01]?\d|2[0-4])(?![\d:.])/.exec(text)
  const hours = readHours(bare === null ? text : text.replace(bare[0], `${bare[1]}:00 - ${bare[2]}:00`))
  const spans = readAllHours(text)
  if (spans.length > 1) return spans.map(({ from, to }) => state(key, { kind: 'hours', from, to }))
  if (hours !== null) return [state(key, { kind: 'hours', from: hours.from, to: hours.to })]
  const [first] = readTimes(text)
  return key === 'quietHours.hours' && first !== undefined && isAfter(text, first.start)
    ? [state('quietHours.from', { kind: 'time', time: first.time })]
    : []
}
