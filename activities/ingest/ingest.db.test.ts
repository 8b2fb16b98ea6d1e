import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { ingestRead } from '#activities/ingest/ingest-read.ts'
import { openSource } from '#activities/ingest/open-source.ts'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { OTHER_RACE_ROUNDS, RACE_LIMITS, ROUNDS_TIMEOUT_MS, raceRounds } from '#tests/rounds.ts'
import { CircuitBreaker } from '#workflows/client/circuit-breaker.ts'

let bench: MailBench
let source: { hostId: string; sourceId: string }
let emlFolder: string

beforeAll(async () => {
  emlFolder = await mkdtemp(join(tmpdir(), 'locanda-eml-'))
  bench = await openMailBench(inject('parts'), { emlFolder, limits: RACE_LIMITS })
  source = await bench.addMailbox()
})
afterAll(() => bench.close())

const mail = (fields: Partial<IncomingMessage>): IncomingMessage => ({
  ...blankMessage(randomUUID(), 'email', new Date()),
  isAutomatic: false,
  peer: 'guest@test.test',
  replyTo: 'guest@test.test',
  text: 'Ciao',
  ...fields,
})
const ingest = (...messages: IncomingMessage[]) =>
  ingestBatch(bench.deps, { ...source, messages, progress: { kind: 'none' }, historyBefore: new Date(0) })
const statusOf = async (id: string) => (await bench.deps.engineDb.message.findUniqueOrThrow({ where: { id } })).status

async function draftFor(guest: { id: string; chatId: string }, status: 'pending' | 'approved' | 'scheduled') {
  const data = {
    chatId: guest.chatId,
    id: randomUUID(),
    hostId: bench.hostId,
    sourceId: source.sourceId,
    answersId: guest.id,
    status,
  }
  await bench.deps.engineDb.message.create({
    data: { ...data, kind: 'draft', seq: 1, text: 'Bozza' } as never,
  })
  return data.id
}

test.each([
  ['pending', 'superseded'],
  ['scheduled', 'superseded'],
  ['approved', 'approved'],
] as const)('a newer guest message leaves a draft that was %s as %s', async (before, after) => {
  const threadKey = randomUUID()
  const first = await ingest(mail({ threadKey }))
  const [guest] = first.toStart
  if (guest === undefined) throw new Error('nothing to start')
  const { channel: _, ...row } = guest
  const draft = await draftFor(row, before)
  const second = await ingest(mail({ threadKey }))
  expect(await statusOf(draft)).toBe(after)
  const woken = second.superseded.map(({ messageId, answersId }) => ({ messageId, answersId }))
  expect(woken).toEqual(after === 'superseded' ? [{ messageId: draft, answersId: guest.id }] : [])
})

test('no mail moves the dates or the house of a stay that was confirmed', async () => {
  const { hostId } = bench
  const name = `Villa ${randomUUID()}`
  await bench.deps.engineDb.property.create({ data: { hostId, name } })
  const threadKey = randomUUID()
  const says = (checkIn: string, checkOut: string, mentions = '') => {
    const relay = { listing: '', checkIn, checkOut } as IncomingMessage['relay']
    return ingest(mail({ threadKey, relay, mentions }))
  }
  const [guest] = (await says('2026-12-01', '2026-12-05')).toStart
  const chat = { id: guest?.chatId ?? '' }
  const stay = async () => {
    const row = await bench.deps.engineDb.chat.findUniqueOrThrow({ where: chat })
    return [row.checkInDate?.toISOString().slice(0, 10), row.checkOutDate?.toISOString().slice(0, 10), row.propertyId]
  }
  await says('2026-12-02', '2026-12-06')
  expect(await stay()).toEqual(['2026-12-02', '2026-12-06', null])
  await bench.deps.engineDb.chat.update({ where: chat, data: { stayConfirmedBy: 'host' } })
  await says('2026-11-21', '2027-12-06', name)
  expect(await stay()).toEqual(['2026-12-02', '2026-12-06', null])
  await bench.deps.engineDb.chat.update({ where: chat, data: { stayConfirmedBy: null } })
  await says('2026-11-22', '2026-12-06', name)
  expect(await stay()).toEqual(['2026-11-22', '2026-12-06', expect.any(String)])
})

test("a machine's mail supersedes nothing and starts nothing", async () => {
  const threadKey = randomUUID()
  const [guest] = (await ingest(mail({ threadKey }))).toStart
  const { channel: _, ...row } = guest ?? { id: '', chatId: '', channel: '' }
  const draft = await draftFor(row, 'pending')
  const result = await ingest(
    mail({ threadKey, isAutomatic: true, name: 'Mail Delivery System', peer: 'mailer-daemon@mx.test' }),
  )
  expect(result.toStart).toEqual([])
  expect(await statusOf(draft)).toBe('pending')
  expect(await bench.deps.engineDb.chat.findUniqueOrThrow({ where: { id: row.chatId } })).toMatchObject({
    email: 'guest@test.test',
    replyTo: 'guest@test.test',
  })
})

