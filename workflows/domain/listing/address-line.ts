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

const FORMS = [
  String.raw`(?:${either(STREETS)}|ul\.|al\.)\s+${NAME}\b${NUMBER}`,
  String.raw`\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|platz|allee|gasse|straat|laan|plein|gracht|kade)\s+${NUMBER}`,
  String.raw`${NUMBER},?\s+(?:\p{Lu}[\p{L}'’]*\s+){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close|Square|Terrace)\b\.?`,
].map((form) => new RegExp(`^${form}${BEHIND}$`, 'u'))

const MOST_CHARACTERS = 160

/** The line of a text that is an address and nothing else: a street with its number; undefined where none is, or more than one. */
export function addressLine(text: string): string | undefined {
  const found = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length <= MOST_CHARACTERS && FORMS.some((form) => form.test(line)))
  return new Set(found).size === 1 ? found[0] : undefined
}

/** The text without the lines that are this one. */
export const withoutLine = (text: string, line: string): string =>
  text
    .split('\n')
    .filter((one) => one.trim() !== line)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
