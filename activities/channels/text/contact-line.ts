import { fold } from '#workflows/domain/fold-text.ts'

/** A page of a site may be what a guest sends: only where one is written to and a site as a whole are contact data. */
const LINKS =
  /<(?:mailto:|tel:)?[^<>\s]*@[^<>\s]*>|<tel:[+\d\s().-]*>|<?(?:https?:\/\/|www\.)[^\s/?#<>]+\/?>?(?=$|[\s,;|])|[^\s<>]+@[^\s<>]+\.[^\s<>]+/gi
const DOMAINS =
  /(?<![\p{L}\p{N}@])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|it|de|fr|es|nl|pl|pt|net|org|eu|ch|at|be|uk|co|info|io|test|example)(?![\p{L}\p{N}])/giu
const NUMBERS = /\+?\d[\d\s/().-]{4,}\d/g
const LABELS = new Set(
  'tel telefono telefon telefoon telephone tlf tlm tf t cell cel cellulare mob mobile mobil movil handy m phone ph p fax f email mail e web sito website site www skype whatsapp wa pec piva iva p cf c vat ust id ustid nip kvk btw siret nif cif rea int ext office ufficio home casa direct linkedin facebook instagram'.split(
    ' ',
  ),
)
const PHONE_DIGITS = { least: 7, most: 15 }
/** What makes a number without a country's code one to call, or a firm's. */
const NUMBERED =
  /(?<!\p{L})(?:tel|telefono|telefon|telefoon|telephone|tlf|tlm|tf|cell|cel|cellulare|mob|mobile|mobil|movil|handy|phone|ph|fax|whatsapp|t|m|p|f|piva|iva|vat|ust|nip|kvk|btw|siret|nif|cif|rea)(?!\p{L})/u
const DATE_OR_TIME =
  /(?<![\d./-])(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2}|(?:[01]?\d|2[0-4])[.:][0-5]\d)(?![./:-]?\d)/
const STREET =
  /^(?:via|viale|vicolo|piazza|piazzale|piazzetta|corso|largo|strada|localita|loc|contrada|rue|avenue|av|boulevard|bd|place|chemin|calle|c|avenida|avda|plaza|paseo|rua|praca|travessa|ul|ulica|al|aleja|os|pl)(?=[. ])/
const STREET_ENDS =
  /(?:strasse|str\.?|weg|platz|allee|gasse|ring|straat|laan|plein|gracht|kade| street| road| avenue| lane| drive| ave| rd| st)\.? \d{1,4}(?: ?[a-z])?(?=$|[,. ])/

/** Of a firm: where it is registered, and under what. */
const REGISTER =
  /^(?:partnerschaftsregister|handelsregister|registergericht|amtsgericht|hr[ab] |sitz der gesellschaft|ust-?id|steuer-?n|partita iva|p\.? ?iva|capitale? soc|cap\. soc|rcs |siret|siren|registro mercantil|cif |nif |kvk|btw|krs|nip|regon|registered (?:in|office)|company (?:number|no|reg))[^?!]{0,120}$/

/** By its country's code, or by its label; a date, an hour, a card's number are none. */
function isPhone(number: string, line: string): boolean {
  const digits = number.replace(/\D/g, '')
  if (digits.length < PHONE_DIGITS.least || digits.length > PHONE_DIGITS.most || DATE_OR_TIME.test(number)) return false
  return /^(?:\+|00[1-9])/.test(number) || NUMBERED.test(fold(line))
}

/** Whether a line is a number to call, an address or where to write to, with its label, and not a word more. */
export function isContactLine(line: string): boolean {
  const text = line.trim()
  if (text === '' || text.length > 160 || /[?!]/.test(text)) return false
  if (REGISTER.test(fold(text)) && /[\d:]/.test(text)) return true
  const rest = text
    .replace(LINKS, ' ')
    .replace(DOMAINS, ' ')
    .replace(NUMBERS, (number) => (isPhone(number, text) ? ' ' : number))
  const isLess = rest.length < text.length
  const words = fold(rest).match(/[\p{L}\p{N}]+/gu) ?? []
  return isLess && words.every((word) => LABELS.has(word))
}

/** The addresses of mails and sites in a text, which name who writes. */
export const addressesIn = (text: string): string =>
  [...(text.match(LINKS) ?? []), ...(text.match(DOMAINS) ?? [])].join(' ')

const NAME = String.raw`(?:\p{Lu}|\p{Lo})[\p{L}\p{M}'’.-]*`
const TOWN = String.raw`(?:[A-Z]{1,2}-)?\d{2}[ -]?\d{2,3}(?: [A-Z]{2})? ${NAME}(?: ${NAME})?(?: \([A-Z]{2}\))?(?:,? (?:Italia|Italy|Deutschland|Germany|France|España|Spain|Nederland|Portugal|Polska|Österreich|Schweiz))?`
const HOUSE = String.raw`\d{1,4}(?: ?[a-z](?![\p{L}]))?(?:/\d{1,3})?`
const STREET_LINE = new RegExp(
  String.raw`^(?:\p{L}[\p{L}.]*(?: (?:(?:(?:d|n|s)?[ae]ll|d|l)['’])?(?:${NAME}|d[aeiou]s?|d[eo]lla|del|delle|dei|van|von|der|den|dem|la|le|el)){1,4},? ${HOUSE}|${NAME}(?: ${NAME})?,? ${HOUSE}|${HOUSE},? ${NAME}(?: ${NAME}){0,2})(?:\s*[,·|–-]?\s*${TOWN})?$`,
  'u',
)
const TOWN_LINE = new RegExp(`^${TOWN}$`, 'u')

/** A street with its number, with its town or without, or a postal code with its town, and no other word. */
export function isStreet(line: string): boolean {
  const text = line.trim()
  if (/[?!]/.test(text)) return false
  if (TOWN_LINE.test(text)) return true
  const folded = fold(text)
  return (STREET.test(folded) || STREET_ENDS.test(folded)) && STREET_LINE.test(text)
}
