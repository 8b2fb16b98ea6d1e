import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { isKeyOfBrowser } from './key-of-browser.ts'

const pair = createECDH('prime256v1')
const p256dh = pair.generateKeys('base64url')
const auth = Buffer.alloc(16, 7).toString('base64url')
const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')

test('what a browser gives is taken, also with padding', () => {
  expect(isKeyOfBrowser({ p256dh, auth })).toBe(true)
  expect(isKeyOfBrowser({ p256dh: `${p256dh}=`, auth: `${auth}==` })).toBe(true)
})

test.each([
  ['a point that is not on the curve', { p256dh: offCurve }],
  ['a key cut short', { p256dh: p256dh.slice(0, 80) }],
  ['no key', { p256dh: '' }],
  ['a secret of another size', { auth: Buffer.alloc(15).toString('base64url') }],
  ['words', { auth: 'nothing that is a key!' }],
])('%s is refused', (_, given) => {
  expect(isKeyOfBrowser({ p256dh, auth, ...given })).toBe(false)
})