test('a third person who names a mail of the conversation takes nothing over', async () => {
  const relayed = { threadKey: `airbnb:thread:${randomUUID()}`, channel: 'airbnb', rfcMessageId: `<${randomUUID()}@a>` }
  const replyTo = 'token@reply.airbnb.com'
  const [guest] = (await ingest(mail({ ...relayed, peer: 'express@airbnb.com', name: 'Anna', replyTo }))).toStart
  const draft = await draftFor({ id: guest?.id ?? '', chatId: guest?.chatId ?? '' }, 'pending')
  const { rfcMessageId: inReplyTo } = relayed
  const [answer] = (await ingest(mail({ inReplyTo, peer: 'cleaner@x.test', replyTo: 'cleaner@x.test' }))).toStart
  await ingest(mail({ inReplyTo, fromSelf: true, isAutomatic: true, peer: bench.address }))
  expect(answer?.chatId).not.toBe(guest?.chatId)
  expect(await statusOf(draft)).toBe('pending')
  expect(await bench.deps.engineDb.chat.findUniqueOrThrow({ where: { id: guest?.chatId ?? '' } })).toMatchObject({
    channel: 'airbnb',
    sender: 'Anna',
    email: 'express@airbnb.com',
    replyTo,
  })
})

test('of a burst in one batch only the newest is answered', async () => {
  const threadKey = randomUUID()
  const result = await ingest(...['uno', 'due', 'tre'].map((text) => mail({ threadKey, text })))
  expect(result.toStart).toHaveLength(1)
  const rows = await bench.deps.engineDb.message.findMany({
    where: { chatId: result.toStart[0]?.chatId ?? '' },
    orderBy: { seq: 'asc' },
  })
  expect(rows.map((row) => [row.seq, row.text])).toEqual([
    [1, 'uno'],
    [2, 'due'],
    [3, 'tre'],
  ])
  expect(rows.map((row) => row.id === result.toStart[0]?.id)).toEqual([false, false, true])
})

test('a reply is started when its message is stored, whatever its sender’s clock says', async () => {
  const { toStart } = await ingest(mail({ writtenAt: new Date(Date.now() - 5 * 3_600_000) }))
  const row = await bench.deps.engineDb.message.findUniqueOrThrow({ where: { id: toStart[0]?.id ?? '' } })
  expect(row.workflowAt).not.toBeNull()
})

test('with Temporal away mails are stored at full pace, and their replies are left to the sweep', async () => {
  // The rules of a language are compiled when it is first met.
  await ingest(mail({}))
  const connection = Connection.lazy({ address: '127.0.0.1:9' })
  // Whose clock stands still: once open it stays so, however slow the machine.
  const temporalCircuit = new CircuitBreaker(() => new Date(0))
  const temporal = new Client({ connection })
  const start = vi.spyOn(temporal.workflow, 'start')
  const deps = { ...bench.deps, temporal, temporalCircuit }
  const store = async () => {
    const before = performance.now()
    const batch = { ...source, messages: [mail({})], progress: { kind: 'none' } as const, historyBefore: new Date(0) }
    const { toStart } = await ingestBatch(deps, batch)
    const row = await deps.engineDb.message.findUniqueOrThrow({ where: { id: toStart[0]?.id ?? '' } })
    expect(row.workflowAt).toBeNull()
    return performance.now() - before
  }
  expect(await store(), 'ms of the first batch').toBeLessThan(20_000)
  const asked = start.mock.calls.length
  expect(asked).toBeGreaterThan(0)
  // Nobody else finds out by themselves.
  await Promise.all(Array.from({ length: 10 }, store))
  expect(start).toHaveBeenCalledTimes(asked)
  await connection.close()
})

test('what was written long before the source was connected is shown and not answered', async () => {
  const old = mail({ writtenAt: new Date('2026-01-01T10:00:00Z'), arrivedAt: new Date('2026-01-01T10:00:00Z') })
  const result = await ingestBatch(bench.deps, {
    ...source,
    messages: [old],
    progress: { kind: 'none' },
    historyBefore: new Date('2026-02-01'),
  })
  expect(result).toMatchObject({ stored: 1, toStart: [] })
})

test('twenty readers that bring the same message store it once', async () => {
  const message = mail({ threadKey: randomUUID() })
  const results = await Promise.all(Array.from({ length: 20 }, () => ingest(message)))
  expect(results.reduce((sum, result) => sum + result.stored, 0)).toBe(1)
})

test('a mail that comes by two ways at once is one message, and one to answer', {
  timeout: ROUNDS_TIMEOUT_MS,
}, async () => {
  const ways = [source, await bench.addMailbox()]
  const bring = (nth: number, mailKey: string) =>
    ingestBatch(bench.deps, {
      ...(ways[nth % 2] ?? source),
      messages: [mail({ mailKey, peer: `${mailKey}@guest.test` })],
      progress: { kind: 'none' },
      historyBefore: new Date(0),
    })
  await raceRounds(async () => {
    const mailKey = randomUUID()
    const results = await Promise.all(Array.from({ length: 4 }, (_, nth) => bring(nth, mailKey)))
    expect(results.map(({ stored, toStart }) => stored + toStart.length).sort()).toEqual([0, 0, 0, 2])
  }, OTHER_RACE_ROUNDS)
})

