import { fold } from '#workflows/domain/fold-text.ts'

const LINKS = /<[^<>]*>|https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+/gi
const DOMAINS =
  /(?<![\p{L}\p{N}@])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|it|de|fr|es|nl|pl|pt|net|org|eu|ch|at|be|uk|co|info|io|test|example)(?![\p{L}\p{N}])/giu
const NUMBERS = /\+?\d[\d\s/().-]{4,}\d/g
const LABELS = new Set(
  'tel telefono telefon telefoon telephone tlf tlm tf t cell cel cellulare mob mobile mobil movil handy m phone ph p fax f email mail e web sito website site www skype whatsapp wa pec piva iva p cf c vat ust id ustid nip kvk btw siret nif cif rea int ext office ufficio home casa direct linkedin facebook instagram'.split(
    ' ',
  ),
)
const STREET =
  /^(?:via|viale|vicolo|piazza|piazzale|piazzetta|corso|largo|strada|localita|loc|contrada|rue|avenue|av|boulevard|bd|place|chemin|calle|c|avenida|avda|plaza|paseo|rua|praca|travessa|ul|ulica|al|aleja|os|pl)(?=[. ])/
const STREET_ENDS =
  /(?:strasse|str\.?|weg|platz|allee|gasse|ring|straat|laan|plein|gracht|kade| street| road| avenue| lane| drive| ave| rd| st)\.? \d{1,4}(?: ?[a-z])?(?=$|[,. ])/
const PARTICLES = new Set(
  'di del della dello dei degli delle de la le du des da do dos das der den dem am im an zu van von sur san santa st y e'.split(
    ' ',
  ),
)

/** Whether a line is a number, an address or where to write to, with its label, and not a word more. */
export function isContactLine(line: string): boolean {
  const text = line.trim()
  if (text === '' || text.length > 160 || /[?!]/.test(text)) return false
  const rest = text.replace(LINKS, ' ').replace(DOMAINS, ' ').replace(NUMBERS, ' ')
  const isLess = rest.length < text.length
  const words = fold(rest).match(/[\p{L}\p{N}]+/gu) ?? []
  if (isLess && words.every((word) => LABELS.has(word))) return true
  return isStreet(text)
}

/** A street with its number, or a postal code with its town; whatever else stands there would be in lower case. */
function isStreet(text: string): boolean {
  const folded = fold(text)
  const hasPlace =
    (STREET.test(folded) && /\d/.test(folded)) || STREET_ENDS.test(folded) || /(?<!\d)\d{2}-?\d{3}(?!\d)/.test(folded)
  const words = text.match(/\p{L}[\p{L}\p{M}'’.-]*/gu) ?? []
  const isName = (word: string) => !/^\p{Ll}/u.test(word) || PARTICLES.has(fold(word).replace(/\.$/, ''))
  return (
    hasPlace && words.length <= 10 && words.every((word, index) => isName(word) || (index === 0 && STREET.test(folded)))
  )
}
