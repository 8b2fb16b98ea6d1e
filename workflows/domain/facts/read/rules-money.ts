import type { Condition } from '#workflows/domain/facts/condition.ts'
import type { FactKey } from '#workflows/domain/facts/topics.ts'
import { ASPECTS } from './aspect-cues.ts'
import { NUMBER, readNumber } from './number-words.ts'
import { isOfUnreadUnit, isSaidFree, readAmounts } from './read-amounts.ts'
import { readSpan } from './read-measures.ts'
import { readMethods } from './read-methods.ts'
import type { Unit } from './split-units.ts'
import { isAbsent, type Statement, state, textOf, yesNo } from './statement.ts'

/**
 * The one amount of a unit that is of its cue, with when it is paid; 0 EUR where it is said to be free, and nothing
 * where no price is told.
 */
export const amounts = (unit: Unit, key: FactKey): Statement[] => {
  const text = textOf(unit)
  const found = readAmounts(text)
  const at = unit.before.length
  const ahead = found.findLast(({ end }) => end <= at)
  // 'Sheets 14 € a bed, towels 6 €': what stands before a comma is the price of what stands there.
  const behind = found.find(({ start }) => start >= at)
  const isRight = behind !== undefined && behind.start - at - unit.cue.length <= 2
  const isOfOther = ahead !== undefined && (isRight || /[,;.]/.test(text.slice(ahead.end, at)))
  const first = isOfOther ? behind : found[0]
  if (first === undefined) {
    return found.length === 0 && isSaidFree(text)
      ? [state(key, { kind: 'amount', amount: 0, currency: 'EUR', per: null })]
      : []
  }
  const { amount, currency, per } = first
  // 'The first basket free, then 8 €': neither is the price. Nor is one that is paid for what no price here is of.
  const isFreeFirst = first.start >= at && isSaidFree(text.slice(at, first.start))
  if (amount > 0 && (isFreeFirst || isOfUnreadUnit(text.slice(first.end)))) return []
  return [{ ...state(key, { kind: 'amount', amount, currency, per }), own: amount > 0 ? dueOf(text) : [] }]
}

const DUE: [Condition['kind'] & ('payOnArrival' | 'payOnDeparture'), RegExp][] = [
  [
    'payOnArrival',
    /(?:pay(?:able|ed)?|paid|due|da pagare|si paga(?:no)?|pagament[oi]|zahlbar|zu (?:be)?zahlen|bezahlt|a (?:payer|regler)|payables?|se pagan?|a pagar|te betalen|betalen|betaald|platn[a-z]+|pag[oa]s?|paga-se|cash|contanti|bar|especes|efectivo|contant|dinheiro|gotowka)[a-z ,]{0,16}(?:on|upon|at) arrival|(?:da pagare|si paga(?:no)?|in contanti|pagament[oi])[a-z ]{0,12}all'arrivo|(?:zahlbar|zahlen|bar|bezahlen)[a-z ]{0,12}bei (?:der )?(?:ankunft|anreise)|(?:payer|regler|payables?|especes)[a-z ]{0,12}a l'arrivee|(?:pagan?|pagar|efectivo)[a-z ]{0,12}a la (?:llegada|entrada)|(?:betalen|betaald|contant)[a-z ]{0,12}bij aankomst|(?:pagar|paga-se|dinheiro)[a-z ]{0,12}(?:a|na) chegada|platn[a-z]+[a-z ]{0,12}(?:przy|po) (?:przyjezdzie|zameldowaniu)/,
  ],
  [
    'payOnDeparture',
    /(?:payable|paid|pay|due)[a-z ]{0,12}(?:on|upon|at) (?:departure|check ?-?out)|(?:da pagare|si paga(?:no)?)[a-z ]{0,12}(?:alla partenza|al check ?-?out)|(?:zahlbar|zahlen|bezahlen)[a-z ]{0,12}bei (?:der )?abreise|(?:payer|regler)[a-z ]{0,12}au depart|(?:pagan?|pagar)[a-z ]{0,12}a la salida|betalen[a-z ]{0,12}bij vertrek|(?:pagar|paga-se)[a-z ]{0,12}(?:a|na) saida|platn[a-z]+[a-z ]{0,12}przy (?:wyjezdzie|wymeldowaniu)/,
  ],
]
/** When an amount is paid, as far as a note says it. */
const dueOf = (text: string): Condition[] => DUE.flatMap(([kind, pattern]) => (pattern.test(text) ? [{ kind }] : []))

const A_WEEK =
  /(?<![a-z])(?:a|one|una|einer|une|een|uma) (?:week|settimana|woche|semaine|semana)(?![a-z])|tygodnia|tygodniu/

