import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { runConformingApi } from '#tests/api/conforming-api.ts'
import { asOwner } from '#tests/api/given.ts'
import { oddJson } from '#tests/fixtures/odd-json.ts'
import { WHATSAPP_MESSAGES, WHATSAPP_STATUSES } from '#tests/fixtures/whatsapp-values.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import type { RunningApi } from '#tests/safety/running-api.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'

const secret = 'meta-app-secret'
let api: RunningApi
let cloud: WhatsappStandIn
let bench: MailBench
beforeAll(async () => {
  api = await runConformingApi({ WHATSAPP_APP_SECRET: secret, WHATSAPP_VERIFY_TOKEN: 'say-friend' })
  cloud = await startWhatsapp({ webhookUrl: () => 'http://127.0.0.1:9', appSecret: secret })
  bench = await openMailBench(inject('parts'), { whatsappUrl: cloud.url })
})
afterAll(async () => {
  await Promise.all([api.close(), cloud.close(), bench.close()])
})

const post = (json: object): Promise<number> => postBytes(Buffer.from(JSON.stringify(json)))

async function postBytes(body: Buffer): Promise<number> {
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  const answer = await api.as().attempt('receiveWhatsapp', { body }, { headers: { 'x-hub-signature-256': signature } })
  return answer.status
}
type Value = Record<string, unknown>
const notificationOf = (...values: unknown[]) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: values.map((value) => ({ field: 'messages', value })) }],
})
const poll = (source: Awaited<ReturnType<typeof addWhatsapp>>) =>
  pollSource(bench.deps, source, new AbortController().signal)
const stored = (sourceId: string) =>
  asOwner().message.findMany({
    where: { sourceId },
    select: { status: true, text: true, raw: true, chatId: true, original: true },
  })

const from = '393331234567'
const timestamp = () => String(Math.floor(Date.now() / 1000))
const text = (id: string) => ({ id, from, timestamp: timestamp(), type: 'text', text: { body: 'Ciao' } })
const contacts = [{ wa_id: from, profile: { name: 'Marco' } }]

const anyMessage = fc
  .tuple(fc.constantFrom(...WHATSAPP_MESSAGES), fc.uuid())
  .chain(([kind, id]) => oddJson({ id, from, timestamp: timestamp(), ...kind }, ['id']))
/** Beside odd ones there is always one that names a message of ours. */
const anyStatus = fc
  .tuple(fc.constantFrom(...WHATSAPP_STATUSES), fc.uuid())
  .chain(([status, id]) => oddJson({ id, ...status }, ['id']))
const anyValue: fc.Arbitrary<Value> = fc.record({
  messages: fc.array(anyMessage, { minLength: 1, maxLength: 6 }),
  statuses: fc.array(anyStatus, { maxLength: 3 }),
  contacts: fc.oneof(fc.constantFrom<unknown>(contacts, null, [null], 'x'), fc.constant(contacts)),
})

test('as many as Meta sends are stored, whatever they are, and once however often they come', {
  timeout: 120_000,
}, async () => {
  const source = await addWhatsapp(bench)
  const metadata = { phone_number_id: source.phoneNumberId }
  let sent = 0
  const allStored = fc.asyncProperty(fc.array(anyValue, { minLength: 1, maxLength: 3 }), async (values) => {
    const notification = notificationOf(...values.map((value) => ({ metadata, ...value })))
    expect(await post(notification)).toBe(200)
    expect(await post(notification)).toBe(200)
    await poll(source)
    sent += values.flatMap(({ messages }) => messages).length
    expect(await asOwner().message.count({ where: { sourceId: source.sourceId } })).toBe(sent)
  })
  await fc.assert(allStored, { numRuns: 25 })
  const rows = await stored(source.sourceId)
  const stubs = rows.filter(({ status }) => status === 'unreadable')
  expect(stubs.length).toBeGreaterThan(0)
  expect(stubs.every(({ raw }) => raw !== null && JSON.parse(Buffer.from(raw).toString()) !== null)).toBe(true)
  expect(await asOwner().webhookEvent.count({ where: { sourceId: source.sourceId, readAt: null } })).toBe(0)
})

test.each<[string, (value: Value, phoneNumberId: string) => object]>([
  [
    'with a number that is a number',
    (value, id) => notificationOf({ ...value, metadata: { phone_number_id: Number(id) } }),
  ],
  ['nested once more', (value, id) => notificationOf({ value: { ...value, metadata: { phone_number_id: id } } })],
  [
    'with one entry in place of a list',
    (value, id) => ({ entry: { changes: { value: { ...value, metadata: { phone_number_id: id } } } } }),
  ],
  ['with the number around it', (value, id) => notificationOf({ metadata: { phone_number_id: id }, inner: [value] })],
  [
    'beside entries that are none',
    (value, id) => ({
      entry: [null, 7, { changes: 'x' }, notificationOf({ ...value, metadata: { phone_number_id: id } })],
    }),
  ],
  [
    'with a key that PostgreSQL cannot keep',
    (value, id) => notificationOf({ ...value, 'a\0': 1, metadata: { phone_number_id: id } }),
  ],
])('a notification %s is read', async (_, made) => {
  const source = await addWhatsapp(bench, { phoneNumberId: `1${Date.now()}` })
  expect(await post(made({ contacts, messages: [text(crypto.randomUUID())] }, source.phoneNumberId))).toBe(200)
  await poll(source)
  expect(await stored(source.sourceId)).toMatchObject([{ status: 'received', text: 'Ciao' }])
})

