import { createHmac } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { calls } from '#api/contract/calls.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'

const SECRET = 'meta-app-secret'
const WELL_FORMED = `sha256=${'0'.repeat(64)}`
const sign = (body: string) => `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`

async function givenApi(): Promise<RunningApi> {
  const hops = { TRUSTED_PROXY_HOPS: '1' }
  const api = await runApi({ WHATSAPP_APP_SECRET: SECRET, WHATSAPP_VERIFY_TOKEN: 'v', ...hops })
  onTestFinished(() => api.close())
  return api
}

type Begun = { many: number; length: number; signature?: string; from?: (nth: number) => string }

/** Begins bodies and does not end them, as the proxy passes them on; what was answered on each connection so far. */
function begin(api: RunningApi, { many, length, signature, from = () => '1.1.1.1' }: Begun) {
  const { hostname, port } = new URL(api.url)
  const answers: string[] = Array.from({ length: many }, () => '')
  const sockets = answers.map((_, nth) => {
    const socket: Socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      answers[nth] += bytes.toString()
    })
    const signed = signature === undefined ? '' : `X-Hub-Signature-256: ${signature}\r\n`
    socket.write(
      `POST /api${calls.receiveWhatsapp.path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from(nth)}\r\n${signed}Content-Length: ${length}\r\n\r\n`,
    )
    socket.write(Buffer.alloc(length - 1, 65))
    return socket
  })
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  return {
    statuses: () => answers.map((answer) => answer.slice(9, 12)),
    /** How many are still being read. */
    being: () => sockets.filter((socket, nth) => !socket.destroyed && answers[nth] === '').length,
  }
}
const eachAnother = (nth: number) => `1.1.1.${nth}`
const notice = (api: RunningApi, body = '[]') =>
  api.as().attempt('receiveWhatsapp', { body: Buffer.from(body) }, { headers: { 'x-hub-signature-256': sign(body) } })

test('without a signature nothing of a body is read', async () => {
  const api = await givenApi()
  const { statuses } = begin(api, { many: 4, length: 3_900_000 })
  await expect.poll(statuses).toEqual(Array.from({ length: 4 }, () => '401'))
})

test('bodies that are begun with any signature share a budget, and what Meta says now goes on beside them', async () => {
  const api = await givenApi()
  const { statuses, being } = begin(api, { many: 12, length: 3_900_000, signature: WELL_FORMED, from: eachAnother })
  await expect.poll(being).toBe(6)
  expect(statuses()).toContain('429')
  expect((await notice(api)).status).toBe(200)
})

test('one address has a part of that budget, behind the proxy that names it, and who asks from another goes on', async () => {
  const api = await givenApi()
  const { being } = begin(api, { many: 8, length: 3_900_000, signature: WELL_FORMED })
  await expect.poll(being).toBe(3)
  expect((await notice(api, ' '.repeat(700_000))).status).toBe(200)
  expect(being()).toBe(3)
})

test('bodies that come slowly give way to what Meta says now', async () => {
  const api = await givenApi()
  const { being } = begin(api, { many: 6, length: 3_900_000, signature: WELL_FORMED, from: eachAnother })
  await expect.poll(async () => (await notice(api, ' '.repeat(700_000))).status).toBe(200)
  expect(being()).toBe(5)
})
