import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { inHost } from '#prisma/host-scope.ts'
import { keepDevice } from '#prisma/push/keep-device.ts'
import { readDevice } from '#prisma/push/read-device.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { makePushKey, readPushKey, rotatePush, startPushAnew } from '#prisma/vault/push-key.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'

const db = sharedDatabase(inject('parts').engineDatabaseUrl)
const newRing = (old?: KeyRing): KeyRing => {
  const id = randomUUID()
  return { sealingKeyId: id, keys: new Map([[id, randomBytes(32)], ...(old?.keys ?? [])]) }
}
const make = (ring: KeyRing) => db.$transaction((tx) => makePushKey(tx, ring))
const startAnew = (ring: KeyRing) => db.$transaction((tx) => startPushAnew(tx, ring))
const email = `${randomUUID()}@push.test`
const forget = async () => {
  await db.host.deleteMany({ where: { email } })
  await db.pushDevice.deleteMany({})
  await db.pushKey.deleteMany({})
}
beforeEach(forget)
afterAll(async () => {
  await forget()
})

async function givenDevice(ring: KeyRing) {
  const { id: hostId } = await db.host.create({ data: { kcSub: randomUUID(), email } })
  const browser = { endpoint: 'https://push.example.org/abc', p256dh: 'key', auth: 'secret' }
  const kept = await inHost(db, hostId, (tx, now) => keepDevice(tx, ring, { ...browser, hostId, name: 'Desk', now }))
  const read = (by: KeyRing) => inHost(db, hostId, (tx) => readDevice(tx, by, { hostId, deviceId: kept.row.id }))
  return { browser, read }
}

test('the pair is made once, is one of the curve, and stays', async () => {
  const ring = newRing()
  await make(ring)
  const pair = await readPushKey(db, ring)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(pair?.privateKey ?? '', 'base64url')
  expect(curve.getPublicKey('base64url')).toBe(pair?.publicKey)
  expect(Buffer.from(pair?.privateKey ?? '', 'base64url')).toHaveLength(32)
  await make(newRing())
  expect(await readPushKey(db, ring)).toEqual(pair)
})

test('what sealed it gone, it is lost; started anew there is another, and every browser asks anew', async () => {
  const [old, other] = [newRing(), newRing()]
  await make(old)
  const lost = await readPushKey(db, old)
  const { read } = await givenDevice(old)
  expect([await readPushKey(db, other), await read(other)]).toEqual([null, null])
  await startAnew(old)
  expect(await readPushKey(db, old)).toEqual(lost)
  await startAnew(other)
  const found = await readPushKey(db, other)
  expect(found?.publicKey).toMatch(/^B/)
  expect(found?.publicKey).not.toBe(lost?.publicKey)
  expect(await read(old)).toBeNull()
})

test('a rotation seals the pair and each browser anew, and names what does not open', async () => {
  const old = newRing()
  await make(old)
  const { browser, read } = await givenDevice(old)
  const pair = await readPushKey(db, old)
  const ring = newRing(old)
  expect(await rotatePush(db, ring)).toEqual({ resealed: 2, left: [] })
  const onlyNew: KeyRing = { ...ring, keys: new Map([...ring.keys].slice(0, 1)) }
  expect([await readPushKey(db, onlyNew), await read(onlyNew)]).toEqual([pair, browser])
  const report = await rotatePush(db, newRing())
  expect(report).toEqual({ resealed: 0, left: ['push key', expect.stringMatching(/^push device /)] })
})