test('an odd message stands among its guest’s others, and its JSON can be had', async () => {
  const source = await addWhatsapp(bench)
  const metadata = { phone_number_id: source.phoneNumberId }
  const odd = { ...text(crypto.randomUUID()), text: null }
  await post(notificationOf({ metadata, contacts, messages: [text(crypto.randomUUID()), odd] }))
  await poll(source)
  const rows = await stored(source.sourceId)
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['received', 'unreadable'])
  expect(new Set(rows.map(({ chatId }) => chatId)).size).toBe(1)
})

const ofAccount = (id: string, value: object) => ({ entry: [{ id, changes: [{ field: 'messages', value }] }] })

test('what names no number goes to the number of its business account, among its guest’s messages, and waits for the host', async () => {
  const source = await addWhatsapp(bench)
  const [account, metadata] = [crypto.randomUUID(), { phone_number_id: source.phoneNumberId }]
  await post(ofAccount(account, { metadata, contacts, messages: [text(crypto.randomUUID())] }))
  const { metadata: _, ...unnamed } = { metadata, contacts, messages: [text(crypto.randomUUID())] }
  await post(ofAccount(account, unnamed))
  await post(ofAccount(account, unnamed))
  await poll(source)
  const rows = await stored(source.sourceId)
  expect(rows.map(({ status, text: said }) => [status, said]).toSorted()).toEqual([
    ['received', 'Ciao'],
    ['unreadable', 'Ciao'],
  ])
  expect(new Set(rows.map(({ chatId }) => chatId)).size).toBe(1)
})

test('what nobody can be shown is kept for administrators, the same once', async () => {
  const admin = api.as((await signIn(await newPerson('app-admin'))).access_token)
  const [account, shape, phoneNumberId] = [crypto.randomUUID(), crypto.randomUUID(), `9${Date.now()}`]
  const metadata = { phone_number_id: phoneNumberId }
  for (const notification of [
    ofAccount(account, { contacts, messages: [{ ...text('x'), account }] }),
    { hello: shape },
    ofAccount(account, { metadata, messages: [text('y')] }),
  ]) {
    expect(await post(notification)).toBe(200)
    expect(await post(notification)).toBe(200)
  }
  const source = await addWhatsapp(bench)
  const marked = notificationOf({ metadata: { phone_number_id: source.phoneNumberId }, messages: [text('z')] })
  expect(await postBytes(Buffer.from(`\ufeff${JSON.stringify(marked)}`))).toBe(200)
  await poll(source)
  expect(await stored(source.sourceId)).toHaveLength(1)
  const deep = Buffer.from(`{"is":"${shape}","deep":${'['.repeat(5_000)}${']'.repeat(5_000)}}`)
  expect(await postBytes(deep)).toBe(200)
  const unread = await admin.ask('listUnreadWebhooks', {})
  const about = (word: string) =>
    unread.filter(({ body, phoneNumberId: number }) => number === word || body?.includes(word))
  expect(about(account)).toMatchObject([{ why: 'no_number', many: 2 }])
  expect(about(shape)).toMatchObject([
    { why: 'unknown_shape', many: 1 },
    { why: 'unknown_shape', many: 2 },
  ])
  expect(about(phoneNumberId)).toMatchObject([{ why: 'no_source', many: 2, body: null }])
})

test('a number that two hosts are let in to is answered by neither by itself', async () => {
  const other = await openMailBench(inject('parts'), { whatsappUrl: cloud.url })
  const one = await addWhatsapp(bench)
  const two = await addWhatsapp(other, { phoneNumberId: one.phoneNumberId })
  const doubts = async ({ sourceId }: { sourceId: string }) => {
    const rows = await asOwner().message.findMany({ where: { sourceId }, orderBy: { seq: 'asc' } })
    return rows.map((row) => (row.doubts as { code: string }[]).map(({ code }) => code))
  }
  const writes = async () => {
    const metadata = { phone_number_id: one.phoneNumberId }
    await post(notificationOf({ metadata, contacts, messages: [text(crypto.randomUUID())] }))
    await poll(one)
    await pollSource(other.deps, two, new AbortController().signal)
  }
  await asOwner().messageSource.updateMany({
    where: { id: { in: [one.sourceId, two.sourceId] } },
    data: { state: 'active', signedInAt: new Date() },
  })
  await writes()
  expect([await doubts(one), await doubts(two)]).toEqual([[['number_shared']], [['number_shared']]])
  await asOwner().messageSource.update({ where: { id: two.sourceId }, data: { state: 'auth_error' } })
  await writes()
  expect((await doubts(one)).at(-1)).toEqual([])
  await other.close()
})
