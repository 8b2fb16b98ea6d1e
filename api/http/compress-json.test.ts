import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { compressJson } from './compress-json.ts'

const LONG = { words: 'Is there parking? '.repeat(200) }

async function listening(): Promise<string> {
  const app = express()
  app.use(compressJson())
  app.get('/long', (_request, response) => void response.json(LONG))
  app.get('/short', (_request, response) => void response.json({}))
  app.get('/file', (_request, response) => void response.type('text/plain').send(LONG.words))
  app.get('/live', (_request, response) => void response.type('text/event-stream').write('data: first\n\n'))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const asked = async (path: string, encoding = 'gzip, br') =>
  fetch(`${await listening()}${path}`, { headers: { 'accept-encoding': encoding } })

test.each(['br', 'gzip'])('what is long leaves compressed by %s where the client takes that', async (encoding) => {
  const response = await asked('/long', encoding)
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    encoding,
    'Accept-Encoding',
  ])
  expect(await response.json()).toEqual(LONG)
})

test.each([
  ['what the client takes as it is only', '/long', 'identity'],
  ['what is short', '/short', 'gzip'],
  ['a file', '/file', 'gzip'],
])('%s leaves as it is', async (_, path, encoding) => {
  expect((await asked(path, encoding)).headers.get('content-encoding')).toBeNull()
})

test('a live stream is not held back', async () => {
  const { body, headers } = await asked('/live')
  const piece = await body?.getReader().read()
  expect([headers.get('content-encoding'), new TextDecoder().decode(piece?.value)]).toEqual([null, 'data: first\n\n'])
})
