import { expect, test } from 'vitest'
import { findContradictions } from '#workflows/domain/contradictions.ts'
import type { PropertyFacts } from '#workflows/domain/property-facts.ts'

const property: PropertyFacts = {
  name: 'Casa',
  address: '',
  floor: 0,
  rooms: 0,
  bathrooms: 0,
  checkIn: '',
  checkOut: '',
  bookingLink: null,
  airbnbLink: null,
  additionalInfo: 'La piscina non è riscaldata.',
  extras: [
    { key: 'Pool', value: true },
    { key: 'Pets Allowed', value: false },
    { key: 'Garage Spots', value: 0 },
    { key: 'Welcome Note', value: 'Benvenuti!' },
  ],
}

test.each([
  'Sì, gli animali sono i benvenuti.',
  'Yes, your dog is welcome.',
  'Natürlich gibt es einen Parkplatz.',
  'Unfortunately there is no pool.',
  'Il n’y a pas de piscine.',
])('contradicts the property: %s', (sentence) => {
  expect(findContradictions(`Ciao! ${sentence}`, property)).toEqual([sentence])
})

test.each([
  'Sì, c’è la piscina.',
  'Purtroppo non possiamo ospitare animali.',
  'Haustiere können wir leider nicht aufnehmen.',
  'Lamentablemente no hay plaza de garaje.',
  'La piscina non è riscaldata.',
])('agrees with the property: %s', (sentence) => {
  expect(findContradictions(sentence, property)).toEqual([])
})
