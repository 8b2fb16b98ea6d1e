import type { ExtraValue, PropertyFacts } from '#workflows/domain/property-facts.ts'

type Mask = (text: string) => string

/** A property with whatever its texts give away replaced. */
export function maskProperty(property: PropertyFacts, mask: Mask): PropertyFacts {
  const { name, address, bookingLink, airbnbLink, additionalInfo } = property
  const orNull = (text: string | null) => (text === null ? null : mask(text))
  return {
    ...property,
    name: mask(name),
    address: mask(address),
    bookingLink: orNull(bookingLink),
    airbnbLink: orNull(airbnbLink),
    additionalInfo: orNull(additionalInfo),
    extras: property.extras.map(({ key, value }) => ({ key: mask(key), value: maskValue(value, mask) })),
  }
}

/** A number stays one, unless it was a code. */
function maskValue(value: ExtraValue, mask: Mask): ExtraValue {
  if (typeof value === 'boolean') return value
  const masked = mask(String(value))
  return masked === String(value) ? value : masked
}