/** The deposit's amount, ways of paying and the span of its refund; or that none is asked. */
export function readDeposit(unit: Unit): Statement[] {
  const text = textOf(unit)
  if (permissionless(unit) || NOT_ASKED.test(unit.after)) return [yesNo('deposit.exists', false, false)]
  const methods = readMethods(unit)
  // 'Taken 2 days before, refunded within a week': the span that the refund is said with.
  const at = text.search(ASPECTS.refund)
  const after = at < 0 ? text : text.slice(at)
  const span = readSpan(after) ?? (A_WEEK.test(after) ? { days: 1, unit: 'weeks' as const } : readSpan(text))
  return [
    ...amounts(unit, 'deposit.amount'),
    ...(methods.length === 0 ? [] : [state('deposit.methods', { kind: 'choices', choices: methods })]),
    ...(span === null && AT_CHECK_OUT.test(text) && ASPECTS.refund.test(text)
      ? [yesNo('deposit.isReturnedAtCheckOut', true)]
      : []),
    ...(span !== null && ASPECTS.refund.test(text)
      ? [state('deposit.refund', { kind: 'days', days: span.days, unit: span.unit })]
      : []),
  ]
}

const AT_CHECK_OUT =
  /(?<![a-z])(?:(?:on|at|upon) (?:departure|check ?-?out|leaving)|when you leave|alla partenza|al check ?-?out|(?:bei|am)(?: der)? (?:abreise(?:tag)?|check ?-?out)|(?:au|le jour du|lors du) (?:depart|check ?-?out)|(?:a|en|el dia de) la salida|al (?:salir|irse)|(?:bij|op de dag van) (?:vertrek|het uitchecken)|(?:no|a|na) (?:check ?-?out|saida|partida)|(?:przy|w dniu) (?:wyjezdzie|wyjazdu|wymeldowani[ua]))(?![a-z])/

const NOT_ASKED =
  /(?:not (?:required|needed)|non eh? (?:richiesta|prevista|necessaria)|nicht (?:erforderlich|notig|verlangt)|pas (?:demandee|requise|exigee)|no (?:se requiere|es necesaria)|niet (?:vereist|nodig)|nao eh? (?:exigida|necessaria)|nie jest wymagan)/

