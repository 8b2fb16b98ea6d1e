import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Anna Ferri', 'AF'],
  ['Maria de la Cruz', 'MC'],
  ['anna.ferri@example.test', 'AF'],
  ['élodie', 'É'],
  ['+39 333 1234567', '·'],
  ['', '·'],
])('the initials of "%s" are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
