import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import type { ValueKind, ValueOf } from '#workflows/domain/facts/fact-value.ts'
import { readProperty } from '#workflows/domain/facts/read/read-property.ts'
import type { FactKey } from '#workflows/domain/facts/topics.ts'
import type { ExtraValue, PropertyFacts } from '#workflows/domain/property-facts.ts'
import { maskSecrets, type NamedSecret, nameSecrets } from '#workflows/domain/secrets/mask-secrets.ts'
import { findSecretsOfProperty } from '#workflows/domain/secrets/secrets-of-property.ts'
import { addressLine, withoutLine } from './address-line.ts'
import { type CleanListing, cleanListing } from './clean-listing.ts'

/** A property as a listing's text has it, for its host to look at: nothing of it is stored. */
export type ReadListing = Omit<CleanListing, 'text'> & {
  property: PropertyFacts
  /** What the rules read in the text, codes as placeholders. */
  facts: FoundFact[]
  /** What will be kept as codes, and told to confirmed guests only. */
  secrets: NamedSecret[]
}

const NOBODYS: PropertyFacts = {
  ...{ name: '', address: '', floor: 0, rooms: 0, bathrooms: 0, checkIn: '', checkOut: '' },
  ...{ bookingLink: null, airbnbLink: null, additionalInfo: null, extras: [] },
}

/** Reads a listing's text by the rules that read a house's note. What is said in two ways, or under a condition, fills no field. */
export function readListing(pasted: string): ReadListing {
  const { text: whole, leftOut, isCut } = cleanListing(pasted)
  const street = ADDRESS_LABEL.test(whole) ? undefined : addressLine(whole)
  // It has a field of its own: left here it would be known a second time, in these words alone.
  const described = street === undefined ? whole : withoutLine(whole, street)
  const bookingLink = BOOKING.exec(described)?.[0] ?? null
  const airbnbLink = AIRBNB.exec(described)?.[0] ?? null
  const text = withoutLinks(described, [bookingLink, airbnbLink])
  // As it will be kept: what the house is called is no code.
  const name = NAME_LABEL.exec(text)?.[1]?.trim() ?? titleOf(text)
  const secrets = nameSecrets(findSecretsOfProperty({ ...NOBODYS, name, additionalInfo: text }))
  const masked = maskSecrets(text, secrets)
  const facts = readProperty({ ...NOBODYS, additionalInfo: masked })
  const told = toldBy(facts)
  const field = (label: RegExp) => label.exec(masked)?.[1]?.trim() ?? ''
  const property: PropertyFacts = {
    name: withoutCodes(field(NAME_LABEL) || titleOf(masked)),
    address: withoutCodes(field(ADDRESS_LABEL) || street || (told('address.name', 'name')?.name ?? '')),
    floor: told('floor.number', 'count')?.count ?? 0,
    rooms: told('rooms.count', 'count')?.count ?? told('rooms.bedrooms', 'count')?.count ?? 0,
    bathrooms: told('bathrooms.count', 'count')?.count ?? 0,
    checkIn: told('checkIn.from', 'time')?.time ?? '',
    checkOut: told('checkOut.until', 'time')?.time ?? '',
    bookingLink,
    airbnbLink,
    additionalInfo: text === '' ? null : text,
    extras: EXTRAS.flatMap(({ key, of }) => {
      const value = told(of, 'yesNo')?.yes
      return value === undefined ? [] : [{ key, value: value as ExtraValue }]
    }),
  }
  return { property, facts, secrets, leftOut, isCut }
}

/** The specification's extras that a text may tell of. */
const EXTRAS: { key: string; of: FactKey }[] = [
  { key: 'Wi-Fi', of: 'wifi.exists' },
  { key: 'Balcony', of: 'balcony.exists' },
  { key: 'Pool', of: 'pool.exists' },
  { key: 'Pets Allowed', of: 'pets.allowed' },
]

/** The one value that a text gives an aspect, whenever and for whomever; undefined where there is none, or more than one. */
const toldBy =
  (facts: readonly FoundFact[]) =>
  <K extends ValueKind>(key: FactKey, kind: K): ValueOf<K> | undefined => {
    const said = facts.filter((fact) => fact.key === key && fact.value.kind === kind)
    const values = new Set(said.map(({ value }) => JSON.stringify(value)))
    const [first] = said
    if (first === undefined || values.size > 1 || first.conditions.length > 0 || first.validity !== null)
      return undefined
    return first.value as ValueOf<K>
  }

const label = (words: string, most: number) => new RegExp(`^(?:${words})\\s*[:：]\\s*(\\S[^\\n]{0,${most}})$`, 'imu')
const NAME_LABEL = label(
  'titolo|nome|title|name|titel|nom|titre|nombre|título|naam|nome do alojamento|tytuł|nazwa',
  119,
)
const ADDRESS_LABEL = label('indirizzo|address|adresse|dirección|adres|endereço|morada', 299)
const AIRBNB = /https?:\/\/(?:www\.)?airbnb\.[a-z.]{2,6}\/(?:rooms|h)\/[^\s<>"')]{1,200}/iu
const BOOKING = /https?:\/\/(?:www\.)?booking\.com\/hotel\/[^\s<>"')]{1,300}/iu

/** The text without links that have fields of their own: in a sentence beside them they would be told with it. */
const withoutLinks = (text: string, links: readonly (string | null)[]): string =>
  links
    .reduce<string>((rest, link) => (link === null ? rest : rest.replaceAll(link, '')), text)
    .replace(/[^\S\n]+$/gm, '')
    .trim()

/** A first line that stands by itself and is no sentence. */
function titleOf(text: string): string {
  const [first = '', ...rest] = text.split('\n')
  const isTitle = rest.length > 0 && first.length <= 80 && !/[.!?:;]$/.test(first) && !/https?:/.test(first)
  return isTitle ? first : ''
}

const withoutCodes = (line: string) => (line.includes('[[') ? '' : line)
