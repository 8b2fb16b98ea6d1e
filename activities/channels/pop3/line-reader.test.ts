import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { readLines } from './line-reader.ts'

const SILENCE_MS = 50
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Both ends of a connection. */
async function connection() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accepted = once(server, 'connection') as Promise<[Socket]>
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [far] = await accepted
  closing.push(() => {
    socket.destroy()
    far.destroy()
    server.close()
  })
  return { socket, far }
}

test('a server is silent only while somebody waits for its word', async () => {
  const { socket, far } = await connection()
  const reader = readLines(socket, 'mail.test', SILENCE_MS)
  await pause(4 * SILENCE_MS)
  const line = reader.line()
  far.write('+OK here\r\n')
  expect((await line).toString()).toBe('+OK here')
  await expect(reader.line()).rejects.toMatchObject({ kind: 'upstream_unavailable' })
})

test('what nobody has asked for stays with the server', async () => {
  const { socket, far } = await connection()
  const reader = readLines(socket, 'mail.test', 5_000)
  const mails = Array.from({ length: 40 }, () => `${'z'.repeat(998)}\r\n`.repeat(500))
  for (const mail of mails) far.write(`${mail}.\r\n`)
  await pause(4 * SILENCE_MS)
  expect(socket.bytesRead).toBeLessThan(2_000_000)
  for (const mail of mails) expect((await reader.body(10_000_000)).bytes.toString()).toBe(mail)
})

test('a body is read as far as there is room, and on from there', async () => {
  const { socket, far } = await connection()
  const reader = readLines(socket, 'mail.test', 5_000)
  const text = 'one\r\ntwo\r\nthree\r\n'
  far.write(`${text}.\r\nnext\r\n`)
  const body = reader.openBody(10_000)
  expect(await body.read(6)).toBe(null)
  expect(await body.read(6)).toBe(null)
  expect((await body.read(100))?.bytes.toString()).toBe(text)
  expect((await reader.line()).toString()).toBe('next')
})

test.each([
  ['nothing', ''],
  ['one line', 'a\r\n'],
  ['lines beyond a block', `${'x'.repeat(70)}\r\n`.repeat(3_000)],
  ['a line beyond a block', `a\r\n${'y'.repeat(65_000)}\r\nb\r\n`],
])('a body is what was sent: %s', async (_, text) => {
  const { socket, far } = await connection()
  const reader = readLines(socket, 'mail.test', 5_000)
  far.write(`${text}.\r\n`)
  const { bytes, isCut } = await reader.body(10_000_000)
  expect([bytes.toString(), isCut]).toEqual([text, false])
})
