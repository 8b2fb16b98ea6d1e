import type { Extra, PropertyInput } from '#api/contract/properties.ts'

/** A property as the form sends it, in the words of the table: what was left empty is null. */
export const propertyColumns = ({ property: { timeZone, ...property } }: PropertyInput) => ({
  ...property,
  ...(timeZone !== undefined && { timeZone }),
  bookingLink: property.bookingLink ?? null,
  airbnbLink: property.airbnbLink ?? null,
  additionalInfo: property.additionalInfo ?? null,
})

/** The extras of a house as rows, in the order in which the host gave them. */
export const extraRows = (extras: readonly Extra[], owner: { hostId: string; propertyId: string }) =>
  extras.map(({ key, value }, position) => ({ ...owner, position, key: key.trim(), value }))
