import { expect, test } from 'vitest'
import { endsWithCountry } from './country-names.ts'

test.each([
  'Utrecht, Nederland',
  'Lyon, France',
  'Coimbra, Portugal',
  'Leeds, United Kingdom',
  'Brno, Česko',
  'Linz, Österreich',
])('%s is where somebody is from', (line) => {
  expect(endsWithCountry(line)).toBe(true)
})

test.each(['Two adults, One dog', 'Anna, Marco', 'Grazie, Lia'])('%s may be what a guest says first', (line) => {
  expect(endsWithCountry(line)).toBe(false)
})
