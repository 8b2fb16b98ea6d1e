import { expect, inject, test } from 'vitest'
import { migrate, refuseUnreachable } from './migrate.ts'

const { databaseUrl } = inject('parts')

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
