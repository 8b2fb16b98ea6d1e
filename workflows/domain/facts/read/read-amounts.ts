import type { Per, ValueOf } from '#workflows/domain/facts/fact-value.ts'
import { NUMBER, readDecimal, readNumber } from './number-words.ts'

const SIGNS: [string, RegExp][] = [
  ['EUR', /€|eur(?:o|os)?/],
  ['GBP', /£|gbp|pounds?/],
  ['USD', /us\$|\$|usd|dollars?/],
  ['CHF', /chf|franken|fr\./],
  ['PLN', /zl(?:oty(?:ch)?)?|pln/],
  ['CZK', /kc|czk/],
  ['HUF', /huf|ft/],
  ['DKK', /dkk/],
  ['SEK', /sek/],
]
const CURRENCY = `(?:${SIGNS.map(([, sign]) => sign.source).join('|')})`
const FIGURE = `(?:\\d[\\d.,]*\\d|\\d)`
const AMOUNT = new RegExp(
  `(?<before>${CURRENCY})\\s?(?<first>${FIGURE})(?:[.,][-–—]{1,2})?|(?<![\\d.,])(?<second>${FIGURE}|${NUMBER})(?:[.,][-–—]{1,2})?\\s?(?<after>${CURRENCY})(?![a-z])|(?<![\\d.,:])(?<bare>\\d+[.,]\\d{2})(?=\\s?(?:p\\.\\s?p\\.|p\\.\\s?n\\.|pppn|ppn|(?:per|a|por|za) (?:uur|persoon|person|nacht|night|hour|notte|persona|pessoa|osobe|noche|noite|dobe)|pro (?:stunde|person|nacht)|par (?:personne|nuit)))|(?<![\\d.,])(?<share>${FIGURE})\\s?(?:%|percent|per cento|prozent|pour cent|por ciento|procent)`,
  'g',
)

const NIGHT = 'nights?|nott[ei]|nacht|nuits?|noches?|noites?|noc(?:leg)?|doba|dobe'
const PERSON =
  'persons?|people|guests?|person[ae]|ospit[ei]|gast|pers\\.?|personnes?|voyageur|huesped|persoon|pessoas?|hospede|osob[aey]|head|adults?|adult[oie]|erwachsene[rn]?|adulte|dorosl[a-z]+'
const PET =
  'pets?|dogs?|animal[ei]?|can[ei]|hund|tier|chien|mascota|perro|huisdier|hond|animal de estimacao|cao|zwierze|psa'
const STAY =
  'stay|soggiorno|aufenthalt|sejour|estancia|verblijf|estadia|estada|pobyt|booking|prenotazione|buchung|reservation|reserva'
const PER =
  "(?:per|od|a|an|al|all'|alla|ad|each|pro|par|por|za|je|/|la|le|el|de|u\\.|cada|ogni|jede[rn]?|chaque|und|and|e|et|y|en|i|\\s|,|x)*"
const PERS: [Per, RegExp][] = [
  [
    'petNight',
    new RegExp(`^${PER}(?:(?:${PET})${PER}(?:${NIGHT}|tag|day|giorno|dag|jour|dia)|(?:${NIGHT})${PER}(?:${PET}))`),
  ],
  ['personNight', /^(?:p\.?\s?p\.?\s?p\.?\s?n(?![a-z])|ppn)/],
  ['person', /^p\.?\s?p(?![a-z])/],
  ['personNight', new RegExp(`^${PER}(?:(?:${PERSON})${PER}(?:${NIGHT})|(?:${NIGHT})${PER}(?:${PERSON}))`)],
  ['night', new RegExp(`^${PER}(?:${NIGHT})(?![a-z])`)],
  ['person', new RegExp(`^${PER}(?:${PERSON})(?![a-z])`)],
  ['pet', new RegExp(`^${PER}(?:${PET})(?![a-z])`)],
  ['stay', new RegExp(`^${PER}(?:${STAY})`)],
  ['week', new RegExp(`^${PER}(?:week|settimana|woche|semaine|semana|tydzien)`)],
  ['month', new RegExp(`^${PER}(?:month|mese|monat|mois|mes|maand|miesiac)`)],
  ['kWh', new RegExp(`^${PER}kwh`)],
  ['hour', new RegExp(`^${PER}(?:hour|ora|stunde|heure|hora|uur|godzin[eay])(?![a-z])`)],
  ['day', new RegExp(`^${PER}(?:day|giorno|tag|jour|dia|dag|dzien)(?![a-z])`)],
  [
    'piece',
    new RegExp(
      `^${PER}(?:piece|each|l'uno|stuck|piece|unidad|stuk|unidade|sztuk[ea]|set|wash|lavaggio|waschgang|lavado|wasbeurt|lavage)`,
    ),
  ],
]
/** Of what is sold by the set, the wash or the item. */
export type FoundAmount = ValueOf<'amount'> & { start: number; end: number }

const currencyOf = (sign: string) =>
  SIGNS.find(([, pattern]) => new RegExp(`^(?:${pattern.source})$`).test(sign))?.[0] ?? 'EUR'

