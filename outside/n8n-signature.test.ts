import { expect, test } from 'vitest'
import { isSignedByN8n, signN8n } from '#outside/n8n-signature.ts'

const secret = 'n8n-secret'
const body = '{"text":"Ciao 👋"}'
const header = signN8n({ secret, timestampSeconds: 1_000, body })

test('a fresh signature of the very body is accepted', () => {
  expect(header).toMatch(/^t=1000,v1=[0-9a-f]{64}$/)
  expect(isSignedByN8n({ secret, header, body, nowSeconds: 1_010 })).toBe(true)
})

test.each([
  ['another body', { body: '{"text": "Ciao 👋"}' }],
  ['another secret', { secret: 'other' }],
  ['a replay after five minutes', { nowSeconds: 1_301 }],
  ['a signature from the future', { nowSeconds: 699 }],
  ['another timestamp in front of it', { header: header.replace('t=1000', 't=1001') }],
  ['no header', { header: undefined }],
  ['a short digest', { header: 't=1000,v1=abcd' }],
])('%s is refused', (_, change) => {
  expect(isSignedByN8n({ secret, header, body, nowSeconds: 1_010, ...change })).toBe(false)
})
