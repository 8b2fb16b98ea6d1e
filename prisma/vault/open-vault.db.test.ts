import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest'
import { APP_EMAIL_PASS_PLACE } from '#prisma/debug-settings.ts'
import { getKeyRing, type KeyRing } from '#prisma/vault/key-ring.ts'
import { openVault } from '#prisma/vault/open-vault.ts'
import { readPushKey } from '#prisma/vault/push-key.ts'
import { rotateSecrets } from '#prisma/vault/rotate.ts'
import { open, seal } from '#prisma/vault/seal.ts'
import { startVaultAnew } from '#prisma/vault/start-anew.ts'
import { asOwner } from '#tests/api/given.ts'
import { switchBackToNormal } from '#tests/safety/normal-switches.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'

const db = sharedDatabase(inject('parts').engineDatabaseUrl)
const email = `${randomUUID()}@vault.test`

const newFile = () => join(mkdtempSync(join(tmpdir(), 'vault-')), 'vault.key')
const newKeys = (id = 'k1') => `${id}:${randomBytes(32).toString('base64')}`

/** The vault of the run belongs to the other files: here it is empty before, and theirs again after. */
const emptyVault = async () => {
  await asOwner().$executeRaw`delete from vault_canary`
  await switchBackToNormal()
  await asOwner().host.deleteMany({ where: { email } })
}
const others = await db.sourceSecret.findMany()
beforeEach(async () => {
  await emptyVault()
  await db.sourceSecret.deleteMany()
})
afterEach(emptyVault)
afterAll(async () => {
  await db.sourceSecret.createMany({ data: others })
})

async function givenSealed(ring: KeyRing, plaintext = 'secret') {
  const host = await db.host.create({ data: { kcSub: randomUUID(), email } })
  const data = { hostId: host.id, type: 'gmail', identifier: email, config: {}, state: 'active' } as const
  const { id } = await db.messageSource.create({ data })
  const place = { hostId: host.id, owner: id, name: 'emailPass' }
  await db.sourceSecret.create({
    data: { sourceId: id, hostId: host.id, name: place.name, ...seal(ring, place, plaintext) },
  })
  const source = () => db.messageSource.findUniqueOrThrow({ where: { id } })
  const secrets = () => db.sourceSecret.findMany({ where: { sourceId: id } })
  return { place, source, secrets }
}

test('a new installation gets a key file of its own, once, however many start at the same time', async () => {
  const keyFile = newFile()
  await db.pushKey.deleteMany({})
  const rings = await Promise.all(Array.from({ length: 6 }, () => openVault(db, { keyFile })))
  const keys = new Set(rings.map(({ keys: of }) => of.get('k1')?.toString('hex')))
  expect(keys.size).toBe(1)
  expect(await readPushKey(db, getKeyRing({ keyFile }))).not.toBeNull()
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  expect((await openVault(db, { keyFile })).keys).toEqual(rings[0]?.keys)
})

test.each(['', 'garbage\n'])(
  'a key file that holds %j is not replaced but by a new beginning, which keeps it',
  async (text) => {
    const keyFile = newFile()
    await openVault(db, { keyFile })
    const { source } = await givenSealed(getKeyRing({ keyFile }))
    writeFileSync(keyFile, text)
    const refused = await openVault(db, { keyFile }).catch((error: Error) => error.message)
    expect(refused).toContain(`key file ${keyFile} holds no key`)
    expect(refused).toContain('from your backup')
    expect(readFileSync(keyFile, 'utf8')).toBe(text)
    expect(await startVaultAnew(db, { keyFile })).toMatchObject({ sources: 1 })
    expect(await source()).toMatchObject({ state: 'auth_error' })
    expect((await openVault(db, { keyFile })).keys.size).toBe(1)
    const [kept] = readdirSync(dirname(keyFile)).filter((name) => name.startsWith('vault.key.unreadable-'))
    expect(readFileSync(join(dirname(keyFile), kept ?? ''), 'utf8')).toBe(text)
  },
)

