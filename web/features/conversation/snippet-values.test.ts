import { expect, test } from 'vitest'
import { chat } from '#tests/web/rows.ts'
import { snippetValues } from './snippet-values.ts'

test.each([
  ['Giulia Conti', { 'guest.name': 'Giulia Conti', 'guest.first_name': 'Giulia' }],
  ['pippo@guest.test', {}],
  [null, {}],
])('of a guest called %s a snippet knows the name, and no address in its place', (sender, known) => {
  const values = snippetValues(chat({ sender }), undefined, 'it')
  expect(Object.fromEntries(Object.entries(values).filter(([key]) => key.startsWith('guest.')))).toEqual(known)
})
