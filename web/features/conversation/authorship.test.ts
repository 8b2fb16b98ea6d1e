import { expect, test } from 'vitest'
import { badgeNote, hasLeft } from './authorship.ts'

const sent = { kind: 'draft', status: 'sent', approvedByHost: false, aiText: null } as const

test.each([
  ['what left by itself needs no word', sent, null],
  ['what the host approved says so', { ...sent, approvedByHost: true }, 'approved'],
  ['the words of the host are theirs', { ...sent, approvedByHost: true, aiText: 'the words of the AI' }, 'edited'],
  ['what is on its way is not told as sent', { ...sent, status: 'sending', approvedByHost: true }, null],
  ['the fallback is a courtesy', { ...sent, kind: 'fallback' }, 'courtesy'],
  ['the emergency text is called so', { ...sent, kind: 'emergency' }, 'emergency'],
] as const)('%s', (_, message, told) => {
  expect(badgeNote(message)).toBe(told)
})

test.each(['approved', 'scheduled', 'sending', 'failed', 'held', 'outcome_unknown'] as const)(
  'what is %s is not called sent',
  (status) => {
    expect(hasLeft({ status })).toBe(false)
  },
)