test('a lost key file is not replaced while anything is sealed, and what to do is said', async () => {
  const keyFile = newFile()
  await openVault(db, { keyFile })
  await givenSealed(getKeyRing({ keyFile }))
  const lost = newFile()
  const refused = await openVault(db, { keyFile: lost }).catch((error: Error) => error.message)
  expect(refused).toContain(`key file ${lost} is missing, and 1 secrets are sealed`)
  expect(refused).toContain('from your backup')
  expect(refused).toContain('prisma/vault/start-anew-command.ts')
  expect(existsSync(lost)).toBe(false)
})

test('it is not replaced either where nothing is sealed any more but something was', async () => {
  await openVault(db, { keyFile: newFile() })
  await expect(openVault(db, { keyFile: newFile() })).rejects.toThrow('is missing, and 0 secrets are sealed')
})

test('another key of the same name is refused, from a file and from the environment', async () => {
  const keys = newKeys()
  await openVault(db, { keys })
  await expect(openVault(db, { keys: newKeys() })).rejects.toThrow("key 'k1' is missing or another")
  const keyFile = newFile()
  writeFileSync(keyFile, newKeys())
  await expect(openVault(db, { keyFile })).rejects.toThrow("key 'k1' is missing or another")
  await expect(openVault(db, { keys })).resolves.toMatchObject({ sealingKeyId: 'k1' })
})

test('an installation from before the canary is proved by what it has sealed', async () => {
  const keys = newKeys()
  await givenSealed(getKeyRing({ keys }))
  await expect(openVault(db, { keys: newKeys() })).rejects.toThrow("key 'k1' is missing or another")
  await expect(openVault(db, { keys: newKeys('k2') })).rejects.toThrow("key 'k1' is missing or another")
  await expect(openVault(db, { keys })).resolves.toBeDefined()
  await expect(openVault(db, { keys: newKeys() })).rejects.toThrow()
})

test('a rotated key opens, and the old one alone no longer does', async () => {
  const [old, next] = [newKeys('k1'), newKeys('k2')]
  await openVault(db, { keys: old })
  await givenSealed(getKeyRing({ keys: old }))
  const both = `${next},${old}`
  await openVault(db, { keys: both })
  await rotateSecrets(db, getKeyRing({ keys: both }))
  await expect(openVault(db, { keys: next })).resolves.toBeDefined()
  await expect(openVault(db, { keys: old })).rejects.toThrow("key 'k2' is missing or another")
})

test('started anew, what is lost waits for its host, what opens stays, and the trail tells of it', async () => {
  const [old, keyFile] = [newKeys(), newFile()]
  await openVault(db, { keys: old })
  const lost = await givenSealed(getKeyRing({ keys: old }))
  const { keyId: appEmailPassKeyId, sealed: appEmailPass } = seal(getKeyRing({ keys: old }), APP_EMAIL_PASS_PLACE, 'x')
  await db.debugSettings.update({ where: { id: 1 }, data: { appEmailPass, appEmailPassKeyId } })
  const { ring, sources } = await startVaultAnew(db, { keyFile })
  expect([sources, readFileSync(keyFile, 'utf8').startsWith('k1:')]).toEqual([1, true])
  expect(await lost.secrets()).toEqual([])
  expect(await lost.source()).toMatchObject({
    state: 'auth_error',
    fault: { code: 'source_password_lost', params: {} },
    wakeOwedAt: expect.any(Date),
  })
  expect((await db.debugSettings.findUniqueOrThrow({ where: { id: 1 } })).appEmailPass).toBeNull()
  const [told] = await db.auditEvent.findMany({
    where: { action: 'vault.start_anew' },
    orderBy: { id: 'desc' },
    take: 1,
  })
  expect(told?.detail).toEqual({ sources: 1, secrets: 2 })

  const kept = await givenSealed(ring, 'kept')
  expect((await startVaultAnew(db, { keyFile })).sources).toBe(0)
  const [secret] = await kept.secrets()
  expect(secret && open(await openVault(db, { keyFile }), kept.place, secret)).toBe('kept')
  expect(await kept.source()).toMatchObject({ state: 'active' })
})
