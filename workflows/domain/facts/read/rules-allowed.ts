import type { FactKey } from '#workflows/domain/facts/topics.ts'
import { PET_CONDITIONS, PLACE_CONDITIONS, PLAIN_PATTERNS } from './condition-patterns.ts'
import { INDOORS } from './read-conditions.ts'
import { isLatest, readTimes } from './read-times.ts'
import { amounts } from './rules-money.ts'
import type { Unit } from './split-units.ts'
import { permission, type Statement, state, TURN, textOf, yesNo } from './statement.ts'

const NOT_EVERYWHERE = new RegExp(
  PET_CONDITIONS.filter(([kind]) => kind === 'notAlone' || kind === 'notOnBeds')
    .map(([, pattern]) => pattern.source)
    .join('|'),
  'g',
)

/** 'Pets on request': who may say yes to some takes some. */
const ON_REQUEST = PLAIN_PATTERNS.filter(([kind]) => kind === 'onRequest' || kind === 'byArrangement')

/** Pets, smoking, parties, visitors, children, extra guests. */
export function readRule(whole: Unit): Statement[] {
  // 'They must not stay alone', 'not on the beds' forbid no pet.
  const unit =
    whole.topic === 'pets'
      ? { ...whole, after: whole.after.replace(NOT_EVERYWHERE, ' ').replace(NOT_PAYING, ' gratis ') }
      : whole
  const key = (name: string) => `${unit.topic}.${name}` as FactKey
  const text = textOf(unit)
  if (unit.topic === 'children' && isOfDoings(unit)) return []
  if (
    unit.topic === 'smoking' &&
    /non ?-?smok|no ?-?smok|nichtraucher|rauchverbot|rauchfrei|non-? ?fum|vietato fumare|non fumatori|no fumador|nao fumador|niet-roken|rookvrij|rookverbod|niepalac/.test(
      text,
    )
  ) {
    return [yesNo('smoking.allowed', false), ...elsewhereAllowed(text)]
  }
  const price =
    unit.topic === 'pets' || unit.topic === 'extraGuests' || unit.topic === 'children'
      ? amounts(unit, key('price'))
      : []
  if (unit.topic === 'children' && NOT_PAYING.test(text))
    return [state('children.price', { kind: 'amount', amount: 0, currency: 'EUR', per: null }, true)]
  // 'Other animals not': that only some are welcome is said of those.
  if (unit.topic === 'pets' && OTHERS.test(`${unit.before}${unit.cue}`) && permission(unit) === false) return []
  // 'Dogs are not allowed in the bedrooms' forbids no dog: the words stay.
  if (unit.topic === 'pets' && permission(unit) === false && SOMEWHERE.test(text)) return []
  // 'No animal alone in the flat' limits what is allowed.
  if (unit.topic === 'pets' && permission(unit) === false && ALONE.test(unit.after)) return []
  const granted =
    permission(unit) ??
    (unit.topic === 'smoking' && isNotInside(text) ? false : null) ??
    (unit.topic === 'pets' && ON_REQUEST.some(([, pattern]) => pattern.test(text)) ? true : null) ??
    (price.length > 0 && unit.topic !== 'children' ? true : onlySome(text) ? true : null)
  const [late] = readTimes(text)
  const until = unit.topic === 'parties' && late !== undefined && isLatest(text, late.start)
  // 'On the roof terrace you may smoke': elsewhere is not said.
  const isSomewhere =
    granted === true &&
    unit.topic === 'smoking' &&
    (IN_A_PLACE.test(text) || THERE.test(text)) &&
    !PLACE_CONDITIONS.some(([, pattern]) => pattern.test(text))
  if (isSomewhere) return []
  const limit = granted === true && unit.topic === 'pets' ? BUT_NOT.exec(unit.after)?.[0] : undefined
  const own =
    limit === undefined || !SOMEWHERE.test(limit)
      ? []
      : [{ kind: 'freeWords' as const, text: limit.replace(/^, ?/, '') }]
  return [
    ...(granted === null || until ? [] : [{ ...yesNo(key('allowed'), granted), own }]),
    ...(granted === false
      ? []
      : price.map((one) => (unit.topic === 'children' ? { ...one, takesConditions: true } : one))),
    ...(granted === false && unit.topic === 'smoking' ? elsewhereAllowed(text) : []),
  ]
}

