import type { ExtraValue, PropertyFacts } from '#workflows/domain/property-facts.ts'

type PropertyRow = Omit<PropertyFacts, 'extras'> & { extras: { key: string; value: unknown }[] }

/** A property with its extras in their order: what `toPropertyFacts` reads. */
export const withExtrasInOrder = { extras: { orderBy: { position: 'asc' } } } as const

/** A property as its host described it. */
export function toPropertyFacts(row: PropertyRow): PropertyFacts {
  const { name, address, floor, rooms, bathrooms, checkIn, checkOut, bookingLink, airbnbLink, additionalInfo } = row
  const extras = row.extras.flatMap(({ key, value }) => (isExtraValue(value) ? [{ key, value }] : []))
  return { name, address, floor, rooms, bathrooms, checkIn, checkOut, bookingLink, airbnbLink, additionalInfo, extras }
}

const isExtraValue = (value: unknown): value is ExtraValue => ['string', 'number', 'boolean'].includes(typeof value)
