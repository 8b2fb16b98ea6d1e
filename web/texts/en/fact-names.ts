import type { factNames as italian } from '#web/texts/it/fact-names.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** What a claim of a draft rests on: loaded with the first draft that has any. */
export const factNames: TextsLike<typeof italian> = {
  named: {
    'property.name': 'name of the property',
    'property.address': 'address',
    'property.floor': 'floor',
    'property.rooms': 'number of rooms',
    'property.bathrooms': 'number of bathrooms',
    'property.checkIn': 'check-in time',
    'property.checkOut': 'check-out time',
    'property.bookingLink': 'Booking link',
    'property.airbnbLink': 'Airbnb link',
    'property.additionalInfo': 'additional info',
    'host.answer': 'your answer',
  },
  message: 'an earlier message',
  stay: 'the dates of the stay',
  settings: 'your settings',
  property: 'the facts of the property',
}
