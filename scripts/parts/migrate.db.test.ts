import { expect, inject, test } from 'vitest'
import { ensureDatabase, withClient } from './database-roles.ts'
import { migrate, refuseUnreachable } from './migrate.ts'

const { databaseUrl, adminDatabaseUrl } = inject('parts')

test('a wrong password is named, and never printed', async () => {
  const wrong = Object.assign(new URL(databaseUrl), { password: 'wrong-password' }).href
  const failure = await refuseUnreachable(wrong).then(
    () => '',
    (error: unknown) => String(error),
  )
  expect(failure).toMatch(/refuses the password of locanda: correct DATABASE_URL/)
  expect(failure).not.toContain('wrong-password')
})

test('a database that does not exist is named', async () => {
  await expect(refuseUnreachable(Object.assign(new URL(databaseUrl), { pathname: '/nowhere' }).href)).rejects.toThrow(
    /no such database/,
  )
})

test('migrating twice changes nothing', async () => {
  await expect(migrate(databaseUrl)).resolves.toBeUndefined()
})

test('a database that holds somebody else’s tables is left as it is, and one sentence says so', async () => {
  const url = Object.assign(new URL(adminDatabaseUrl), { pathname: '/somebody_elses' }).href
  await ensureDatabase(adminDatabaseUrl, { name: 'somebody_elses' })
  await withClient(url, (client) => client.query('create table if not exists theirs (id int)'))
  await expect(migrate(url)).rejects.toThrow(/^The database could not be migrated: The database schema is not empty/)
  await withClient(adminDatabaseUrl, (client) => client.query('drop database somebody_elses'))
})
