import { expect, test } from 'vitest'
import { timeAgo } from '#api/chats/time-ago.ts'

const now = new Date('2026-11-21T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each([
  [0, 'ora'],
  [59, 'ora'],
  [60, '1 minuto fa'],
  [300, '5 minuti fa'],
  [3600, '1 ora fa'],
  [86_400, 'ieri'],
  [3 * 86_400, '3 giorni fa'],
  [15 * 86_400, '2 settimane fa'],
  [-30, 'ora'],
])('%i seconds ago reads as %s', (seconds, text) => {
  expect(timeAgo(before(seconds), now)).toBe(text)
})