/** The amounts of a folded text, each with what it is paid for. */
export function readAmounts(text: string): FoundAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap(({ index, 0: whole, groups = {} }) => {
    const figure = groups.first ?? groups.second ?? groups.bare ?? groups.share ?? ''
    const amount = /^\d/.test(figure) ? readDecimal(figure) : readNumber(figure)
    if (amount === null || Number.isNaN(amount)) return []
    const end = index + whole.length
    const rest = text.slice(end).replace(/^\s+/, '')
    const per = PERS.find(([, pattern]) => pattern.test(rest))?.[0] ?? null
    const currency = groups.share !== undefined ? 'percent' : currencyOf(groups.before ?? groups.after ?? '')
    return [{ kind: 'amount', amount, currency, per, start: index, end }]
  })
}

const FOR_EACH =
  "(?:(?:per|a|an|al|alla|ad|each|every|pro|par|por|za|je|la|le|el|o|il|lo|ogni|alle|jede[rns]?|chaque|toutes? les|tous les|cada|elke|om de|de|het|co|os?) |all'|l'|/ ?)"
const UNREAD = new RegExp(
  `^(?:${FOR_EACH})+(?:(?:half|mezz[ao]|halben?[rnm]?|halbe[rnms]?|demi|medi[oa]|mei[oa]|halve|pol)(?:[ -]?(?:a |an |de )?[a-z]+)?|demi-?journee|dagdeel|polowa|(?:\\d+|two|three|due|zwei|deux|dos|twee|dois|dwa) ?[a-z]+|met(?:re|er|ro)s?|metr[aoy]?|m(?![a-z])|kilomet[a-z]*|km|kilo(?:gram[a-z]*)?|kg|litr[eoay]s?|liter|l(?![a-z'])|minut[a-z]*|min(?![a-z])|rod|ride|trip|load)(?![a-z])`,
)
/** 'Each' behind what it is paid for: '25 € a stay each'. */
const TWICE =
  /^(?!.{0,12}(?:person|pers|head|kopf|adult))(?:(?:per|a|an|pro|par|por|al|la|le|za) )+[a-z]+,? (?:each(?: one)?|apiece|ciascun[oa]|cadaun[oa]|l'un[oa]|jeweils|(?:pro|per|je|par|por|za) ?(?:,|$)|(?:pro|per|je) (?:stuck|stuk|tier|hund|dier|hond|animal|dog|pet|rad|bike)|chacun[e]?|piece|cada un[oa]|par (?:animal|chien)|por (?:animal|perro|cao)|za (?:psa|sztuke))(?![a-z])/

/** Whether what stands behind an amount pays for something that no unit here is: half a day, a metre, a stay of each of several. */
export const isOfUnreadUnit = (behind: string): boolean => {
  const rest = behind.replace(/^\s+/, '')
  return UNREAD.test(rest) || TWICE.test(rest)
}

const FREE =
  /(?<![a-z])(?:kost(?:et|en) nichts|non cost(?:a|ano) (?:nulla|niente)|ne coute(?:nt)? rien|no cuestan? nada|kost(?:en)? niets|nao custam? nada|nic nie kosztuj[ea]|costs? nothing|free(?: of charge)?|at no (?:extra |additional )?(?:cost|charge)|no (?:extra|additional) (?:cost|charge|fee)|complimentary|without (?:extra )?charge|gratis|gratuit[a-z]*|senza (?:costi|spese|supplement[oi]|sovrapprezzo)(?: aggiuntivi)?|kostenlos[a-z]*|kostenfrei[a-z]*|umsonst|ohne (?:aufpreis|zuschlag|kosten|mehrkosten)|unentgeltlich|sans (?:supplement|frais)|offert(?:e|s|es)?|sin (?:cargo|coste|suplemento)(?: adicional)?|kosteloos|zonder (?:extra )?(?:kosten|toeslag|meerprijs)|sem (?:custos?|encargos)(?: adicional)?|bezplatn[a-z]*|darmow[a-z]*|bez (?:dodatkow(?:ych|ej) )?(?:doplat[ya]?|oplat[ya]?|kosztow)|nieodplatn[a-z]*|za darmo)(?![a-z])/
const ALL_FREE = new RegExp(FREE.source, 'g')

/** A text without what says that something is free: 'ohne Aufpreis' denies nothing. */
export const withoutFree = (text: string): string => text.replace(ALL_FREE, ' ')

const NOT_FREE = /(?<![a-z])(?:not|non|nicht|pas|no|niet|nao|nie)(?: [a-z]+){0,2}\s*$/

/** True where a text says that something costs nothing. */
export function isSaidFree(text: string): boolean {
  const found = FREE.exec(
    text.replace(
      /(?:smoke|barrier|step|hands|cost)-free|free (?:cancellation|until|time|spaces?|spots?|mobile|passe?|capte|marche|range)|(?:orange|sfr|bouygues|chez|avec|reseau)[ ,a-z]{0,8} free|rauchfrei|autofrei/g,
      ' ',
    ),
  )
  return found !== null && !NOT_FREE.test(text.slice(0, found.index))
}
