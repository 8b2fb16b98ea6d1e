import type { Condition, Validity } from '#workflows/domain/facts/condition.ts'
import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import type { FactValue } from '#workflows/domain/facts/fact-value.ts'
import type { FactKey, FactTopic } from '#workflows/domain/facts/topics.ts'
import { ASPECTS, type AspectName } from './aspect-cues.ts'
import { isSaidOf } from './is-said-of.ts'
import { endsInNone, FORBIDS, FORBIDS_DOING, isDenied } from './negation.ts'
import { OBLIQUE, type Unit } from './split-units.ts'

/** What a unit says of one aspect. Conditions belong to what says that something is, or is allowed. */
export type Statement = {
  key: FactKey
  value: FactValue
  takesConditions: boolean
  own?: Condition[]
  validity?: Validity
}

/** Where what a unit says of one place ends, and may be another for the next. */
export const TURN = /[,;]| (?:but|ma|aber|mais|pero|maar|mas|ale) /

/** The whole folded text of a unit. */
export const textOf = ({ before, cue, after }: Unit): string => `${before}${cue}${after}`

/** What a unit says of an aspect, as a statement; conditions go with it only where `takesConditions`. */
export const state = (key: FactKey, value: FactValue, takesConditions = false): Statement => ({
  key,
  value,
  takesConditions,
})
/** A yes or no as a statement, with the conditions that hold of it unless it is told otherwise. */
export const yesNo = (key: FactKey, yes: boolean, takesConditions = true): Statement =>
  state(key, { kind: 'yesNo', yes }, takesConditions)

/** A number as a statement; none where no number was read. */
export const count = (key: FactKey, value: number | null): Statement[] =>
  value === null ? [] : [state(key, { kind: 'count', count: value })]

/** Where a unit says an aspect: yes or no, or null where it does not speak of it. */
export function said(unit: Unit, name: AspectName): boolean | null {
  const text = textOf(unit)
  const found = ASPECTS[name].exec(text)
  return found === null ? null : !isDenied(text, found.index, unit.language)
}

/** An aspect's yes or no as a statement; none where the unit does not speak of it. */
export const aspect = (unit: Unit, name: AspectName, key: FactKey): Statement[] => {
  const yes = said(unit, name)
  return yes === null ? [] : [yesNo(key, yes, false)]
}

