import { ANIMALS, PLACES, readChoices } from './read-choices.ts'
import { readMetres } from './read-measures.ts'
import { inAfternoon, readAllHours, withHoursWritten } from './read-times.ts'
import { readHob } from './rules-things.ts'
import type { Unit } from './split-units.ts'
import { isAbsent, permission, type Statement, state, textOf, yesNo } from './statement.ts'

const LOWEST = 1
const HIGHEST = 3

/** How high one can stand, in metres; a figure that no room has is another's. */
export function readHeadroom(unit: Unit): Statement[] {
  const height = readMetres(textOf(unit))
  return height === null || height < LOWEST || height > HIGHEST
    ? []
    : [state('headroom.height', { kind: 'measure', measure: height })]
}

/** 'Do not feed the donkeys', 'on a lead because of the sheep': what is asked of guests tells of no animals to see. */
const ASKED_OF_GUESTS =
  /(?<![a-z])(?:not?|don't|never|non|nicht|keine?|pas|ne|niet|nao|nie|feed|lead|leash|guinzaglio|leine|laisse|correa|lijn|trela|smycz[a-z]*|eggs?|uova|eier|oeufs|huevos|eieren|ovos|jaj[a-z]*|cheese|milk|formaggio|latte|kase|milch|fromage|lait|queso|leche|kaas|melk|queijo|leite|ser|mleko|meat|steak)(?![a-z])/

/** The farm animals that live on the place; dogs, cats and horses, which guests bring along, are none of them. Of what guests may not bring or should not do there is nothing in it. */
export function readHouseAnimals(unit: Unit): Statement[] {
  const text = textOf(unit)
  const kinds = readChoices(text, ANIMALS)
  return kinds.length === 0 || isAbsent(unit) || ASKED_OF_GUESTS.test(text.split(/[,;.]/u, 1)[0] ?? '')
    ? []
    : [state('houseAnimals.kinds', { kind: 'choices', choices: kinds })]
}

/** '9-11 and 4-6': nobody unloads before dawn. */
const inDaytime = ({ from, to }: { from: string; to: string }) =>
  from < '06:00' && to < '07:00' ? { from: inAfternoon(from), to: inAfternoon(to) } : { from, to }

/** Whether one may drive up to unload, and at which hours. */
export function readUnloading(unit: Unit): Statement[] {
  const hours = readAllHours(withHoursWritten(textOf(unit))).map(inDaytime)
  const granted = permission(unit) ?? (hours.length > 0 ? true : null)
  return [
    ...(granted === null || hours.length > 0 ? [] : [yesNo('unloading.allowed', granted)]),
    ...(granted === false ? [] : hours.map(({ from, to }) => state('unloading.hours', { kind: 'hours', from, to }))),
  ]
}

/** 'The stove in the sitting room: the first basket of turf is free'. */
const HEATS =
  /(?<![a-z])(?:sitting room|living ?-?room|lounge|turf|peat|coal|kindling|bags?|chimney|flue|ash(?:es)?|embers|logs?|wood|baskets?)(?![a-z])/
/** A stove that one cooks on, or sits by: what its fuel costs is no price of it. */
export function readStove(unit: Unit): Statement[] {
  if (!/stove/.test(unit.cue) || !HEATS.test(textOf(unit))) return readHob(unit)
  const places = readChoices(textOf(unit), PLACES).slice(0, 1)
  return [
    yesNo('fireplace.exists', !isAbsent(unit), false),
    ...places.map((place) => state('fireplace.where', { kind: 'choices', choices: [place] })),
  ]
}
