import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { createMailReader } from '#activities/channels/reader/mail-reader.ts'
import type { ReaderContext } from '#activities/channels/reader/raw-mail.ts'

const limits = { timeoutMs: 2_000, heapMegabytes: 96, slowMs: 250 }
const reader = createMailReader(limits)
const context: ReaderContext = { hostId: 'anna', channel: 'email', ownAddresses: [], now: new Date() }
afterAll(() => reader.close())

const read = (text: string) =>
  reader.read({ raw: new Uint8Array(Buffer.from(text)), receivedAt: null, truncated: false }, context)
const good = (body: string) => read(`From: a@guest.test\r\nMessage-ID: <${body}@g.test>\r\n\r\n${body}`)
const headers = 'From: a@guest.test\r\nContent-Type: '

test.each([
  ['200,000 empty parts', `${headers}multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(200_000)}`],
  [
    '20,000 nested multiparts',
    headers +
      Array.from({ length: 20_000 }, (_, n) => `multipart/mixed; boundary=n${n}\r\n\r\n--n${n}\r\nContent-Type: `).join(
        '',
      ),
  ],
  ['5,000 nested address groups', `From: a@guest.test\r\nTo: ${'g:'.repeat(5_000)}\r\n\r\nx`],
  ['500,000 headers', `From: a@guest.test\r\n${'X-A: b\r\n'.repeat(500_000)}\r\nx`],
  ['50,000 nested elements', `${headers}text/html\r\n\r\n${'<div>'.repeat(50_000)}`],
  ['300,000 quoted lines', `From: a@guest.test\r\n\r\n${'> > > x\r\n'.repeat(300_000)}`],
  ['nothing at all', ''],
  ['bytes of no meaning', Buffer.from(Array.from({ length: 50_000 }, (_, n) => (n * 7919) % 256)).toString('latin1')],
])('%s end in a message or a stub, and the next mail is read', async (_, bomb) => {
  const [hit, next] = await Promise.all([read(bomb), good('dopo')])
  expect(hit.text.length).toBeLessThan(70_000)
  expect(next.text).toBe('dopo')
})

test('a mail that takes too long is a stub with its file, and those behind it are read', async () => {
  const impatient = createMailReader({ ...limits, timeoutMs: 1 })
  const raw = new Uint8Array(Buffer.from(`${headers}text/html\r\n\r\n${'<p><b>x</b>'.repeat(60_000)}`))
  const stub = await impatient.read({ raw, receivedAt: null, truncated: false }, context)
  expect(stub).toMatchObject({ isAutomatic: true, raw })
  await impatient.close()
})

test('a machine that is busy with other things makes no mail unreadable', async () => {
  const busy = Array.from({ length: 4 * availableParallelism() }, () => new Worker('for (;;) {}', { eval: true }))
  const patient = createMailReader({ ...limits, timeoutMs: 1_500 })
  const raw = new Uint8Array(Buffer.from(`${headers}text/html\r\n\r\n${'<p>parola</p>'.repeat(8_000)}`))
  const message = await patient.read({ raw, receivedAt: null, truncated: false }, context)
  await Promise.all([patient.close(), ...busy.map((thread) => thread.terminate())])
  expect(message.raw).toBeNull()
}, 90_000)

test('many mails come back in the order they were given', async () => {
  const texts = Array.from({ length: 100 }, (_, n) => `mail ${n}`)
  const messages = await Promise.all(texts.map(good))
  expect(messages.map((message) => message.text)).toEqual(texts)
})

/** Takes the parser longer than the limits of these tests. */
const slow = `${headers}text/html\r\n\r\n${'<p><b>x</b>'.repeat(60_000)}`

test('a host whose mails are slow holds up no other', async () => {
  const shared = createMailReader({ ...limits, timeoutMs: 500 })
  const readFor = (hostId: string, text: string) =>
    shared.read({ raw: new Uint8Array(Buffer.from(text)), receivedAt: null, truncated: false }, { ...context, hostId })
  await readFor('warm', 'From: a@guest.test\r\n\r\nx')
  const order: string[] = []
  const slowOnes = Array.from({ length: 4 }, () => readFor('slow', slow).then(() => order.push('slow')))
  const others = ['bruno', 'carla'].flatMap((hostId) =>
    Array.from({ length: 20 }, () => readFor(hostId, 'From: a@guest.test\r\n\r\nx').then(() => order.push(hostId))),
  )
  await Promise.all([...slowOnes, ...others])
  // How many of theirs are read between two slow ones is a matter of how much the machine has to do.
  const secondSlow = order.indexOf('slow', order.indexOf('slow') + 1)
  for (const hostId of ['bruno', 'carla']) expect(order.indexOf(hostId)).toBeLessThan(secondSlow)
  await shared.close()
}, 90_000)

test('two hosts whose mails are slow let a third in after their turn', async () => {
  const shared = createMailReader({ ...limits, timeoutMs: 30 })
  const readFor = (hostId: string, text: string) =>
    shared.read({ raw: new Uint8Array(Buffer.from(text)), receivedAt: null, truncated: false }, { ...context, hostId })
  const order: string[] = []
  const slowOnes = ['slow', 'slower'].flatMap((hostId) =>
    Array.from({ length: 3 }, () => readFor(hostId, slow).then(() => order.push(hostId))),
  )
  const third = readFor('bruno', 'From: a@guest.test\r\n\r\nx').then(() => order.push('bruno'))
  await Promise.all([...slowOnes, third])
  expect(order.indexOf('bruno')).toBeLessThan(4)
  await shared.close()
}, 90_000)

/** Takes it longer than is slow, and is read. */
const slowish = `${headers}text/html\r\n\r\n${'<p><b>x</b>'.repeat(15_000)}`

test('mails that are slow, and are read all the same, hold up a third host for one of them', async () => {
  const shared = createMailReader({ ...limits, timeoutMs: 60_000, slowMs: 10 })
  const readFor = (hostId: string, text: string) =>
    shared.read({ raw: new Uint8Array(Buffer.from(text)), receivedAt: null, truncated: false }, { ...context, hostId })
  const order: string[] = []
  const slowOnes = ['slow', 'slower'].flatMap((hostId) =>
    Array.from({ length: 4 }, (_, at) => readFor(hostId, slowish).then(() => order.push(`${hostId} ${at}`))),
  )
  await Promise.all([...slowOnes, readFor('carla', 'From: a@guest.test\r\n\r\nx').then(() => order.push('carla'))])
  expect(order.indexOf('carla')).toBeLessThan(4)
  for (const hostId of ['slow', 'slower']) {
    const own = order.filter((one) => one.startsWith(`${hostId} `))
    expect(own).toEqual(Array.from({ length: 4 }, (_, at) => `${hostId} ${at}`))
  }
  await shared.close()
}, 120_000)

test('a host with many slow mails has one thread, and the other is there for whoever comes', async () => {
  const shared = createMailReader({ ...limits, timeoutMs: 60_000 })
  const readFor = (hostId: string, text: string) =>
    shared.read({ raw: new Uint8Array(Buffer.from(text)), receivedAt: null, truncated: false }, { ...context, hostId })
  const small = 'From: a@guest.test\r\n\r\nx'
  await Promise.all(['warm', 'warm too'].map((hostId) => readFor(hostId, small)))
  const order: string[] = []
  // More than are handed over at once.
  const slowOnes = Array.from({ length: 12 }, () => readFor('slow', slow).then(() => order.push('slow')))
  await Promise.race([Promise.all(slowOnes), readFor('bruno', small).then(() => order.push('bruno'))])
  expect(order).toEqual(['bruno'])
  await shared.close()
}, 90_000)