const NOT_THERE =
  /^[^,;]{0,40}(?<![a-z])(?:(?:is|are) not|isn't|aren't|not|non (?:eh?|sono|c'e)|(?:ist|sind)(?: leider)? (?:nicht|keine?)|nicht|n'est pas|ne sont pas|pas|no (?:esta|hay|es|son)|niet|nao (?:esta|ha|eh)|nie (?:jest|sa)|niedostepn[a-z]+)(?: [a-z]+)? ?(?:available|provided|present|there|included|disponibil[ei]|present[ei]|previst[oaie]|vorhanden|verfugbar|disponibles?|presente?s?|beschikbaar|aanwezig|disponive(?:l|is)|dostepn[a-z]+|c'e|ci sono|served|offered|possible|serviert|angeboten|servi|servido|geserveerd|serwowane|servita|offerta)?(?![a-z])/
const IS_GONE =
  /(?<![a-z])(?:not|non|nicht|pas|no|niet|nao|nie)(?: [a-z]+){0,2} (?:available|present|there|disponibil[ei]|present[ei]|vorhanden|verfugbar|disponibles?|beschikbaar|aanwezig|disponive(?:l|is)|dostepn[a-z]+|served|offered|possible|serviert|angeboten|moglich|servi|propose|servido|geserveerd|aangeboden|serwowane|serv[ei]t[ao]|offert[ao])|niedostepn[a-z]+|unavailable|fehlt|manca(?![a-z])/

/** 'Katzen leider nicht', 'einen Aufzug gibt es nicht'. */
const NOT_AT_END =
  /^[^,;(]*(?<![a-z])(?:nicht|niet|non|not|isn't|aren't|pas|no|nao|nie|nee|nein)(?: (?:hay|c'e|ci sono|ha|tem|tenemos|abbiamo|mamy|ma))?[.!]?\s*$/
/** 'Wasmachine nee (wasserette op 2 km)'. */
const NO_RIGHT_AFTER =
  /^\s*:?\s*(?:no|nee|nein|non|nao|nie|nope|nemmeno|neanche|neppure|auch nicht|non plus|tampoco|ook niet|tambem nao|tez nie)\s*(?:[.,;!(]|$)/
/** 'Hochstuhl haben wir keinen', 'chaise haute pas fournie', 'forno não temos', 'windy brak': right behind the name, to the clause's end. */
const NONE_RIGHT_AFTER = new RegExp(
  `^\\s*(?:${[
    'not (?:provided|supplied|available|on site)',
    "non (?:ce l['’]abbiamo|l['’]abbiamo|ce l['’]ha|ce n['’]eh?|disponibil[ei]|fornit[oaie]|present[ei]|previst[oaie])",
    "(?:haben wir|hat es|gibt['’]?s|gibt es)(?: (?:hier|bei uns|leider|aber|noch))* (?:keine?[nrs]?|nicht)",
    '(?:pas|non) (?:fourni|disponible|prevu|propose)(?:e|s|es)?',
    'no (?:tenemos|disponibles?|dispone(?:mos)?)',
    '(?:hebben we|is er|zijn er)(?: helaas)? (?:niet|geen)',
    'nao (?:temos|dispomos|disponive(?:l|is)|fornecid[ao]s?)',
    '(?:leider |purtroppo |helaas |malheureusement |infelizmente )?(?:fehlt|fehlen|manca|mancano|manque|manquent|ontbreekt|ontbreken|faltam?|faltan|brakuje)',
    '(?:niestety )?(?:brak|nie mamy|nie posiadamy|niedostepn[a-z]+)',
  ].join('|')})(?: (?:leider|purtroppo|sorry|niestety))?\\s*(?:[.,;!(]|$)`,
)
/** What says that something is broken or out of use, folded. */
export const OUT_OF_ORDER =
  /out of (?:order|service)|not working|broken|fuori (?:servizio|uso)|guast[oa]|non funziona|ausser betrieb|defekt|kaputt|hors service|en panne|fuera de servicio|averiad[oa]|rot[oa]s?(?= |$|[.,;])|buiten (?:gebruik|werking)|defect|kapot|avariad[oa]|fora de servico|nieczynn|zepsut/

/** 'Lavadora y plancha, pero no secadora'. */
const BARE_NO = new Set<FactLanguage>(['es', 'it'])

/** 'The air con, no; fan yes': what says yes of a name right behind it. */
const YES_RIGHT_AFTER =
  /^\s*:?\s*(?:yes|si|ja|oui|sim|tak|wel)\s*(?:[.,;!()]|$|(?:e|ed|eh|and|und|et|y|en|i|ma|aber|but|mais|pero|maar|mas|ale)(?![a-z]))/

/** Whether a unit says yes of what it names, whatever was denied before it. */
export const isAffirmed = ({ after }: Unit): boolean => YES_RIGHT_AFTER.test(after)

/** 'The gate on the stairs, there is none', 'the tap of the bath is broken': a no of what stands before. */
const isOfAPart = ({ topic, before, language }: Unit): boolean => {
  // 'For the beach no' leaves towels out.
  if (topic === 'beachTowels') return false
  const [own = ''] = /[^,;:.]*$/.exec(before) ?? []
  return OBLIQUE[language].test(own) && !endsInNone(own, language)
}

/** Whether a unit says that there is none of what it names. */
export function isAbsent(unit: Unit): boolean {
  if (isAffirmed(unit)) return false
  if (BARE_NO.has(unit.language) && /(?:^|[\s,(])no\s*$/.test(unit.before)) return true
  if (endsInNone(unit.before, unit.language)) return true
  if (isOfAPart(unit)) return false
  return (
    isSaidOf(unit.after, OUT_OF_ORDER) ||
    NOT_AT_END.test(unit.after) ||
    NO_RIGHT_AFTER.test(unit.after) ||
    NONE_RIGHT_AFTER.test(unit.after) ||
    (NOT_THERE.test(unit.after) && IS_GONE.test(unit.after))
  )
}

/** And 'nicht in der Wohnung zu rauchen'. */
const NOT_TO_DO = /(?<![a-z])(?:nicht|niet|non|not|ne pas|no|nao|nie)(?: [a-z']+){0,5}\s*$/

/** 'No problem with children' denies none. */
const NO_PROBLEM =
  /(?<![a-z])(?:no (?:problems?|issues?|worries)|nessun problema|kein(?:e)? problem(?:e)?|pas de (?:problemes?|soucis?)|aucun (?:probleme|souci)|(?:sin|ningun) problemas?|no hay (?:ningun )?problema|geen (?:probleem|enkel probleem)|(?:sem|nenhum) problemas?|nao ha problema|(?:nie ma|zaden|bez) problemu?)(?![a-z])/g

const OF_DOING = new Set<FactTopic>(['pets', 'smoking', 'parties', 'visitors', 'children', 'extraGuests'])

/** Whether a unit says that something is allowed: yes, no, or null where it does not say. */
export function permission(whole: Unit): boolean | null {
  const unit = { ...whole, before: whole.before.replace(NO_PROBLEM, ' ok ') }
  const text = textOf(unit)
  const at = unit.before.length
  if ((OF_DOING.has(unit.topic) ? FORBIDS_DOING : FORBIDS).test(text)) return false
  const allowed = new RegExp(ASPECTS.allowed.source, 'g')
  const words = [...text.matchAll(allowed)]
  if (words.some(({ index }) => isDenied(text, index, unit.language))) return false
  if (endsInNone(unit.before, unit.language) || isDenied(text, at, unit.language)) return false
  if (
    NOT_AT_END.test(unit.after) ||
    NO_RIGHT_AFTER.test(unit.after) ||
    (unit.topic === 'smoking' && NOT_TO_DO.test(unit.before))
  )
    return false
  // 'Haustiere können wir wegen unserem Hund nicht nehmen': a no far from what it denies.
  const [clause = ''] = /^[^,;.]*/.exec(`${unit.cue}${unit.after}`) ?? []
  if (NOT_TAKEN.test(clause)) return false
  if (FAR_NOT.test(clause)) return null
  return words.length > 0 || isAffirmed(unit) ? true : null
}

const FAR_NOT =
  /(?<![a-z])(?:nicht(?! nur)|not(?! only)|cannot|[a-z]+n't|non(?! solo)|pas(?! seulement| de (?:souci|probleme))|no(?! solo| problem)|niet(?! alleen)|nao(?! so)|nie(?! tylko))(?![a-z])/
const NOT_TAKEN =
  /(?<![a-z])(?:konnen|kann|durfen|cannot|can't|can|possiamo|puo|possono|pouvons|podemos|kunnen|mozemy)(?![a-z])[^,;.]*(?<![a-z])(?:nicht|not|non|pas|no|niet|nao|nie|cannot|can't)(?: [a-z]+)? (?:nehmen|aufnehmen|mitnehmen|akzeptieren|erlauben|take|accept|allow|accettare|ospitare|accepter|accueillir|aceptar|admitir|aannemen|toelaten|aceitar|przyjac|przyjmowac)(?![a-z])/
