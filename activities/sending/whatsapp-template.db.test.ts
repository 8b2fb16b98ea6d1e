import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deliver } from '#activities/sending/deliver.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'

let cloud: WhatsappStandIn
let bench: SendBench

beforeAll(async () => {
  cloud = await startWhatsapp({ webhookUrl: () => 'http://127.0.0.1:1', appSecret: 's', reportsDelivery: false })
  const of = { language: 'it', status: 'APPROVED' } as const
  cloud.templates.push(
    { ...of, name: 'named', components: [{ type: 'BODY', text: 'Ciao {{ospite}}, a {{casa}}' }] },
    { ...of, name: 'turned', components: [{ type: 'BODY', text: 'A {{2}} ti aspettiamo, {{1}}' }] },
    { ...of, name: 'plain', components: [{ type: 'BODY', text: 'Ciao!' }] },
  )
  bench = await openSendBench(inject('parts'), { whatsappUrl: cloud.url })
})
afterAll(async () => {
  await cloud.close()
  await bench.close()
})

/** A claimed reply of the host's to a guest who wrote two days ago, carried by a template. */
async function claimed(template: object) {
  const { hostId } = bench
  const { sourceId } = await addWhatsapp(bench)
  const { engineDb } = bench.deps
  const phone = '393331234567'
  const chat = await engineDb.chat.create({
    data: { hostId, sourceId, channel: 'whatsapp', threadKey: randomUUID(), email: phone, replyTo: phone },
  })
  const at = new Date(Date.now() - 48 * 3_600_000)
  const said = { hostId, sourceId, chatId: chat.id, text: 'Ciao Mia, a Casa', workflowAt: at }
  await engineDb.message.create({ data: { ...said, kind: 'guest', status: 'received', seq: 1, createdAt: at } })
  const row = await engineDb.message.create({
    data: { ...said, kind: 'host_reply', status: 'sending', seq: 2, template },
  })
  const sendKey = randomUUID()
  await engineDb.delivery.create({ data: { hostId, chatId: chat.id, messageId: row.id, sendKey } })
  return { hostId, messageId: row.id, sendKey }
}
const sentOf = (sendKey: string) => cloud.sent.filter((text) => text.callbackData === sendKey)

test.each<[string, { field: string; text: string }[], string]>([
  [
    'named',
    [
      { field: 'ospite', text: 'Mia' },
      { field: 'casa', text: 'Casa' },
    ],
    'Ciao Mia, a Casa',
  ],
  [
    'turned',
    [
      { field: '1', text: 'Mia' },
      { field: '2', text: 'Casa' },
    ],
    'A Casa ti aspettiamo, Mia',
  ],
  // As it was kept before the fields came by number.
  [
    'turned',
    [
      { field: '2', text: 'Casa' },
      { field: '1', text: 'Mia' },
    ],
    'A Casa ti aspettiamo, Mia',
  ],
  ['plain', [], 'Ciao!'],
])('a template leaves outside of 24 hours, with its fields, as its words say: %s', async (name, values, said) => {
  const ref = await claimed({ name, language: 'it', values })
  expect((await deliver(bench.deps, ref)).status).toBe('sent')
  expect(sentOf(ref.sendKey)).toMatchObject([{ template: name, text: said }])
})

test('one that Meta has ended meanwhile is not sent, and says so', async () => {
  const ref = await claimed({ name: 'gone', language: 'it', values: [] })
  expect((await deliver(bench.deps, ref)).status).toBe('failed')
  const { fault } = await bench.deps.engineDb.delivery.findUniqueOrThrow({ where: { sendKey: ref.sendKey } })
  expect(fault).toMatchObject({ code: 'whatsapp_refused', params: { number: 132001 } })
})