/** 'Kids can collect the eggs', 'do not let children light it': what they may do, and not whether they may come. */
function isOfDoings({ before, after }: Unit): boolean {
  const doing =
    /^[^,;.]{0,12}(?<![a-z])(?:can|may|puo|possono|darf|durfen|konnen|peuvent|pueden|mogen|kunnen|podem|moga)(?![a-z])/.test(
      after,
    )
  return (
    (doing && !COMES.test(after)) ||
    /(?<![a-z])(?:let|lasci[a-z]*|lass[a-z]*|laiss[a-z]+|dej[a-z]+|laat|laten|deix[a-z]+|pozwal[a-z]+|permett[a-z]+)(?: [a-z']+){0,2} ?$/.test(
      before,
    )
  )
}
const COMES =
  /(?<![a-z])(?:stay|come|sleep|be|venire|dormire|stare|kommen|schlafen|mitkommen|ubernachten|wohnen|nicht (?:aufgenommen|mit)|venir|dormir|sejourner|quedarse|komen|slapen|verblijven|vir|ficar|dormir|przyjechac|spac|nocowac)(?![a-z])/

/** 'On the balcony smoking is fine there': a place that was named before. */
const THERE =
  /(?<![a-z])(?:there|here|li|la|ci|qui|dort|da|hier|la-?bas|ici|alli|ahi|aqui|daar|ali|la|tam|tutaj)(?![a-z])/
/** What begins a place; folded, in the eight languages. */
const IN_A_PLACE =
  /(?<![a-z])(?:on|in|at|by|auf|im|am|an|bei|sul|sulla|sullo|sui|nel|nella|al|alla|sur|dans|en|au|op|bij|na|nos?|nas?|em|w|przy) (?:[a-z]+ )?[a-z]{3,}/

/** 'Roken mag niet in huis', 'on ne fume pas dans la maison': a no of the house, and of no other place. */
function isNotInside(text: string): boolean {
  const [first = ''] = text.split(TURN)
  return (
    /(?<![a-z])(?:not|[a-z]+n't|no|non|nicht|pas|niet|geen|nao|nie)(?![a-z])/.test(first) &&
    INDOORS.test(first) &&
    !PLACE_CONDITIONS.some(([, pattern]) => pattern.test(first))
  )
}

const NOT_PAYING =
  /(?<![a-z])(?:(?:don't|do not|doesn't) pay|go free|non pagano|(?:be)?zahlen nichts|(?:ne )?paient (?:pas|rien)|no pagan|betalen niets|nao pagam|nie placa)(?![a-z])/

/** 'No smoking inside, on the balcony yes'. */
const GRANTS =
  /(?<![a-z])(?:ok|okay|fine|yes|si|ja|oui|sim|tak|wel|schon|can|may|darf|puo|peut|pode|puede|wolno|allowed|possible|erlaubt|mag|kan|permesso|consentito|permitido|autorise|dozwolone|mozna)(?![a-z])/
const elsewhereAllowed = (text: string): Statement[] =>
  text
    .split(TURN)
    .slice(1)
    .filter((piece) => GRANTS.test(piece) && !/(?<![a-z])(?:no|not|non|nicht|pas|niet|nao|nie)(?![a-z])/.test(piece))
    .flatMap((piece) =>
      PLACE_CONDITIONS.filter(([, pattern]) => pattern.test(piece))
        .slice(0, 1)
        .map(([kind]) => ({ ...yesNo('smoking.allowed', true, false), own: [{ kind }] })),
    )

const OTHERS =
  /(?<![a-z])(?:other|altri|andere[nrs]?|sonstige|autres?|otr[oa]s|outros|inn[ey][a-z]*|pozostal[a-z]+) [a-z]+\s*$/
/** Some place of the house, where a no leaves the others. */
const SOMEWHERE =
  /(?<![a-z])(?:bedrooms?|upstairs|beds?|sofas?|pool|kitchen|camer[ae](?: da letto)?|lett[oi]|divan[oi]|piscina|cucina|piano di sopra|schlafzimmern?|betten|bett|pool|kuche|oben|obergeschoss|chambres?|lits?|canapes?|piscine|cuisine|a l'etage|dormitorios?|habitaci[a-z]+|camas?|cocina|sofas?|arriba|slaapkamers?|bedden|bank|zwembad|keuken|boven|quartos?|cozinha|piso de cima|sypialni[a-z]*|lozk[a-z]+|basen[a-z]*|kuchni|na pietrze)(?![a-z])/
/** 'One dog is welcome, but not upstairs'. */
const BUT_NOT =
  /(?:,|(?<![a-z])(?:but|ma|aber|jedoch|mais|pero|maar|mas|ale)) ?(?:[a-z']+ ){0,3}(?:not|no|never|non|nicht|nie|pas|niet|nao|keine?[nrs]?)(?![a-z])[^,;.]*/

const ALONE =
  /^\s?(?:alone|unattended|da sol[oi]|sol[oi]|allein|seule?s?|sol[oa]s?|alleen|sozinh[oa]s?|sam[aei]?)(?![a-z])/

const onlySome = (text: string) =>
  /(?<![a-z])(?:only|solo|soltanto|nur|seulement|uniquement|alleen|apenas|so|tylko|max\.?|maximum|massimo)(?![a-z])/.test(
    text,
  )
