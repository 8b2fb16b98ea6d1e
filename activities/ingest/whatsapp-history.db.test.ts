import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Prisma } from '#prisma/client.ts'
import { asOwner } from '#tests/api/given.ts'
import {
  ago,
  answered,
  asked,
  chats,
  codes,
  guest,
  rows,
  type Source,
  statusOf,
  whatsappOf,
} from '#tests/mailbox/whatsapp-conversation.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'
import { pollSource } from './watch-source.ts'

let cloud: WhatsappStandIn
let bench: SendBench
let messages: ReturnType<typeof whatsappOf>['messages']
let echoes: ReturnType<typeof whatsappOf>['echoes']
let history: ReturnType<typeof whatsappOf>['history']
let askedWithDraft: ReturnType<typeof whatsappOf>['askedWithDraft']
beforeAll(async () => {
  cloud = await startWhatsapp({ webhookUrl: () => 'http://127.0.0.1:1', appSecret: 's', reportsDelivery: false })
  bench = await openSendBench(inject('parts'), { whatsappUrl: cloud.url })
  ;({ messages, echoes, history, askedWithDraft } = whatsappOf(bench))
})
afterAll(async () => {
  await Promise.all([cloud.close(), bench.close()])
})

const owed = ({ sourceId }: Source) => asOwner().unansweredMessage.count({ where: { message: { sourceId } } })

test('a question that came first as history is asked when it comes as it happened, once', async () => {
  const source = await addWhatsapp(bench)
  const question = asked('Aiuto, c’è un incendio!')
  await history(source, question)
  expect(await owed(source)).toBe(0)
  await messages(source, question)
  await messages(source, question)
  await history(source, question)
  expect(await owed(source)).toBe(1)
  expect(await rows(source)).toMatchObject([{ text: question.text.body, isHistory: false }])
  const [chat] = await chats(source)
  expect(chat).toMatchObject({ unreadCount: 1 })
  expect(await asOwner().emergency.count({ where: { chatId: chat?.id ?? '' } })).toBe(1)
})

test('a question that comes as both at once is asked', async () => {
  const source = await addWhatsapp(bench)
  const question = asked('C’è il parcheggio?')
  const { hostId, sourceId } = source
  const metadata = { phone_number_id: source.phoneNumberId }
  for (const more of [{ isHistory: true, thread: guest }, {}]) {
    const body: Prisma.InputJsonObject = { metadata, messages: [question], ...more }
    await bench.inHost((tx) => tx.webhookEvent.create({ data: { hostId, sourceId, body } }))
  }
  await pollSource(bench.deps, source, new AbortController().signal)
  expect([await owed(source), (await rows(source)).length]).toEqual([1, 1])
})

test('what the host has answered since, and what is older than the source, stays history', async () => {
  const source = await addWhatsapp(bench)
  const [answeredOne, old] = [asked('C’è il parcheggio?', 10), asked('C’è una culla?', 60 * 24)]
  await history(source, old, answeredOne, answered('Sì, in giardino', 5))
  await messages(source, old, answeredOne)
  expect([await owed(source), (await rows(source)).length]).toEqual([0, 3])
})

test('a reply of the phone that came first as history answers what is open when it comes as it happened', async () => {
  const { source, draft, chatId } = await askedWithDraft('pending')
  const reply = answered('Sì, c’è posto.')
  await history(source, reply)
  expect(await statusOf(draft)).toBe('pending')
  await echoes(source, reply)
  expect(await statusOf(draft)).toBe('superseded')
  const replies = await asOwner().message.findMany({ where: { chatId, kind: 'host_reply' } })
  expect(replies).toMatchObject([{ seq: 2, isHistory: false }])
})

test.each(['at once', 'later'])(
  'what was edited before it came, %s, is shown as edited and asks nothing',
  async (when) => {
    const source = await addWhatsapp(bench)
    const question = asked('C’è il parcheggio?', 1)
    const message = { type: 'text', text: { body: 'C’è il parcheggio per due?' } }
    const edit = { original_message_id: question.id, message }
    const edited = { id: crypto.randomUUID(), from: guest, timestamp: ago(0), type: 'edit', edit }
    if (when === 'at once') await messages(source, edited, question)
    else {
      await messages(source, edited)
      await messages(source, question)
    }
    const [before, after] = await rows(source)
    expect([codes(before?.reasons), codes(after?.reasons)]).toEqual([['was_edited'], ['message_edited']])
    const open = await asOwner().unansweredMessage.findMany({ where: { message: { sourceId: source.sourceId } } })
    expect(open.map(({ messageId }) => messageId)).toEqual([after?.id])
  },
)
