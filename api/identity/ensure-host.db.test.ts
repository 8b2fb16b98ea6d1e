import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#prisma/client.ts'
import { createHostDirectory } from './ensure-host.ts'
import type { Identity } from './identity.ts'

let db: Database
let owner: Database
beforeAll(() => {
  const { appDatabaseUrl, adminDatabaseUrl } = inject('parts')
  db = openDatabase({ url: appDatabaseUrl, maxConnections: 12 })
  owner = openDatabase({ url: adminDatabaseUrl, maxConnections: 2 })
})
afterAll(async () => {
  await db.$disconnect()
  await owner.$disconnect()
})
const newPerson = (): Identity => ({
  ...{ kcSub: randomUUID(), email: 'anna@locanda.test', name: 'Anna' },
  ...{ roles: [], expiresAt: new Date(Date.now() + 60_000) },
})
const rowOf = (kcSub: string) => owner.host.findUniqueOrThrow({ where: { kcSub } })

test('however many calls come at once, a person is one host', async () => {
  const anna = newPerson()
  const known = await Promise.all(Array.from({ length: 10 }, () => createHostDirectory(db).hostOf(anna)))
  expect(new Set(known.map(({ id }) => id)).size).toBe(1)
})

test('a sign-in waits for no import that holds the row, and a new name is written by a later call', {
  timeout: 20_000,
}, async () => {
  const anna = newPerson()
  const { id } = await createHostDirectory(db).hostOf(anna)
  const renamed = { ...anna, name: 'Anna Neri' }
  const hosts = createHostDirectory(db)
  await owner.$transaction(async (tx) => {
    await tx.$queryRaw`select from host where id = ${id}::uuid for no key update`
    expect((await createHostDirectory(db).hostOf(anna)).id).toBe(id)
    expect((await hosts.hostOf(renamed)).id).toBe(id)
  })
  expect((await rowOf(anna.kcSub)).name).toBe('Anna')
  await hosts.hostOf(renamed)
  expect((await rowOf(anna.kcSub)).name).toBe('Anna Neri')
})
