import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Lukas Weber', 'Lukas'],
  ['  Zoë-Marie  ', 'Zoë-Marie'],
  ['O’Neill', 'O’Neill'],
  ["D'Angelo Rossi", "D'Angelo"],
  ['McKenzie', 'McKenzie'],
  ['Renée', 'Renée'],
  ['王伟', '王伟'],
  ['\u200BAnna', 'Anna'],
  ['Ａnna', 'Anna'],
])('%s is greeted as %s', (name, first) => {
  expect(firstName(name)).toBe(first)
})

test.each([
  null,
  undefined,
  '',
  'info',
  'HOTEL ROMA',
  'LUKAS WEBER',
  'M',
  'M. Rossi',
  '+39 348 1234567',
  'Anna@guest.test',
  '<b>Anna',
  'Booking.com',
  `A${'a'.repeat(40)}`,
])('%s gives no name', (name) => {
  expect(firstName(name)).toBeNull()
})
