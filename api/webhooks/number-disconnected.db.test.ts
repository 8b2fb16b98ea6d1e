import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { calls } from '#api/contract/calls.ts'
import { runConformingApi } from '#tests/api/conforming-api.ts'
import { asOwner } from '#tests/api/given.ts'
import { newHost } from '#tests/api/signed-in-host.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import type { RunningApi } from '#tests/safety/running-api.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'

const secret = 'meta-app-secret'
let api: RunningApi
let cloud: WhatsappStandIn
let bench: MailBench
beforeAll(async () => {
  const webhookUrl = () => `${api.url}/api${calls.receiveWhatsapp.path}`
  cloud = await startWhatsapp({ webhookUrl, appSecret: secret, reportsDelivery: false })
  const whatsapp = { WHATSAPP_APP_SECRET: secret, WHATSAPP_VERIFY_TOKEN: 'say-friend', WHATSAPP_API_URL: cloud.url }
  api = await runConformingApi({ ...whatsapp, ALLOWED_PRIVATE_SERVERS: '127.0.0.1' })
  bench = await openMailBench(inject('parts'), { whatsappUrl: cloud.url })
})
afterAll(async () => {
  await Promise.all([api.close(), cloud.close(), bench.close()])
})

const newNumber = () => `1${Date.now()}${Math.floor(Math.random() * 1000)}`

/** A host who connects numbers, and what became of what their guests wrote. */
async function hostWithNumber() {
  const host = await newHost(api)
  const phoneNumberId = newNumber()
  const body = (accessToken: string, number = phoneNumberId) => ({ name: 'Casa', phoneNumberId: number, accessToken })
  const connect = async (accessToken = 'good', number = phoneNumberId): Promise<string> =>
    (await host.ask('createWhatsappSource', { body: body(accessToken, number) })).id
  const disconnect = (id: string) => host.attempt('deleteSource', { params: { id } })
  const change = (id: string, accessToken: string, number = phoneNumberId) =>
    host.attempt('updateWhatsappSource', { params: { id }, body: body(accessToken, number) })
  const look = (sourceId: string) => pollSource(bench.deps, { hostId: host.id, sourceId }, new AbortController().signal)
  const writes = (text: string) => cloud.guestWrites({ phoneNumberId, from: '393331230000', text })
  const texts = async (sourceId: string) => {
    const rows = await asOwner().message.findMany({ where: { hostId: host.id, sourceId }, orderBy: { seq: 'asc' } })
    return rows.map((row) => row.text)
  }
  /** Connected, let in, and read once. */
  const opened = async () => {
    const id = await connect()
    await look(id)
    return id
  }
  return { ...host, phoneNumberId, connect, disconnect, change, look, writes, texts, opened }
}

test('what guests wrote while the token was refused comes in where the number is disconnected and connected again', async () => {
  const host = await hostWithNumber()
  const id = await host.opened()
  await host.change(id, 'bad')
  expect(await host.look(id)).toBe('auth_error')
  await host.writes('We are locked out')
  await host.writes('Can we bring our dog?')
  await host.disconnect(id)
  const { phoneNumberId } = host
  expect(await asOwner().unreadWebhook.findMany({ where: { phoneNumberId } })).toMatchObject([
    { why: 'no_source', many: 2, body: null },
  ])
  expect(await host.connect()).toBe(id)
  await host.look(id)
  expect(await host.texts(id)).toEqual(['We are locked out', 'Can we bring our dog?'])
})

test('what guests write while a number is disconnected comes in where it is connected again, and nowhere before', async () => {
  const host = await hostWithNumber()
  const id = await host.opened()
  await host.disconnect(id)
  await host.writes('Is there parking?')
  expect(await host.connect('bad')).toBe(id)
  expect(await host.look(id)).toBe('auth_error')
  expect(await host.texts(id)).toEqual([])
  await host.change(id, 'good')
  await host.look(id)
  expect(await host.texts(id)).toEqual(['Is there parking?'])
})

test('what waits with a disconnected number comes in by another source that has the number now', async () => {
  const host = await hostWithNumber()
  const first = await host.opened()
  await host.disconnect(first)
  await host.writes('Is there parking?')
  const second = await host.connect('good', newNumber())
  await host.look(second)
  expect(await host.change(second, 'good')).toMatchObject({ status: 200 })
  await host.look(second)
  expect(await host.texts(second)).toEqual(['Is there parking?'])
})

test('a number that another host has by now brings its former one nothing', async () => {
  const [former, later] = [await hostWithNumber(), await hostWithNumber()]
  const id = await former.opened()
  await former.disconnect(id)
  const now = await later.connect('good', former.phoneNumberId)
  await later.look(now)
  await former.writes('Are you the new hosts?')
  await later.look(now)
  expect(await later.texts(now)).toEqual(['Are you the new hosts?'])
  expect(await asOwner().webhookEvent.count({ where: { sourceId: id } })).toBe(0)
})
