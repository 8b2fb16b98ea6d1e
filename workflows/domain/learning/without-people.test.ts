import { expect, test } from 'vitest'
import { withoutPeople } from './without-people.ts'

const names = ['Lukas Weber', 'Anna Ferri']

test('greetings, names, addresses, numbers and codes of another conversation are left out, and what is said of the house stays', () => {
  const text =
    'Hello Lukas,\n\nParking is in the courtyard. Call me at +39 333 1234567. Write to lukas@web.test. The code is A4521.\n\nAnna'
  expect(withoutPeople(text, { names, language: 'en' })).toBe('Parking is in the courtyard.')
})

test('what is nothing but a person is nothing', () => {
  expect(withoutPeople('Hello Lukas!', { names, language: 'en' })).toBe('')
})
