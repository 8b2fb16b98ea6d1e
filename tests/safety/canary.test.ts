import { expect, test } from 'vitest'
import { findCanaries, newCanary } from '#tests/safety/canary.ts'

const secret = newCanary('test')
const bytes = Buffer.from(secret)

test.each<[string, string]>([
  ['plain', `before ${secret} after`],
  ['json', JSON.stringify({ secret })],
  ['url', `https://x.test/?p=${encodeURIComponent(secret)}&q`],
  ['form', new URLSearchParams({ p: secret, q: '1' }).toString()],
  ['hex', `\\x00${bytes.toString('hex')}ff`],
  ['upper hex', bytes.toString('hex').toUpperCase()],
  ...[0, 1, 2, 3, 4, 5].flatMap((offset): [string, string][] => {
    const around = Buffer.concat([Buffer.from('x'.repeat(offset)), bytes, Buffer.from('yz')])
    return [
      [`base64 after ${offset} bytes`, around.toString('base64')],
      [`base64url after ${offset} bytes`, around.toString('base64url')],
    ]
  }),
])('a secret is found as %s', (_, text) => {
  expect(findCanaries({ secret }, { place: text })).not.toEqual([])
})

test('where there is none, none is found', () => {
  expect(findCanaries({ secret }, { place: `${newCanary('test')} ${secret.slice(0, -3)}` })).toEqual([])
})
