import { expect, test } from 'vitest'
import { badgeNote, isOnItsWay } from './authorship.ts'

const sent = { kind: 'draft', status: 'sent', approvedByHost: false, aiText: null } as const

test.each([
  ['what left by itself needs no word', sent, null],
  ['what the host approved says so', { ...sent, approvedByHost: true }, 'approved'],
  ['the words of the host are theirs', { ...sent, approvedByHost: true, aiText: 'the words of the AI' }, 'edited'],
  ['what the host approved says so on its way', { ...sent, status: 'sending', approvedByHost: true }, 'approved'],
  ['what was kept back has gone nowhere', { ...sent, status: 'held', approvedByHost: true }, null],
  ['the fallback is a courtesy', { ...sent, kind: 'fallback' }, 'courtesy'],
  ['the emergency text is called so', { ...sent, kind: 'emergency' }, 'emergency'],
] as const)('%s', (_, message, told) => {
  expect(badgeNote(message)).toBe(told)
})

test.each([
  ...(['scheduled', 'approved', 'sending', 'sent'] as const).map((status) => [status, true] as const),
  ...(['failed', 'held', 'outcome_unknown', 'pending'] as const).map((status) => [status, false] as const),
])('whether what is %s is called on its way: %s', (status, told) => {
  expect(isOnItsWay({ status })).toBe(told)
})
