import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type KeyRing, parseKeyRing } from '#prisma/vault/key-ring.ts'
import { open, seal } from '#prisma/vault/seal.ts'

const newKey = () => randomBytes(32)
const place = { hostId: 'host-a', owner: 'source-1', name: 'pass' }
const ringOf = (...ids: string[]): KeyRing => ({
  sealingKeyId: ids[0] ?? '',
  keys: new Map(ids.map((id) => [id, newKey()])),
})

test('a sealed secret opens where it was sealed and shows nothing of itself', () => {
  const ring = ringOf('k1')
  const sealed = seal(ring, place, 'pässword €')
  expect(open(ring, place, sealed)).toBe('pässword €')
  expect(Buffer.from(sealed.sealed).toString('latin1')).not.toContain('ssword')
})

test('the same secret sealed twice gives different bytes', () => {
  const ring = ringOf('k1')
  expect(seal(ring, place, 'x').sealed).not.toEqual(seal(ring, place, 'x').sealed)
})

test.each([
  ['another host', { ...place, hostId: 'host-b' }],
  ['another source', { ...place, owner: 'source-2' }],
  ['another name', { ...place, name: 'smtpPass' }],
])('a ciphertext moved to %s does not open', (_, moved) => {
  const ring = ringOf('k1')
  const sealed = seal(ring, place, 'secret')
  expect(() => open(ring, moved, sealed)).toThrow()
})

test('one flipped bit anywhere closes the secret', () => {
  const ring = ringOf('k1')
  const { keyId, sealed } = seal(ring, place, 'secret')
  for (let at = 0; at < sealed.length; at++) {
    const broken = Uint8Array.from(sealed)
    broken[at] = (broken[at] ?? 0) ^ 1
    expect(() => open(ring, place, { keyId, sealed: broken })).toThrow()
  }
})

test('after a rotation new secrets take the new key and old ones still open', () => {
  const old = ringOf('k1')
  const sealedBefore = seal(old, place, 'secret')
  const rotated: KeyRing = { sealingKeyId: 'k2', keys: new Map([['k2', newKey()], ...old.keys]) }
  expect(seal(rotated, place, 'secret').keyId).toBe('k2')
  expect(open(rotated, place, sealedBefore)).toBe('secret')
})

test('a key that was taken away is named', () => {
  const sealed = seal(ringOf('k1'), place, 'secret')
  expect(() => open(ringOf('k2'), place, sealed)).toThrow("The vault has no key 'k1'")
})

test.each([
  ['an empty text', '', 'The vault has no key'],
  ['a short key', 'k1:AAAA', 'A vault key must read id:base64 of 32 bytes'],
  ['a key without an id', `:${newKey().toString('base64')}`, 'A vault key must read id:base64 of 32 bytes'],
])('a key ring of %s is refused', (_, text, message) => {
  expect(() => parseKeyRing(text)).toThrow(message)
})
