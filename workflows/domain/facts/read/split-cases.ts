import type { Validity } from '#workflows/domain/facts/condition.ts'
import { ASPECTS } from './aspect-cues.ts'
import { isSaidFree, readAmounts } from './read-amounts.ts'
import { readValidity, restOf } from './read-seasons.ts'
import { readTimes } from './read-times.ts'
import { IN_NOT, type Unit } from './split-units.ts'

/** A unit with what it says of one case; `validity` undefined: as its own words say. */
export type Case = { unit: Unit; validity: Validity | null | undefined; isException: boolean }

/** Folded, in eight languages. */
const OTHERWISE =
  /^(?:otherwise|else|altrimenti|se no|sonst|ansonsten|sinon|en otro caso|si no|anders|overig|caso contrario|senao|w innym razie|poza tym|(?:for )?the rest of the (?:year|time)|outside the season|(?:per )?il resto dell'anno|nel resto dell'anno|fuori stagione|(?:im |in der |den )?(?:rest(?:lichen)?|ubrigen) (?:des jahres|jahr|der zeit|zeit)|(?:pour )?le reste (?:de l'annee|du temps)|hors saison|(?:en )?el resto del (?:ano|tiempo)|(?:in )?de rest van het jaar|(?:n?o )resto do (?:ano|tempo)|(?:przez |w )?(?:reszte|pozostala czesc) roku|poza sezonem)(?![a-z])/
export const CLOSED =
  /(?<![a-z])(?:closed|chius[oaie]|geschlossen|ruhetag|schliesst|zu(?= *[.,;)]?$)|ferme(?:e|s|es)?|cerrad[oa]s?|cierra|gesloten|dicht|fechad[oa]s?|fecha|encerrad[oa]s?|encerra|zamkniet[eya]|nieczynn[eya])(?![a-z])/
const PIECES = /\s*,(?!\d)\s*|\s*[;()]\s*|\s?:\s+|(?<=[a-z])\s(?=(?:sinon|sonst|otherwise|altrimenti|anders)\s)/

const hasValue = (piece: string) =>
  readTimes(piece).length > 0 || readAmounts(piece).length > 0 || isSaidFree(piece) || CLOSED.test(piece)

/**
 * 'Check-in from 14:00, on Saturdays from 16:00', 'free from October to March, otherwise 12 €': what is said of certain days or months
 * beside what is said of all is a case of its own.
 */
export function casesOf(unit: Unit): Case[] {
  const all = unit.after.split(PIECES)
  const told = all.filter((piece, index) => index === 0 || (piece.trim() !== '' && !isOfAnother(piece)))
  const isCase = (piece: string) =>
    piece !== told[0] && hasValue(piece) && (OTHERWISE.test(piece) || readValidity(piece) !== null)
  const cases = told.filter(isCase)
  const rest = told.filter((piece) => !isCase(piece) && piece.trim() !== '')
  const hasOthers = told.length < all.filter((piece, index) => index === 0 || piece.trim() !== '').length
  const main = { ...unit, after: joinLike(unit.after, rest) }
  const said = `${main.before}${main.cue}${main.after}`
  const isAlone = !hasValue(said) && !ASPECTS.included.test(said) && cases.length === 1
  if (cases.length === 0 || (isAlone && !CLOSED.test(cases[0] ?? '')))
    return [{ unit: hasOthers ? main : unit, validity: undefined, isException: false }]
  const named = [main.after, ...cases].map(readValidity).find((one) => one !== null) ?? null
  return [
    { unit: main, validity: undefined, isException: false },
    ...cases.map((piece): Case => {
      const isOther = OTHERWISE.test(piece) && readValidity(piece) === null
      return {
        unit: { ...unit, before: '', after: ` ${piece}` },
        validity: isOther && named !== null ? restOf(named) : undefined,
        isException: true,
      }
    }),
  ]
}

/** 'Second car on the street 2,20': another's than the one that the rest speaks of; 'not in the living room': what is left out. */
const isOfAnother = (piece: string): boolean =>
  /^(?:(?:a|the|la|le|el|il|de|der|das|die|une?|una?|ein) ?)?(?:second[ao]?|zweite[rs]?|deuxieme|segund[oa]|tweede|drugi[ea]?)(?![a-z])/.test(
    piece,
  ) || IN_NOT.test(piece)

/** A colon right after the name stays one. */
const joinLike = (after: string, rest: string[]): string =>
  `${/^\s*:/.test(after) ? ': ' : /^[\s,;(]/.test(after) ? ' ' : ''}${rest.join(', ')}`
