import type { Choice } from '#workflows/domain/facts/choices.ts'
import { isDenied } from './negation.ts'
import { PAYMENTS } from './read-choices.ts'
import type { Unit } from './split-units.ts'
import { textOf } from './statement.ts'

const CLAUSE_ENDS = /[,;:.(]| (?:but|ma|aber|sondern|mais|pero|sino|maar|mas|ale) /g
/** 'Karten nehmen wir nicht', 'creditcard niet', 'niente carte', 'I can't take cards'. */
const NOT_IN_CLAUSE =
  /(?<![a-z])(?:not?|never|cannot|[a-z]+n't|non|niente|nessun[ao]?|neanche|nicht|keine?|pas|aucune?|jamais|ni|sin|nada|niet|geen|nao|sem|nenhum|nie|bez)(?![a-z])/

/** Ways to pay that a text says are taken; none of those that it denies. */
export function readMethods(unit: Unit): Choice[] {
  const text = textOf(unit)
  const ends = [...text.matchAll(CLAUSE_ENDS)].map(({ index }) => index)
  return PAYMENTS.flatMap(([choice, words]): Choice[] => {
    const places = [...text.matchAll(new RegExp(words.source, 'g'))].map(({ index }) => index)
    const taken = places.filter((at) => {
      const from = ends.findLast((end) => end < at) ?? 0
      const until = ends.find((end) => end >= at) ?? text.length
      return !NOT_IN_CLAUSE.test(text.slice(from, until)) && !isDenied(text, at, unit.language)
    })
    return taken.length > 0 ? [choice] : []
  })
}