test('a mailbox that was deleted and added again brings in nothing twice', async () => {
  const own = await bench.addMailbox()
  const message = mail({})
  const at = { progress: { kind: 'none' }, historyBefore: new Date(0), messages: [message] } as const
  expect((await ingestBatch(bench.deps, { ...own, ...at })).stored).toBe(1)
  await bench.deps.engineDb.messageSource.update({ where: { id: own.sourceId }, data: { deletedAt: new Date() } })
  await expect(ingestBatch(bench.deps, { ...own, ...at })).rejects.toMatchObject({ kind: 'not_found' })
  const again = await bench.addMailbox()
  expect((await ingestBatch(bench.deps, { ...again, ...at })).stored).toBe(0)
})

test('a text that PostgreSQL refuses becomes a stub, and those around it are stored', async () => {
  const own = await openSource(bench.deps, await bench.addMailbox())
  const raw = new Uint8Array(Buffer.from('the file'))
  const texts = ['prima', 'a\0b', 'dopo'].map((text) => ({
    message: mail({ text, peer: `${text.length}@x.test` }),
    raw,
  }))
  await ingestRead(bench.deps, own, { messages: texts, progress: { kind: 'none' } })
  const rows = await bench.deps.engineDb.message.findMany({ where: { sourceId: own.sourceId } })
  expect(rows.map((row) => row.status).sort()).toEqual(['received', 'received', 'unreadable'])
})

test('an emoji at any cut of the list entry stays whole or goes', async () => {
  for (const length of [298, 299, 300]) {
    const [guest] = (await ingest(mail({ text: `${'x'.repeat(length)}🏡 grazie` }))).toStart
    const chat = await bench.deps.engineDb.chat.findUniqueOrThrow({ where: { id: guest?.chatId ?? '' } })
    expect(chat.lastMessageText.replace('🏡', '')).toBe('x'.repeat(length))
  }
})

test("a host's own reply that comes back through the mailbox is no guest's message", async () => {
  const [guest] = (await ingest(mail({}))).toStart
  const ids = { hostId: bench.hostId, messageId: guest?.id ?? '', chatId: guest?.chatId ?? '' }
  await bench.deps.engineDb.delivery.create({
    data: { ...ids, sendKey: randomUUID(), rfcMessageId: '<ours@casa.test>' },
  })
  expect((await ingest(mail({ fromSelf: true, rfcMessageId: '<ours@casa.test>' }))).stored).toBe(0)
  expect((await ingest(mail({ fromSelf: true, rfcMessageId: '<other@casa.test>' }))).stored).toBe(1)
})

test('while the .eml switch is on, files in the folder are the mailbox', async () => {
  const never = new AbortController().signal
  const own = await bench.addMailbox()
  await mkdir(join(emlFolder, 'in', bench.address), { recursive: true })
  await writeFile(join(emlFolder, 'in', bench.address, 'one.eml'), guestMail({ body: 'da un file' }))
  await writeFile(
    join(emlFolder, 'in', 'two.eml'),
    guestMail({ body: 'indirizzato' }).replace('To: host@locanda.test', `To: ${bench.address}`),
  )
  await writeFile(join(emlFolder, 'in', 'three.eml'), guestMail({ body: 'di un altro' }))
  const settings = bench.deps.engineDb.debugSettings
  await settings.update({ where: { id: 1 }, data: { emlMock: true } })
  try {
    await pollSource(bench.deps, own, never)
    await pollSource(bench.deps, own, never)
  } finally {
    await settings.update({ where: { id: 1 }, data: { emlMock: false } })
  }
  const rows = await bench.deps.engineDb.message.findMany({ where: { sourceId: own.sourceId } })
  expect(rows.map((row) => row.text).sort()).toEqual(['da un file', 'indirizzato'])
})

test('words that were cut away and stand in the chat already are no doubt', async () => {
  const asked = `<asked-${randomUUID()}@guest.test>`
  const id = `<quotes-${randomUUID()}@guest.test>`
  await ingest(mail({ rfcMessageId: asked, text: 'Si può parcheggiare davanti alla casa?' }))
  const removed = 'Si può parcheggiare davanti\nalla casa?'
  await ingest(mail({ rfcMessageId: id, inReplyTo: asked, text: 'Grazie, e i cani?', removed }))
  const row = await bench.deps.engineDb.message.findFirstOrThrow({ where: { rfcMessageId: id } })
  expect(row.doubts).toEqual([])
})

test('words that were cut away and may be the guest’s are a doubt of their message', async () => {
  const id = `<cut-${randomUUID()}@guest.test>`
  await ingest(mail({ rfcMessageId: id, text: 'Buonasera,', removed: 'Possiamo portare il cane?' }))
  const row = await bench.deps.engineDb.message.findFirstOrThrow({ where: { rfcMessageId: id } })
  expect(row.doubts).toEqual([{ code: 'words_cut', params: { removed: 'Possiamo portare il cane?' } }])
})
