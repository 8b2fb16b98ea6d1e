import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { heldMegabytes } from '#tests/heap-after-gc.ts'
import { type Database, openDatabase } from './client.ts'
import { withLarge } from './large-parameter.ts'

const LARGE_BYTES = 2 * 1024 * 1024
const ROOM_MEGABYTES = 20

let db: Database
beforeAll(() => {
  db = openDatabase({ url: inject('parts').appDatabaseUrl, maxConnections: 2 })
})
afterAll(() => db.$disconnect())

test('bytes and texts arrive as they are, also where many statements run beside each other', async () => {
  const contents = Array.from({ length: 20 }, () => randomBytes(3_000))
  const read = await Promise.all(
    contents.map((content) =>
      withLarge(content, (name) => db.$queryRaw<{ hex: string }[]>`select encode(${name}::bytea, 'hex') as hex`),
    ),
  )
  expect(read.map(([row]) => row?.hex)).toEqual(contents.map((content) => content.toString('hex')))
  const [row] = await withLarge(
    '{"a":"è 🌅"}',
    (name) => db.$queryRaw<{ a: string }[]>`select ${name}::jsonb->>'a' as a`,
  )
  expect(row?.a).toBe('è 🌅')
})

test('a text in the form of a name is that text', async () => {
  const text = randomUUID()
  const [row] = await withLarge(
    'other',
    (name) => db.$queryRaw<object[]>`select ${text}::text as a, ${name}::text as b`,
  )
  expect(row).toEqual({ a: text, b: 'other' })
})

test('nothing keeps what many statements were given', async () => {
  const give = (content: Buffer) =>
    withLarge(content, (name) => db.$queryRaw`select octet_length(${name}::bytea) as bytes`)
  await give(randomBytes(LARGE_BYTES))
  const before = heldMegabytes()
  for (let times = 0; times < 30; times++) await give(randomBytes(LARGE_BYTES))
  expect(heldMegabytes() - before).toBeLessThan(ROOM_MEGABYTES)
})
