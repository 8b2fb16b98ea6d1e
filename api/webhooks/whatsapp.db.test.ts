import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { calls } from '#api/contract/calls.ts'
import { inHost } from '#prisma/host-scope.ts'
import { recordOutcome } from '#prisma/messages/record-outcome.ts'
import { runConformingApi } from '#tests/api/conforming-api.ts'
import { asOwner } from '#tests/api/given.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import type { RunningApi } from '#tests/safety/running-api.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'
import { sourceWorkflowId } from '#workflows/domain/workflow-names.ts'

const never = new AbortController().signal
const secret = 'meta-app-secret'
let api: RunningApi
let cloud: WhatsappStandIn
let bench: MailBench
let other: MailBench

beforeAll(async () => {
  api = await runConformingApi({ WHATSAPP_APP_SECRET: secret, WHATSAPP_VERIFY_TOKEN: 'say-friend' })
  cloud = await startWhatsapp({
    webhookUrl: () => `${api.url}/api${calls.receiveWhatsapp.path}`,
    appSecret: secret,
    reportsDelivery: false,
  })
  bench = await openMailBench(inject('parts'), { whatsappUrl: cloud.url })
  other = await openMailBench(inject('parts'), { whatsappUrl: cloud.url })
})
afterAll(async () => {
  await Promise.all([api.close(), cloud.close(), bench.close(), other.close()])
})

const post = (body: string | Buffer, signature: string | undefined) =>
  api
    .as()
    .attempt(
      'receiveWhatsapp',
      { body: Buffer.from(body) },
      { headers: signature === undefined ? {} : { 'x-hub-signature-256': signature } },
    )
