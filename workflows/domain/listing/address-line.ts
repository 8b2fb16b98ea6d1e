/** What streets are called before their names, in the languages of hosts. */
const STREETS =
  'via|viale|vicolo|piazza|piazzale|piazzetta|corso|largo|lungolago|lungomare|lungarno|strada|salita|contrada|località|borgo|calle|campo|fondamenta|rua|avenida|travessa|plaza|paseo|camino|carrer|rue|avenue|boulevard|place|chemin|impasse|route|quai|ulica|aleja'
const SMALL =
  'd[aeiou]l?|del|della|dello|dei|degli|delle|dal|dalla|al|alla|la|le|les|los|las|des|du|von|der|den|van|e|y|das|dos'
const NUMBER = String.raw`\d{1,4}\s?[a-zA-Z]?(?:[/-](?:\d{1,4}\s?[a-zA-Z]?|[a-zA-Z]))?`
/** Words of a name have capitals, or are small: 'Via Roma è chiusa dopo le 8' is a sentence. */
const NAME = String.raw`(?:(?:(?:[dD]ell|[dDlL])?['’]?\p{Lu}[\p{L}'’.]*|\d{1,2}|${SMALL}),?[\s-]+){1,7}`
/** Town, postcode, province behind it. */
const BEHIND = String.raw`(?:\s*[,–-]\s*[^.!?:;\n]{2,80}|\s+\d{4,6}\s+[^.!?:;\n]{2,60})?`

const either = (words: string) =>
  words
    .split('|')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|')

/** By its postcode known for an address, whatever is said behind its full stop. */
const WITH_POSTCODE = String.raw`\s*,?\s+\d{4,6}\s+\p{Lu}[^.!?:;\n]{1,60}(?=\.\s)`

const STREET_FORMS = [
  String.raw`(?:${either(STREETS)}|ul\.|al\.)\s+${NAME}\b${NUMBER}`,
  String.raw`\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|platz|allee|gasse|straat|laan|plein|gracht|kade)\s+${NUMBER}`,
  String.raw`${NUMBER},?\s+(?:\p{Lu}[\p{L}'’]*\s+){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close|Square|Terrace)\b\.?`,
]
const FORMS = STREET_FORMS.map((form) => new RegExp(`^${form}${BEHIND}$`, 'u'))
const LED_FORMS = STREET_FORMS.map((form) => new RegExp(`^${form}${WITH_POSTCODE}`, 'u'))

const MOST_CHARACTERS = 160

/** A line that is an address and nothing else, or the address with its postcode that a line begins with. */
function addressOf(line: string): string[] {
  if (line.length <= MOST_CHARACTERS && FORMS.some((form) => form.test(line))) return [line]
  const begun = line.slice(0, MOST_CHARACTERS)
  return LED_FORMS.flatMap((form) => form.exec(begun)?.[0] ?? []).slice(0, 1)
}

/** The address in a text, a street with its number, where it stands by itself; undefined where none does, or more than one. */
export function addressLine(text: string): string | undefined {
  const found = text
    .split('\n')
    .map((line) => line.trim())
    .flatMap(addressOf)
  return new Set(found).size === 1 ? found[0] : undefined
}

/** The text without the lines that are this one, or begin with it as their first sentence. */
export const withoutLine = (text: string, line: string): string =>
  text
    .split('\n')
    .filter((one) => one.trim() !== line)
    .map((one) => (one.trim().startsWith(`${line}. `) ? one.trim().slice(line.length + 2) : one))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
