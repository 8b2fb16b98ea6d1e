import { expect, test } from 'vitest'
import { peopleOfReply } from './people-of-reply.ts'

test.each([
  ['Hi Tom,\n\nYes.\n\nBest wishes,\n\nMonika', 'Tom', 'Monika'],
  ['Liebe Frau Kern,\n\nja.\n\nHerzliche Grüße\nMonika', 'Frau Kern', 'Monika'],
  ['Dzień dobry,\n\ntak.\n\nPozdrawiam,\nAnna', 'Lukas', 'Anna'],
  ['Sure!\n\nThe pool is open.', 'Lukas', 'Anna'],
])('%j is for %s and of %s', (reply, guest, host) => {
  expect(peopleOfReply(reply)).toEqual({ guest, host })
})
