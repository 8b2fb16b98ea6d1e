import { amounts } from './rules-money.ts'
import { readThing } from './rules-things.ts'
import type { Unit } from './split-units.ts'
import { aspect, type Statement, said, textOf, yesNo } from './statement.ts'

/** 'Equipped with an oven and a hob' names what there is; 'fully' says that nothing is missing. */
const WITH_SOME =
  /(?:equipped with|attrezzat[ao] (?:con|di)|accessoriat[ao] (?:con|di)|mit .* ausgestattet|ausgestattet(?:e)? mit|equipee? (?:de|d'|avec)|equipada (?:con|com)|uitgerust met|wyposazon[aey] w)(?![a-z])/
const WHOLLY =
  /fully|well|everything|complet|perfett|voll|alles|komplett|entierement|tout|totalmente|todo|tudo|volledig|compleet|w pelni|wszystko/

/** The kitchen of a tavern closes, and who cooks for guests is asked before. */
const OF_A_COOK =
  /(?<![a-z])(?:shuts?|closes?|closed|serves?|chiude|chiusa|serve fino|schliesst|geschlossen|kuchenschluss|ferme|fermee|cierra|cerrada|sluit|gesloten|fecha|encerra|zamyka|zamknieta|antes|avisar|avvisar[ei]?|la veille|vorher|van tevoren|wczesniej|beforehand|in advance|ahead)(?![a-z])|(?:€|eur|\d ?a diaria)/

/** A kitchen as any thing, and whether it is equipped. */
export const readKitchen = (unit: Unit): Statement[] => [
  ...(OF_A_COOK.test(textOf(unit)) ? [] : readThing(unit)),
  ...(WITH_SOME.test(textOf(unit)) && !WHOLLY.test(textOf(unit)) ? [] : aspect(unit, 'equipped', 'kitchen.isEquipped')),
]
/** A garden as any thing, and whether it is fenced. */
export const readGarden = (unit: Unit): Statement[] =>
  isCourtyard(unit) ? [] : [...readThing(unit), ...aspect(unit, 'fenced', 'garden.isFenced')]

/** A courtyard is no garden; a fenced one in front or behind may be. */
function isCourtyard(unit: Unit): boolean {
  const text = textOf(unit)
  if (/^yard$/.test(unit.cue)) {
    return (
      !/(?<![a-z])(?:fenced|back|front|big|large|huge|grassy|green|private)(?![a-z])/.test(text) ||
      /except|apart from/.test(text)
    )
  }
  return /^(?:cour|patio|cortile|innenhof|binnenplaats|podworko)$/.test(unit.cue)
}
/** A hot tub as any thing, and whether it is heated. */
export const readHotTub = (unit: Unit): Statement[] => [
  ...readThing(unit),
  ...aspect(unit, 'heated', 'hotTub.isHeated'),
]

/** Breakfast as any thing, and whether it is included; what is not included keeps its price alone. */
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
