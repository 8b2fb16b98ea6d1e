import type { z } from 'zod'
import type { PropertyInput, PropertyView } from '#api/contract/properties.ts'

/** What the form holds: the contract's input, before it is made whole. */
export type PropertyValues = z.input<typeof PropertyInput>

const EMPTY: PropertyView = {
  id: '',
  name: '',
  address: '',
  floor: 0,
  rooms: 0,
  bathrooms: 0,
  checkIn: '',
  checkOut: '',
  bookingLink: null,
  airbnbLink: null,
  additionalInfo: null,
  timeZone: 'Europe/Rome',
  createdAt: '',
  extras: [],
}

/** The form's values of a property, or of none yet. */
export function toPropertyValues(view: PropertyView = EMPTY): PropertyValues {
  const { id: _, createdAt: __, extras, ...fields } = view
  return {
    property: {
      ...fields,
      bookingLink: fields.bookingLink ?? '',
      airbnbLink: fields.airbnbLink ?? '',
      additionalInfo: fields.additionalInfo ?? '',
    },
    extras,
  }
}
