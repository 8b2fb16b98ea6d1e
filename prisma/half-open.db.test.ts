import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#prisma/client.ts'
import { databaseErrorOf } from '#prisma/database-error.ts'
import { inHost } from '#prisma/host-scope.ts'
import { OF_A_REQUEST } from '#prisma/time-limits.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
const SILENCE_MS = 1_000

let line: Awaited<ReturnType<typeof openLine>>
let db: Database

beforeEach(async () => {
  line = await openLine(inject('parts').appDatabaseUrl)
  db = openDatabase({ url: line.url, maxConnections: 1, limits: { ...OF_A_REQUEST, silence: SILENCE_MS } })
})
afterEach(async () => {
  await db.$disconnect()
  await line.close()
})

/** PostgreSQL behind a line whose connections can all fall silent: open at both ends, and nothing comes through. */
async function openLine(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const database = dial(Number(port), hostname)
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => client.destroy() && database.destroy())
    }
    client.pipe(database)
    database.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href
  return {
    url,
    fallSilent() {
      for (const socket of open) socket.unpipe().pause()
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const ask = () => inHost(db, NOBODY, (tx) => tx.$queryRaw`select 1 as one`)

test('a connection that has gone silent is noticed, its query fails, and the next one has a new connection', async () => {
  await ask()
  line.fallSilent()
  const startedAt = performance.now()
  const failed = await ask().catch((error: unknown) => error)
  expect(performance.now() - startedAt).toBeLessThan(3 * SILENCE_MS)
  expect(databaseErrorOf(failed)).toEqual({ kind: 'SocketTimeout' })
  expect(await ask()).toEqual([{ one: 1 }])
})

test('one that goes silent within a transaction is noticed too', async () => {
  const failed = await inHost(db, NOBODY, async (tx) => {
    line.fallSilent()
    await tx.$queryRaw`select 1`
  }).catch((error: unknown) => error)
  expect(databaseErrorOf(failed)).toEqual({ kind: 'SocketTimeout' })
  expect(await ask()).toEqual([{ one: 1 }])
})

test('a transaction that does something else for longer is left alone, and noticed when it goes silent after that', async () => {
  const rest = () => new Promise((resolve) => setTimeout(resolve, SILENCE_MS * 1.5))
  const answered = await inHost(db, NOBODY, async (tx) => {
    await rest()
    return tx.$queryRaw`select 1 as one`
  })
  expect(answered).toEqual([{ one: 1 }])
  const failed = await inHost(db, NOBODY, async (tx) => {
    await rest()
    line.fallSilent()
    await tx.$queryRaw`select 1`
  }).catch((error: unknown) => error)
  expect(databaseErrorOf(failed)).toEqual({ kind: 'SocketTimeout' })
})

test('one that only rests is closed in peace, and the next query has another', async () => {
  await ask()
  await new Promise((resolve) => setTimeout(resolve, SILENCE_MS * 1.5))
  expect(await ask()).toEqual([{ one: 1 }])
})
