import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import express, { type Response } from 'express'
import { afterEach, expect, test } from 'vitest'
import { LiveStream } from '#api/live/live-stream.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

const identity = (lifeMs: number) => ({
  kcSub: 'anna',
  email: '',
  name: null,
  roles: [],
  expiresAt: new Date(Date.now() + lifeMs),
})
const notice = (id: number) => ({
  id: String(id),
  hostId: 'host',
  entity: 'chat' as const,
  entityId: '00000000-0000-4000-8000-000000000000',
  chatId: null,
  change: 'updated' as const,
})

/** Serves one stream and hands over the response that it writes to. */
async function serveStream(
  lifeMs: number,
): Promise<{ port: number; stream: Promise<{ stream: LiveStream; response: Response }> }> {
  const opened = Promise.withResolvers<{ stream: LiveStream; response: Response }>()
  const app = express().get('/', (_request, response) => {
    response.flushHeaders()
    opened.resolve({ response, stream: new LiveStream(response, identity(lifeMs), 'host') })
  })
  const server = createServer(app).listen(0)
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return { port: (server.address() as AddressInfo).port, stream: opened.promise }
}

test('a stream ends with its token', async () => {
  const { port } = await serveStream(50)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('')
})

test('what comes between replay and live is sent once, after the replay', async () => {
  const { port, stream: opened } = await serveStream(60_000)
  const answer = fetch(`http://127.0.0.1:${port}/`)
  const { stream } = await opened
  stream.send(notice(2))
  stream.send(notice(3))
  stream.begin([notice(1), notice(2)])
  stream.send(notice(4))
  stream.end()
  const ids = [...(await (await answer).text()).matchAll(/^id: (\d+)$/gm)].map(([, id]) => id)
  expect(ids).toEqual(['1', '2', '3', '4'])
})

test('a client that does not read is dropped instead of filling the memory', async () => {
  const { port, stream: opened } = await serveStream(60_000)
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
  socket.pause()
  const { stream, response } = await opened
  stream.begin([])
  for (let id = 0; id < 200_000 && !response.destroyed; id++) stream.send(notice(id))
  expect(response.destroyed).toBe(true)
  socket.destroy()
})
