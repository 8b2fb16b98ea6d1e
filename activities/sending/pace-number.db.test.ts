import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deliver } from '#activities/sending/deliver.ts'
import type { SendRef } from '#activities/sending/outgoing.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'

/** Far below what this machine sends by itself, so that only the pace can keep to it. */
const PER_SECOND = 20
const BURST = 50

let cloud: WhatsappStandIn
/** As two workers have it: each with connections of its own. */
let workers: MailBench[]

beforeAll(async () => {
  const options = { webhookUrl: () => 'http://127.0.0.1:1', appSecret: 's', reportsDelivery: false }
  cloud = await startWhatsapp(options)
  const open = () => openMailBench(inject('parts'), { whatsappUrl: cloud.url })
  workers = [await open(), await open()]
})
afterAll(async () => {
  await cloud.close()
  for (const worker of workers) await worker.close()
})

type Number = Awaited<ReturnType<typeof addWhatsapp>>

const numberOf = async (worker: MailBench) => addWhatsapp(await hostOf(worker))
const hostOf = async (worker: MailBench): Promise<MailBench> => ({ ...worker, ...(await worker.anotherHost()) })

/** A claimed reply to a guest of their own, by this number. */
async function claimedReply({ hostId, sourceId }: Number): Promise<SendRef> {
  const { engineDb } = benchOf(0).deps
  const [of, to] = [{ hostId, sourceId }, `39${Math.floor(Math.random() * 1e10)}`]
  const chat = await engineDb.chat.create({
    data: { ...of, channel: 'whatsapp', threadKey: randomUUID(), email: to, replyTo: to },
  })
  const said = { ...of, chatId: chat.id, text: 'Ciao', workflowAt: new Date() }
  await engineDb.message.create({ data: { ...said, kind: 'guest', status: 'received', seq: 1 } })
  const reply = await engineDb.message.create({ data: { ...said, kind: 'host_reply', status: 'sending', seq: 2 } })
  const sendKey = randomUUID()
  await engineDb.delivery.create({ data: { hostId, chatId: chat.id, messageId: reply.id, sendKey } })
  return { hostId, messageId: reply.id, sendKey }
}

function benchOf(at: number): MailBench {
  const bench = workers[at % workers.length]
  if (bench === undefined) throw new Error('no worker')
  return bench
}

const quiet = () => undefined
function send(ref: SendRef, by: number) {
  const { deps } = benchOf(by)
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  const config = { whatsapp: { ...deps.whatsapp, messagesPerSecond: PER_SECOND } }
  return deliver({ ...deps, log, config } as unknown as Parameters<typeof deliver>[0], ref)
}
const sentBy = ({ phoneNumberId }: Number) => cloud.sent.filter((text) => text.phoneNumberId === phoneNumberId)

test('a burst of one number leaves by two workers no faster than Meta takes it, each message once, and keeps no other number waiting', async () => {
  const [number, other] = [await numberOf(benchOf(0)), await numberOf(benchOf(1))]
  const refs = await Promise.all(Array.from({ length: BURST }, () => claimedReply(number)))
  const before = performance.now()
  const burst = Promise.all(refs.map((ref, at) => send(ref, at)))
  await send(await claimedReply(other), 1)
  expect(sentBy(other)).toHaveLength(1)
  expect(sentBy(number).length).toBeLessThan(BURST)
  expect((await burst).map(({ status }) => status)).toEqual(refs.map(() => 'sent'))
  // The last one has waited for its turn; a busy machine only makes it later.
  expect(performance.now() - before).toBeGreaterThan(((BURST - 1) / PER_SECOND) * 1_000)
  expect(new Set(sentBy(number).map(({ callbackData }) => callbackData)).size).toBe(BURST)
  expect(sentBy(number)).toHaveLength(BURST)
})

test('a number that Meta calls too fast holds back all that it sends; what was refused leaves later, once', async () => {
  const number = await numberOf(benchOf(0))
  const ref = await claimedReply(number)
  cloud.script({ code: 130429, status: 429 })
  const before = Date.now()
  await expect(send(ref, 0)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  const { sourceId } = number
  const { nextAt } = await benchOf(0).deps.engineDb.numberPace.findUniqueOrThrow({ where: { sourceId } })
  expect(nextAt.getTime() - before).toBeGreaterThan(4_000)
  await benchOf(0).deps.engineDb.numberPace.update({ where: { sourceId }, data: { nextAt: new Date() } })
  expect((await send(ref, 1)).status).toBe('sent')
  expect(sentBy(number)).toHaveLength(1)
})

test('a try that is ended while it waits for its turn sends nothing', async () => {
  const number = await numberOf(benchOf(0))
  const { hostId, sourceId } = number
  await benchOf(0).deps.engineDb.numberPace.create({
    data: { hostId, sourceId, nextAt: new Date(Date.now() + 60_000) },
  })
  const { deps } = benchOf(0)
  const ended = new AbortController()
  const ref = await claimedReply(number)
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  const given = { ...deps, log, config: { whatsapp: deps.whatsapp } } as unknown as Parameters<typeof deliver>[0]
  const trying = deliver(given, ref, ended.signal)
  ended.abort()
  await expect(trying).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  expect(sentBy(number)).toHaveLength(0)
  const { state } = await deps.engineDb.delivery.findUniqueOrThrow({ where: { sendKey: ref.sendKey } })
  expect(state).toBe('claimed')
})
