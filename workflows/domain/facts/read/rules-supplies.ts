import type { FactKey } from '#workflows/domain/facts/topics.ts'
import { ASPECTS } from './aspect-cues.ts'
import { NUMBER, readNumber } from './number-words.ts'
import { readEvery } from './read-every.ts'
import { numberBefore } from './rules-house.ts'
import { amounts } from './rules-money.ts'
import type { Unit } from './split-units.ts'
import { aspect, count, isAbsent, type Statement, said, textOf, yesNo } from './statement.ts'

/** 'Teli mare: 4 nell'armadio'. */
const countAfter = ({ after }: Unit): number | null => {
  const found = new RegExp(`^\\s*:\\s*(${NUMBER})(?![a-z\\d:.,])`).exec(after)
  return found === null ? null : readNumber(found[1] ?? '')
}

/** 'Inclusi, cambio una volta a settimana'. */
const INCLUDED_FIRST =
  /^[^,;]{0,30}(?<![a-z])(?:included|provided|inclus[eio]|compres[eio]|fornit[eio]|inklusive|inbegriffen|vorhanden|fournie?s|inclus(?:es)?|incluid[oa]s|inbegrepen|aanwezig|wliczon[a-z]+)(?![a-z])[^,;]*[,;]/
const YES_RIGHT_AFTER = /^\s*:?\s*(?:si|ja|yes|oui|sim|tak|da|sind da|ok)\s*(?:[.,;!(]|$)/
const PER_PERSON =
  /(?:per|a|pro|por|par|na|je|each|cada) ?(?:person[ae]?|persoon|personne|persona|pessoa|osob[eay]|kopf|guest|ospite|gast|huesped|hospede)|p\.\s?p\./
const BATH = /bath|bagno|doccia|bade|dusch|bain|bano|banho|kapiel|bad(?=hand)/
const HAND = /hand (?:towel)|mani|viso|ospite|gaste|essuie|toilette|manos|mano|kleine|maos|rosto|rak|mal[ey]|gezicht/

/** 'Two bath towels and one hand towel per person'. */
function readPerPerson(unit: Unit): Statement[] {
  const number = numberBefore(unit)
  if (number === null || !PER_PERSON.test(textOf(unit))) return []
  const kind = `${unit.cue}${unit.after.slice(0, 16)}`
  const key = BATH.test(kind) ? 'towels.bathPerPerson' : HAND.test(kind) ? 'towels.handPerPerson' : 'towels.perPerson'
  return count(key, number)
}

/** Linen, towels and what else is there or to be brought. */
export function readSupply(unit: Unit, topic: 'linen' | 'towels' | 'beachTowels'): Statement[] {
  const text = textOf(unit)
  const change = topic === 'beachTowels' ? [] : aspect(unit, 'change', `${topic}.change`)
  const isIncluded = change.length > 0 && INCLUDED_FIRST.test(unit.after)
  if (change.length > 0)
    return [
      ...(isIncluded ? [yesNo(`${topic}.included`, true)] : []),
      ...change,
      ...readEvery(topic, unit),
      ...amounts(unit, `${topic}.price`),
    ]
  const perPerson = topic === 'towels' ? readPerPerson(unit) : []
  if (perPerson.length > 0) return [yesNo('towels.included', true), ...perPerson]
  const own = ASPECTS.ownBring.test(text)
  const paid = amounts(unit, `${topic}.price`)
  const isPaid = paid.some(({ value }) => value.kind === 'amount' && value.amount > 0)
  const included = YES_RIGHT_AFTER.test(unit.after) ? true : said(unit, 'included')
  const absent = isAbsent(unit) || included === false
  const number = topic === 'linen' ? null : (numberBefore(unit) ?? (topic === 'beachTowels' ? countAfter(unit) : null))
  const is = own || absent ? false : isPaid ? null : (included ?? (paid.length > 0 || number !== null ? true : null))
  return [
    ...(is === null ? [] : [yesNo(`${topic}.included`, is)]),
    ...(isPaid ? paid : []),
    ...(number === null || is === false || topic === 'linen' ? [] : count(`${topic}.count`, number)),
  ]
}

/** Soap, coffee, detergent: there or not. */
export function readIncluded(unit: Unit, key: FactKey): Statement[] {
  if (isAbsent(unit) || ASPECTS.ownBring.test(textOf(unit))) return [yesNo(key, false)]
  return [yesNo(key, said(unit, 'included') ?? true)]
}
