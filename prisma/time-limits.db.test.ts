import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#prisma/client.ts'
import { databaseErrorOf } from '#prisma/database-error.ts'
import { inHost } from '#prisma/host-scope.ts'
import { OF_A_REQUEST, OF_WORK } from '#prisma/time-limits.ts'

const opened: Database[] = []
const open = (url: string, limits?: typeof OF_WORK) => {
  const database = openDatabase({ url, maxConnections: 1, ...(limits && { limits }) })
  opened.push(database)
  return database
}
afterAll(async () => {
  await Promise.all(opened.map((database) => database.$disconnect()))
})

const limitsOf = async (database: Database) => {
  const [row] = await database.$queryRaw<object[]>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`
  return row
}

test('no statement takes longer than five seconds, whoever asks', async () => {
  const { appDatabaseUrl: app, engineDatabaseUrl: engine } = inject('parts')
  for (const database of [open(app), open(engine), open(app, OF_A_REQUEST), open(engine, OF_A_REQUEST)]) {
    expect(await limitsOf(database)).toEqual({ statement: '5s', lock: '4s' })
  }
})

test("of the worker's statements PostgreSQL ends what takes longer", { timeout: 20_000 }, async () => {
  const begun = performance.now()
  const slow = open(inject('parts').engineDatabaseUrl).$queryRaw`select pg_sleep(15)::text`
  const error = await slow.catch((thrown: unknown) => thrown)
  expect(databaseErrorOf(error)?.sqlState).toBe('57014')
  expect(performance.now() - begun).toBeLessThan(12_000)
})

test('for a connection a transaction waits as long as the limits say, and no longer', async () => {
  const limits = { ...OF_WORK, connection: 100, transaction: 60_000 }
  const database = open(inject('parts').appDatabaseUrl, limits)
  // To connect is no wait for a connection that is there.
  await limitsOf(database)
  const taken = Promise.withResolvers<void>()
  const first = Promise.withResolvers<void>()
  const holding = inHost(database, randomUUID(), () => {
    taken.resolve()
    return first.promise
  })
  await Promise.race([taken.promise, holding])
  const second = inHost(database, randomUUID(), async () => 'begun').catch(({ code }: { code: string }) => code)
  expect(await Promise.race([second, pause(1_500, 'still waits')])).toBe('P2028')
  first.resolve()
  await holding
})

test('a connection is taken for dead only after all that a statement may take', () => {
  for (const { statement, lock, silence } of [OF_A_REQUEST, OF_WORK]) {
    expect(lock).toBeLessThan(statement)
    expect(silence).toBeGreaterThan(2 * statement)
  }
})