const permissionless = (unit: Unit) =>
  /(?<![a-z])(?:no|non (?:c'e|eh? (?:richiest[ao]|previst[ao])|chiediamo|richiediamo)|senza|nessun[oa]?|keine?|ohne|pas de|aucune?|sans|no (?:hay|se pide|pedimos)|sin|geen|zonder|nao (?:ha|cobramos|pedimos)|sem|nie ma|bez|nie pobieramy|brak|we don't (?:ask for|take))(?: [a-z']+){0,2}\s*$/.test(
    unit.before,
  )

const HALF =
  /(?<![a-z])(?:half|reduced|meta|ridott[ao]|halfte|halbe[nr]?|ermassigt|moitie|demi-?tarif|reduit|mitad|reducid[ao]|helft|halve|gereduceerd|metade|reduzid[ao]|polow[aey]|ulgow[a-z]+)(?![a-z])|50 ?%/

/** The tourist tax: amount, age of exemption, most nights, ways of paying, whether the price includes it; or that there is none. */
export function readTouristTax(unit: Unit): Statement[] {
  const text = textOf(unit)
  if (permissionless(unit) || isAbsent(unit)) return [yesNo('touristTax.exists', false, false)]
  // Children pay half: what everybody pays is told by none of the figures.
  const isHalved = HALF.test(text)
  const age = new RegExp(
    `(?:under|below|up to|younger than|sotto (?:i|gli)|fino a(?:i|gli)?|minori di|unter|bis(?: zu)?|moins de|jusqu'a|menores de|hasta(?: los)?|onder(?: de)?|tot|menores? de|menos de|ate(?: aos)?|ponizej|do|from|dai|ab|a partir de|desde los|des|vanaf|od) (?:the age of )?(${NUMBER})[ -]?(?:years?|ann[io]|jahren?|ans|anos|jaar|lat|roku)?(?! (?:night|nott|nacht|nuit|noch|noit|noc))`,
  ).exec(text)
  const nights = new RegExp(
    `(?:max(?:imum|imo|imal|imaal|ymalnie)?\\.?|up to|at most|for the first|fino a(?:d un massimo di)?|per (?:un massimo di|le prime)|massimo|hochstens|bis zu|fur (?:die ersten|hochstens|maximal)|au maximum|pour|jusqu'a|les|hasta|las primeras|tot|de eerste|ate|as primeiras|przez|do|najwyzej) (?:of |di |un maximo de |um maximo de )?(${NUMBER}) (?:nights?|nott[ei]|nachte?n?|nuits?|premieres nuits|noches|noites|noc[ey]?)`,
  ).exec(text)
  const exempt = age === null ? null : readNumber(age[1] ?? '')
  const isFromAge =
    age !== null &&
    /^(?:from|dai|ab|a partir|desde|des|vanaf|od) /.test(age[0]) &&
    /(?:year|ann|jahr|ans|anos|jaar|lat)/.test(age[0])
  const most = nights === null ? null : readNumber(nights[1] ?? '')
  const methods = readMethods(unit)
  const included = new RegExp(
    '(?:included|inclus[ao]|compresa|inbegriffen|inklusive|enthalten|inclus|comprise|incluid[ao]|inbegrepen|wliczon[aey]|im preis|(?:zit|zitten) (?:al )?(?:bij|in) de prijs|nel prezzo|dans le prix|en el precio|no preco|in the price|w cenie)',
  ).exec(text)
  return [
    ...(isHalved ? [] : amounts(unit, 'touristTax.amount')).filter(
      ({ value }) => value.kind === 'amount' && value.amount > 0,
    ),
    ...(exempt !== null && !isHalved && (isFromAge || ASPECTS.exempt.test(text))
      ? [state('touristTax.exemptAge', { kind: 'count', count: exempt })]
      : []),
    ...(most === null ? [] : [state('touristTax.maxNights', { kind: 'count', count: most })]),
    ...(methods.length === 0 ? [] : [state('touristTax.methods', { kind: 'choices', choices: methods })]),
    ...(included === null
      ? []
      : [
          yesNo(
            'touristTax.included',
            !/(?<![a-z])(?:not|non|nicht|pas|no|niet|nao|nie)(?: [a-z]+)?\s*$/.test(text.slice(0, included.index)),
            false,
          ),
        ]),
  ]
}

/** How the stay is paid, or what is paid in advance; ways of paying only the rest are left out, since they are not all. */
export function readPayment(unit: Unit): Statement[] {
  const text = textOf(unit)
  if (
    /anzahlung|acconto|caparra|acompte|arrhes|anticipo|senal|aanbetaling|adiantamento|sinal|zaliczk|zadat|advance|prepayment/.test(
      unit.cue,
    )
  ) {
    return amounts(unit, 'payment.advance')
  }
  const methods = readMethods(unit)
  const advance = readAmounts(text).find(
    ({ currency, end }) => currency === 'percent' && AT_BOOKING.test(text.slice(end)),
  )
  // 'The rest in cash on arrival' tells how the rest is paid, and not all of it.
  const isOfRest = advance !== undefined
  return [
    ...(advance === undefined
      ? []
      : [state('payment.advance', { kind: 'amount', amount: advance.amount, currency: advance.currency, per: null })]),
    ...(methods.length === 0 || isOfRest ? [] : [state('payment.methods', { kind: 'choices', choices: methods })]),
  ]
}

/** '40 % al reservar'. */
const AT_BOOKING =
  /^\s*(?:at|on|when|upon|al(?:la)?|alla|bei(?:m)?|bei der|a la|au moment de la|lors de la|bij(?: het)?|ao|na|no ato da|przy)\s(?:the )?(?:book|reserv|prenot|buch|boek|rezerw)/

/** Until how long before it cancelling is free, that it is always or never free, or what it costs. */
export function readCancellation(unit: Unit): Statement[] {
  const text = textOf(unit)
  const span = readSpan(text)
  const isFree =
    isSaidFree(text) ||
    /free cancellation|full refund|rimborso (?:totale|completo)|volle erstattung|remboursement (?:total|integral)|reembolso (?:total|completo)|volledige (?:terugbetaling|restitutie)|reembolso total|pelny zwrot/.test(
      text,
    )
  const isNever =
    /non ?-?refundable|no refund|not refund|non rimborsabil|non si (?:fanno|effettuano) rimborsi|nessun rimborso|nicht (?:erstattbar|erstattet)|keine (?:ruck)?erstattung|non remboursabl|pas (?:de rembours|rembours)|no reembolsabl|sin reembolso|niet terugbeta|geen (?:restitutie|terugbeta)|nao reembols|sem reembolso|bezzwrotn|brak zwrotu|bez zwrotu/.test(
      text,
    )
  if (isNever && span === null) return [yesNo('cancellation.isFree', false)]
  if (isFree && span !== null)
    return [state('cancellation.freeUntil', { kind: 'days', days: span.days, unit: span.unit })]
  if (isFree) return [yesNo('cancellation.isFree', true)]
  return amounts(unit, 'cancellation.fee')
    .filter(({ value }) => value.kind === 'amount' && value.amount > 0)
    .map((one) => ({ ...one, takesConditions: true }))
}
