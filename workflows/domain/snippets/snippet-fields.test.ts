import { expect, test } from 'vitest'
import { fillFields, hasUnknownField, openFields } from './snippet-fields.ts'

test('what is known is filled in, however it is spaced and written, and what is not stays open', () => {
  const text = 'Ciao {{ Guest.First_name }}, {{property.name}}: check-in {{stay.check_in}}.'
  const filled = fillFields(text, { 'guest.first_name': 'Mia', 'property.name': 'Casa $& Pescallo' })
  expect(filled).toBe('Ciao Mia, Casa $& Pescallo: check-in {{stay.check_in}}.')
  expect(openFields(filled)).toEqual(['stay.check_in'])
})

test('an empty value fills nothing in', () => {
  expect(fillFields('{{stay.guests}}', { 'stay.guests': '' })).toBe('{{stay.guests}}')
})

test('a value that looks like a field is not filled in again', () => {
  const filled = fillFields('{{guest.name}} {{property.name}}', {
    'guest.name': '{{property.name}}',
    'property.name': 'Casa',
  })
  expect(filled).toBe('{{property.name}} Casa')
})

test.each([
  ['{{guest.surname}}', true],
  ['{{ nome ospite }}', true],
  ['{{guest.name}}', false],
  ['{ {guest.name} } and {{}}', false],
  ['[[secret:door_code]]', false],
])('%s is unknown: %s', (text, is) => {
  expect(hasUnknownField(text)).toBe(is)
})
