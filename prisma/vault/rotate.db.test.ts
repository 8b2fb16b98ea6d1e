import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { rotateSecrets } from '#prisma/vault/rotate.ts'
import { open, seal } from '#prisma/vault/seal.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'

const db = sharedDatabase(inject('parts').engineDatabaseUrl)
afterAll(async () => {
  // Nobody else of the run has their keys.
  await db.host.deleteMany({ where: { email: 'vault@locanda.test' } })
})

const oldId = `old-${randomUUID()}`
const old: KeyRing = { sealingKeyId: oldId, keys: new Map([[oldId, randomBytes(32)]]) }
const newerRing = (): KeyRing => {
  const id = `new-${randomUUID()}`
  return { sealingKeyId: id, keys: new Map([[id, randomBytes(32)], ...old.keys]) }
}

async function sourceWithSecret(plaintext: string) {
  const host = await db.host.create({ data: { kcSub: randomUUID(), email: 'vault@locanda.test' } })
  const source = await db.messageSource.create({
    data: { hostId: host.id, type: 'gmail', identifier: 'vault@locanda.test', config: {} },
  })
  const place = { hostId: host.id, owner: source.id, name: 'emailPass' }
  const { keyId, sealed } = seal(old, place, plaintext)
  await db.sourceSecret.create({ data: { sourceId: source.id, hostId: host.id, name: place.name, keyId, sealed } })
  const read = () =>
    db.sourceSecret.findUniqueOrThrow({ where: { sourceId_name: { sourceId: source.id, name: 'emailPass' } } })
  return { place, read, where: { sourceId_name: { sourceId: source.id, name: 'emailPass' } } }
}

test('every secret is sealed under the newest key, still opens, and a second run finds nothing to do', async () => {
  const secrets = await Promise.all(Array.from({ length: 5 }, (_, n) => sourceWithSecret(`secret ${n}`)))
  const ring = newerRing()
  expect((await rotateSecrets(db, ring)).resealed).toBeGreaterThanOrEqual(5)
  const onlyNew: KeyRing = { sealingKeyId: ring.sealingKeyId, keys: new Map([...ring.keys].slice(0, 1)) }
  for (const [n, { place, read }] of secrets.entries()) expect(open(onlyNew, place, await read())).toBe(`secret ${n}`)
  expect((await rotateSecrets(db, ring)).resealed).toBe(0)
})

test('a secret is readable at every moment of a rotation', async () => {
  const { place, read } = await sourceWithSecret('always there')
  const ring = newerRing()
  const rotation = rotateSecrets(db, ring)
  let done = false
  void rotation.finally(() => {
    done = true
  })
  do expect(open(ring, place, await read())).toBe('always there')
  while (!done)
  await rotation
})

test('a secret that does not open is named and stays as it was', async () => {
  const swapped = await sourceWithSecret('mine')
  const foreign = await sourceWithSecret('theirs')
  const theirs = await foreign.read()
  await db.sourceSecret.update({ where: swapped.where, data: { sealed: theirs.sealed } })
  const report = await rotateSecrets(db, newerRing())
  expect(report.left).toContain(`source ${swapped.place.owner} emailPass`)
  expect((await swapped.read()).keyId).toBe(oldId)
  expect(() => open(old, swapped.place, theirs)).toThrow()
})

test("the sender's password of the debug settings is rotated too", async () => {
  const place = { hostId: '-', owner: 'debug-settings', name: 'appEmailPass' }
  const { keyId, sealed } = seal(old, place, 'sender')
  await db.debugSettings.update({ where: { id: 1 }, data: { appEmailPass: sealed, appEmailPassKeyId: keyId } })
  const ring = newerRing()
  await rotateSecrets(db, ring)
  const row = await db.debugSettings.findUniqueOrThrow({ where: { id: 1 } })
  expect(row.appEmailPassKeyId).toBe(ring.sealingKeyId)
  expect(open(ring, place, { keyId: ring.sealingKeyId, sealed: row.appEmailPass ?? new Uint8Array() })).toBe('sender')
  await db.debugSettings.update({ where: { id: 1 }, data: { appEmailPass: null, appEmailPassKeyId: null } })
})
