import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

let db: Database
let bench: SendBench
beforeAll(async () => {
  db = openDatabase({ url: inject('parts').appDatabaseUrl, maxConnections: 1 })
  bench = await openSendBench(inject('parts'))
})
afterAll(async () => {
  await db.$disconnect()
  await bench.close()
})

const plans = () => db.$queryRaw<{ used: number }[]>`
  select (generic_plans + custom_plans)::int as used from pg_prepared_statements
  where statement like '%"public"."chat"%'`
const plansByIds = () => db.$queryRaw<{ made: number; asked: number }[]>`
  select custom_plans::int as made, generic_plans::int as asked from pg_prepared_statements
  where statement like '%"public"."property"%'`

test('what comes again and again is prepared once a connection, and shows each host their own rows all the same', async () => {
  const { chatId } = await bench.guestWrites()
  const chatsOf = (hostId: string) => inHost(db, hostId, (tx) => tx.chat.findMany({ select: { id: true }, take: 7 }))
  for (let n = 0; n < 4; n += 1) await chatsOf(NOBODY)
  expect(await plans()).toEqual([])
  for (let n = 0; n < 10; n += 1) {
    expect(await chatsOf(bench.hostId)).toEqual([{ id: chatId }])
    expect(await chatsOf(NOBODY)).toEqual([])
  }
  expect(await plans()).toEqual([{ used: 20 }])
})

test('what is found by ids is planned once a connection, by the second host too', async () => {
  const propertiesOf = (hostId: string) =>
    inHost(db, hostId, (tx) => tx.property.findMany({ where: { id: NOBODY }, select: { name: true } }), {
      isByIds: true,
    })
  for (let n = 0; n < 4; n += 1) await propertiesOf(NOBODY)
  for (let n = 0; n < 4; n += 1) expect(await propertiesOf(bench.hostId)).toEqual([])
  expect(await plansByIds()).toEqual([{ made: 0, asked: 4 }])
  const [mode] = await db.$queryRaw<[{ mode: string }]>`select current_setting('plan_cache_mode') as mode`
  expect(mode.mode).toBe('auto')
})
