import { createServer, connect as dial, type Socket } from 'node:net'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#prisma/client.ts'
import { listen } from '#prisma/listen.ts'

type Cut = (fromClient: string, turn: number) => boolean

/** PostgreSQL behind a line that is cut where `cut` says so, before what the client said has passed. */
async function behindLine(databaseUrl: string, cut: Cut) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let turns = 0
  const server = createServer((client) => {
    const turn = ++turns
    const database = dial(Number(port), hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    const hangUp = () => {
      client.destroy()
      database.destroy()
    }
    client.on('data', (data) => (cut(data.toString('latin1'), turn) ? hangUp() : database.write(data)))
    database.on('data', (data) => client.write(data))
    client.on('close', hangUp)
    database.on('close', hangUp)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = typeof address === 'object' && address !== null ? String(address.port) : ''
  return {
    url: url.href,
    turns: () => turns,
    hangUp: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const isListen = (said: string) => said.includes('listen locanda_live')

async function listenThrough(cut: Cut) {
  const { engineDatabaseUrl } = inject('parts')
  const line = await behindLine(engineDatabaseUrl, cut)
  const db = openDatabase({ url: engineDatabaseUrl, maxConnections: 1 })
  const told: string[] = []
  const notices = listen(line.url, ['locanda_live'], {
    onNotice: (_channel, payload) => told.push(payload),
    onListening: () => told.push('listening'),
    onLost: () => told.push('lost'),
  })
  return {
    line,
    told,
    notices,
    announce: (word: string) => db.$executeRaw`select pg_notify('locanda_live', ${word})`,
    close: async () => {
      await notices.close()
      await line.close()
      await db.$disconnect()
    },
  }
}

test.each([
  ['while it connects', (_said: string, turn: number) => turn === 1],
  ['between connecting and listening', (said: string, turn: number) => turn === 1 && isListen(said)],
])('a connection that drops %s is opened again', async (_moment, cut) => {
  const { notices, announce, told, line, close } = await listenThrough(cut)
  await notices.ready()
  await announce('one')
  await expect.poll(() => told).toEqual(['lost', 'listening', 'one'])
  expect(line.turns()).toBe(2)
  await close()
})

test('one that drops later is opened again, and who listens knows that something may have been missed', async () => {
  const { notices, announce, told, line, close } = await listenThrough(() => false)
  await notices.ready()
  line.hangUp()
  await announce('missed')
  await expect.poll(() => told).toEqual(['listening', 'lost'])
  await notices.ready()
  await announce('heard')
  await expect.poll(() => told).toEqual(['listening', 'lost', 'listening', 'heard'])
  await close()
})

test.each([
  ['before it has connected', async () => undefined],
  ['once it listens', (ready: () => Promise<void>) => ready()],
])('closed %s it ends, and tries no more', async (_moment, wait) => {
  const { notices, line, close } = await listenThrough(() => false)
  await wait(notices.ready)
  await close()
  const turns = line.turns()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(line.turns()).toBe(turns)
})
