import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { calls } from '#api/contract/calls.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { createSource } from '#api/sources/create-source.ts'
import { deleteSource } from '#api/sources/delete-source.ts'
import { pruneLeftWebhookEvents } from '#prisma/maintenance/prune.ts'
import { asOwner } from '#tests/api/given.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'

const never = new AbortController().signal
let api: RunningApi
let cloud: WhatsappStandIn
let bench: MailBench
beforeAll(async () => {
  const webhookUrl = () => `${api.url}/api${calls.receiveWhatsapp.path}`
  cloud = await startWhatsapp({ webhookUrl, appSecret: 'secret', reportsDelivery: false })
  api = await runApi({ WHATSAPP_APP_SECRET: 'secret', WHATSAPP_VERIFY_TOKEN: 'say-friend' })
  bench = await openMailBench(inject('parts'), { whatsappUrl: cloud.url })
})
afterAll(async () => {
  await Promise.all([api.close(), cloud.close(), bench.close()])
})

type Host = { hostId: string; kcSub: string }
const contextOf = ({ hostId, kcSub }: Host) =>
  ({
    deps: api.deps,
    host: { id: hostId, kcSub, email: 'anna@locanda.test' },
    requestId: randomUUID(),
  }) as unknown as HostContext

async function connects(host: Host, phoneNumberId: string, accessToken = 'good') {
  const body = { name: 'Casa', phoneNumberId, accessToken } as never
  const { id: sourceId } = await createSource('whatsapp')(contextOf(host), { body })
  await pollSource(bench.deps, { hostId: host.hostId, sourceId }, never)
  return { hostId: host.hostId, sourceId }
}
const accountEnds = ({ kcSub }: Host) =>
  asOwner().accountState.create({ data: { kcSub, access: 'deleted', accessAt: new Date() } })
const newNumber = () => `1${Date.now()}${Math.floor(Math.random() * 1000)}`

test.each([
  ['is deleted', (first: Host, number: string) => connects(first, number).then(() => accountEnds(first))],
  ['only typed it', (first: Host, number: string) => connects(first, number, 'bad')],
  [
    'has disconnected it',
    async (first: Host, number: string) => {
      const { sourceId } = await connects(first, number)
      await deleteSource(contextOf(first), { params: { id: sourceId } })
    },
  ],
])('a host who %s keeps no other from a number, whose guests are heard again', async (_how, goes) => {
  const [first, second] = [await bench.anotherHost(), await bench.anotherHost()]
  const phoneNumberId = newNumber()
  await goes(first, phoneNumberId)
  const source = await connects(second, phoneNumberId)
  await cloud.guestWrites({ phoneNumberId, from: '393331230000', text: 'Can we bring our dog?' })
  await pollSource(bench.deps, source, never)
  expect((await second.messages()).map(({ text }) => text)).toEqual(['Can we bring our dog?'])
})

test.each([
  ['opened it', 'good'],
  ['opened it, also while the token is refused now', 'bad'],
])('a host who %s keeps it from others', async (_how, token) => {
  const [first, second] = [await bench.anotherHost(), await bench.anotherHost()]
  const phoneNumberId = newNumber()
  const { sourceId } = await connects(first, phoneNumberId)
  if (token === 'bad')
    await asOwner().messageSource.update({ where: { id: sourceId }, data: { signedInAt: null, state: 'auth_error' } })
  await expect(connects(second, phoneNumberId)).rejects.toMatchObject({ kind: 'conflict' })
})

test('what comes while only a deleted account has the number is counted for the administrators, and not kept for ever', async () => {
  const first = await bench.anotherHost()
  const phoneNumberId = newNumber()
  const { sourceId } = await connects(first, phoneNumberId)
  await accountEnds(first)
  await cloud.guestWrites({ phoneNumberId, from: '393331230000', text: 'We are locked out' })
  const unread = await asOwner().unreadWebhook.findMany({ where: { phoneNumberId } })
  expect(unread).toMatchObject([{ why: 'no_source', many: 1 }])
  const kept = () => asOwner().webhookEvent.count({ where: { sourceId } })
  const inDays = (days: number) =>
    bench.deps.engineDb.$transaction((tx) => pruneLeftWebhookEvents(tx, new Date(Date.now() + days * 24 * 3_600_000)))
  await inDays(29)
  expect(await kept()).toBe(1)
  await inDays(31)
  expect(await kept()).toBe(0)
})
