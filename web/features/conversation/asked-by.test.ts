import { expect, test } from 'vitest'
import { draft, guestMessage, hostReply } from '#tests/web/rows.ts'
import { askedBy } from './asked-by.ts'

test('a burst is told whole, from behind what the house said last', () => {
  const before = guestMessage('Ciao!')
  const first = guestMessage('C’è il parcheggio?')
  const overtaken = draft('superseded', { answersId: first.id })
  const last = guestMessage(' E la culla? ')
  const open = draft('pending', { answersId: last.id })
  const later = guestMessage('Grazie')
  expect(askedBy(open, [before, hostReply('Salve'), first, overtaken, last, open, later])).toBe(
    'C’è il parcheggio? · E la culla?',
  )
})

test('a draft that answers nothing, or what is not loaded, has no question', () => {
  expect(askedBy(draft('pending', { answersId: null }), [guestMessage('Ciao')])).toBe('')
})