const sign = (body: string, key = secret) => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`
const events = (sourceId: string) => asOwner().webhookEvent.count({ where: { sourceId } })

test('the verification is answered with its challenge, for the right token only', async () => {
  const subscribe = (query: object) => api.as().attempt('subscribeWhatsapp', { query })
  const asked = { 'hub.mode': 'subscribe', 'hub.challenge': '42' }
  expect(await subscribe({ ...asked, 'hub.verify_token': 'say-friend' })).toMatchObject({ status: 200, text: '42' })
  expect((await subscribe({ ...asked, 'hub.verify_token': 'say-enemy' })).status).toBe(403)
  expect((await subscribe({})).status).toBe(400)
})

test.each([
  ['no signature', (_body: string) => undefined],
  ['another key', (body: string) => sign(body, 'other')],
  ['a signature of other bytes', (body: string) => sign(`${body} `)],
  ['a short signature', () => 'sha256=00'],
])('%s is refused and stores nothing', async (_, signature) => {
  const { sourceId, phoneNumberId } = await addWhatsapp(bench)
  const value = { metadata: { phone_number_id: phoneNumberId } }
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ changes: [{ value }] }] })
  expect((await post(body, signature(body))).status).toBe(401)
  expect(await events(sourceId)).toBe(0)
})

test.each(['', '[]', '{"object":"page","entry":[]}', 'no json'])(
  'signed bytes of another shape are accepted and left: %j',
  async (body) => {
    expect((await post(body, sign(body))).status).toBe(200)
  },
)

test('a number of no source is accepted and left', async () => {
  expect(await cloud.guestWrites({ phoneNumberId: '999', from: '393330000000' })).toBe(200)
})

test('a guest’s message is stored, its workflow told, and it becomes a chat with a message, once', async () => {
  const source = await addWhatsapp(bench)
  const written = {
    phoneNumberId: source.phoneNumberId,
    from: '393331234567',
    name: 'Giulia',
    text: 'A che ora il check-in?',
    id: 'wamid.a',
  }
  expect(await cloud.guestWrites(written)).toBe(200)
  expect(await cloud.guestWrites(written)).toBe(200)
  const workflow = bench.deps.temporal.workflow.getHandle(sourceWorkflowId(source.sourceId))
  // It is told in the background, after the answer.
  const status = () =>
    workflow.describe().then(
      (run) => run.status.name,
      () => 'not told yet',
    )
  await expect.poll(status).toBe('RUNNING')
  expect(await pollSource(bench.deps, source, never)).toBe('again')
  const rows = await asOwner().message.findMany({ where: { sourceId: source.sourceId }, include: { chat: true } })
  expect(rows).toMatchObject([
    {
      text: 'A che ora il check-in?',
      status: 'received',
      chat: { channel: 'whatsapp', sender: 'Giulia', replyTo: '393331234567' },
    },
  ])
})

test('what PostgreSQL cannot keep does not keep a message away', async () => {
  const source = await addWhatsapp(bench)
  const text = 'a\0b\ud83d'
  expect(await cloud.guestWrites({ phoneNumberId: source.phoneNumberId, from: '393330000009', text })).toBe(200)
  await pollSource(bench.deps, source, never)
  expect((await asOwner().message.findFirstOrThrow({ where: { sourceId: source.sourceId } })).text).toBe('ab\ufffd')
})

test('number and user id of one guest are one chat, whichever came first', async () => {
  const source = await addWhatsapp(bench)
  const { phoneNumberId } = source
  await cloud.guestWrites({ phoneNumberId, from: '393330000001', text: 'uno' })
  await cloud.guestWrites({ phoneNumberId, from: '393330000001', userId: 'IT.1', text: 'due' })
  await cloud.guestWrites({ phoneNumberId, userId: 'IT.1', text: 'tre' })
  await pollSource(bench.deps, source, never)
  expect(await asOwner().chat.count({ where: { sourceId: source.sourceId } })).toBe(1)
  expect(await asOwner().message.count({ where: { sourceId: source.sourceId } })).toBe(3)
})

test('a host who only names a number sees nothing of its guests', async () => {
  const owner = await addWhatsapp(bench)
  const thief = await addWhatsapp(other, { phoneNumberId: owner.phoneNumberId, accessToken: 'bad' })
  await cloud.guestWrites({ phoneNumberId: owner.phoneNumberId, from: '393330000002', text: 'privato' })
  expect(await pollSource(other.deps, thief, never)).toBe('auth_error')
  expect(await pollSource(bench.deps, owner, never)).toBe('again')
  expect(await asOwner().message.count({ where: { sourceId: thief.sourceId } })).toBe(0)
  expect(await asOwner().message.count({ where: { sourceId: owner.sourceId } })).toBe(1)
})

test.each([
  ['a lost answer that arrived after all', 'unknown', 'outcome_unknown', 'delivered', 'sent'],
  ['an accepted text that could not be delivered', 'sent', 'sent', 'failed', 'failed'],
  ['a text that failed, and reached the phone after all', 'failed', 'failed', 'delivered', 'sent'],
  ['a text that failed, and was accepted before', 'failed', 'failed', 'sent', 'failed'],
] as const)('%s is shown as it is', async (_, state, before, status, after) => {
  const source = await addWhatsapp(bench)
  await cloud.guestWrites({ phoneNumberId: source.phoneNumberId, from: '393330000003', text: 'ciao' })
  await pollSource(bench.deps, source, never)
  const guest = await asOwner().message.findFirstOrThrow({ where: { sourceId: source.sourceId } })
  const { hostId, chatId, sourceId } = guest
  const reply = await asOwner().message.create({
    data: { hostId, chatId, sourceId, kind: 'host_reply', status: before, seq: 2, text: 'Sì' },
  })
  const sendKey = randomUUID()
  await asOwner().delivery.create({ data: { hostId, chatId, messageId: reply.id, sendKey, state } })
  const report = {
    id: 'wamid.out',
    status,
    biz_opaque_callback_data: sendKey,
    errors: [{ code: 131026, title: 'Undeliverable' }],
  }
  await cloud.notify({ metadata: { phone_number_id: source.phoneNumberId }, statuses: [report] })
  await pollSource(bench.deps, source, never)
  expect((await asOwner().message.findUniqueOrThrow({ where: { id: reply.id } })).status).toBe(after)
})

test('a failure that is faster than the answer to its send, and names only the id, is shown all the same', async () => {
  const source = await addWhatsapp(bench)
  const { phoneNumberId } = source
  await cloud.guestWrites({ phoneNumberId, from: '393330000004', text: 'ciao' })
  await pollSource(bench.deps, source, never)
  const guest = await asOwner().message.findFirstOrThrow({ where: { sourceId: source.sourceId } })
  const { hostId, chatId, sourceId } = guest
  const place = { hostId, chatId, sourceId }
  const reply = await asOwner().message.create({
    data: { ...place, kind: 'host_reply', status: 'sending', seq: 2, text: 'Sì' },
  })
  const sendKey = randomUUID()
  const of = { hostId, chatId, messageId: reply.id, sendKey }
  await asOwner().delivery.create({ data: { ...of, state: 'transmitting' } })
  const report = { id: 'wamid.fast', status: 'failed', errors: [{ code: 131026 }] }
  await cloud.notify({ metadata: { phone_number_id: phoneNumberId }, statuses: [report] })
  const reading = pollSource(bench.deps, source, never)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const ref = { hostId, messageId: reply.id, sendKey }
  await inHost(bench.deps.db, hostId, (tx) =>
    recordOutcome(tx, { ...ref, now: new Date() }, { state: 'sent', providerId: 'wamid.fast' }),
  )
  await reading
  expect(await asOwner().message.findUniqueOrThrow({ where: { id: reply.id } })).toMatchObject({ status: 'failed' })
})

test('whoever owns a number hears of it, however many named it before them', async () => {
  const { sourceId, phoneNumberId } = await addWhatsapp(bench)
  await asOwner().messageSource.update({ where: { id: sourceId }, data: { signedInAt: new Date() } })
  await asOwner().messageSource.createMany({
    data: Array.from({ length: 25 }, (_, index) => ({
      ...{ hostId: other.hostId, type: 'whatsapp' as const, identifier: `${phoneNumberId}-${index}` },
      ...{ config: { phoneNumberId }, createdAt: new Date(0) },
    })),
  })
  expect(await cloud.guestWrites({ phoneNumberId, from: '393330000077', text: 'Siamo qui' })).toBe(200)
  expect(await events(sourceId)).toBe(1)
})
