export type ExtraValue = string | number | boolean

/** A property as the host described it; 0 and empty mean 'not said'. */
export type PropertyFacts = {
  name: string
  address: string
  floor: number
  rooms: number
  bathrooms: number
  /** `15:00`. */
  checkIn: string
  checkOut: string
  bookingLink: string | null
  airbnbLink: string | null
  additionalInfo: string | null
  extras: { key: string; value: ExtraValue }[]
}

/** Something that a sentence may rest on. `id` is what a claim names: `property.checkIn`, `extra.Pool`. */
export type Fact = { id: string; text: string }

const said = (id: string, label: string, value: string | number | null): Fact[] =>
  value === null || value === '' || value === 0 ? [] : [{ id, text: `${label}: ${value}` }]

const words = (value: ExtraValue) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))

/** The property as a list of facts; what the host did not say is not in it. */
export const listFacts = (property: PropertyFacts): Fact[] => [
  ...said('property.name', 'Name', property.name),
  ...said('property.address', 'Address', property.address),
  ...said('property.floor', 'Floor', property.floor),
  ...said('property.rooms', 'Rooms', property.rooms),
  ...said('property.bathrooms', 'Bathrooms', property.bathrooms),
  ...said('property.checkIn', 'Check-in from', property.checkIn),
  ...said('property.checkOut', 'Check-out by', property.checkOut),
  ...said('property.bookingLink', 'Booking link', property.bookingLink),
  ...said('property.airbnbLink', 'Airbnb link', property.airbnbLink),
  ...said('property.additionalInfo', 'Additional information', property.additionalInfo),
  ...property.extras.map(({ key, value }) => ({ id: `extra.${key}`, text: `${key}: ${words(value)}` })),
]
