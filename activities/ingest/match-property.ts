import { fold } from '#workflows/domain/fold-text.ts'

export type NamedProperty = { id: string; name: string; airbnbLink: string | null; bookingLink: string | null }

/** Folded, the words separated by single spaces: what names are compared in. */
const spaced = (text: string) => spacedOf(fold(text))
const spacedOf = (folded: string) => folded.replace(/[^\p{L}\p{N}/]+/gu, ' ').trim()

const LISTING_PATH = /(rooms\/\d{4,}|hotel\/[a-z]{2}\/[a-z0-9-]{4,})/

/** What a property is found by in a text; made once for all the texts that are looked through. */
export type SoughtProperty = { id: string; name: string; links: string[]; terms: string[][] }

/** The names and links of properties as they are looked for. */
export const soughtProperties = (properties: readonly NamedProperty[]): SoughtProperty[] =>
  properties.map((property) => {
    const name = spaced(property.name)
    const links = linksOf(property).map(spaced)
    return { id: property.id, name, links, terms: [name, ...links].map((term) => term.split(' ')) }
  })

/** The one property that a text names, by its name or its listing's link; null when it names none or several. */
export function matchProperty(text: string, properties: readonly SoughtProperty[]): string | null {
  if (properties.length === 0) return null
  // Most mails name no house: a text is taken apart only where all words of a name or a link are somewhere in it.
  const whole = fold(text)
  const isPerhaps = ({ terms }: SoughtProperty) => terms.some((words) => words.every((word) => whole.includes(word)))
  if (!properties.some(isPerhaps)) return null
  const folded = ` ${spacedOf(whole)} `
  const named = properties.filter(({ name }) => name.length >= 4 && folded.includes(` ${name} `))
  // 'Casa Blu' inside 'Casa Blu Mare' is the longer one's name, not a second property.
  const longest = named.filter(
    ({ name }) => !named.some((other) => other.name !== name && ` ${other.name} `.includes(` ${name} `)),
  )
  const linked = properties.filter(({ links }) => links.some((link) => folded.includes(link)))
  const ids = new Set([...longest, ...linked].map(({ id }) => id))
  const [only] = ids
  return ids.size === 1 && only !== undefined ? only : null
}

const linksOf = ({ airbnbLink, bookingLink }: NamedProperty) =>
  [airbnbLink, bookingLink].flatMap((link) => LISTING_PATH.exec((link ?? '').toLowerCase())?.[1] ?? [])
