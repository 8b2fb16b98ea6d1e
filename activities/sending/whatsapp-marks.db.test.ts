import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { watchSource } from '#activities/ingest/watch-source.ts'
import { deliver } from '#activities/sending/deliver.ts'
import { inHost } from '#prisma/host-scope.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'

let cloud: WhatsappStandIn
let bench: SendBench

beforeAll(async () => {
  cloud = await startWhatsapp({ webhookUrl: () => 'http://127.0.0.1:1', appSecret: 's', reportsDelivery: false })
  bench = await openSendBench(inject('parts'), { whatsappUrl: cloud.url })
})
afterAll(async () => {
  await cloud.close()
  await bench.close()
})

/** A guest's message of just now and a claimed reply to it; `leftAgoMs`: how long ago another reply left. */
async function claimed({ leftAgoMs }: { leftAgoMs?: number } = {}) {
  const { hostId } = bench
  const { sourceId, phoneNumberId } = await addWhatsapp(bench)
  const wamid = `wamid.${randomUUID()}`
  const { engineDb } = bench.deps
  const place = { hostId, sourceId }
  const phone = '393331234567'
  const chat = await engineDb.chat.create({
    data: { ...place, channel: 'whatsapp', threadKey: randomUUID(), email: phone, replyTo: phone },
  })
  const said = { ...place, chatId: chat.id, text: 'Ciao', workflowAt: new Date() }
  await engineDb.message.create({
    data: { ...said, kind: 'guest', status: 'received', seq: 1, rfcMessageId: wamid },
  })
  const reply = async (status: 'sending' | 'sent', seq: number, settledAt: Date | null) => {
    const row = await engineDb.message.create({ data: { ...said, kind: 'host_reply', status, seq } })
    const sendKey = randomUUID()
    const state = status === 'sent' ? 'sent' : 'claimed'
    await engineDb.delivery.create({ data: { hostId, chatId: chat.id, messageId: row.id, sendKey, state, settledAt } })
    return { hostId, messageId: row.id, sendKey }
  }
  const left = leftAgoMs === undefined ? null : new Date(Date.now() - leftAgoMs)
  if (left !== null) await reply('sent', 2, left)
  return { ...(await reply('sending', 3, null)), wamid, phoneNumberId, sourceId, left }
}
const sentOf = (sendKey: string) => cloud.sent.find((text) => text.callbackData === sendKey)
const marksOf = (wamid: string) => cloud.marks.filter(({ messageId }) => messageId === wamid)

test('a guest sees that their message was read and that somebody writes, once a reply is about to leave', async () => {
  const ref = await claimed()
  expect((await deliver(bench.deps, ref)).status).toBe('sent')
  expect(marksOf(ref.wamid)).toEqual([{ phoneNumberId: ref.phoneNumberId, messageId: ref.wamid, isTyping: true }])
  // Nothing of it is a message, and looked at again nothing leaves.
  await deliver(bench.deps, ref)
  expect(marksOf(ref.wamid)).toHaveLength(1)
  expect(cloud.sent.filter((text) => text.callbackData === ref.sendKey)).toHaveLength(1)
})

test('two replies to one guest are six seconds apart: Meta refuses the second else', async () => {
  const ref = await claimed({ leftAgoMs: 4_500 })
  expect((await deliver(bench.deps, ref)).status).toBe('sent')
  expect(Number(sentOf(ref.sendKey)?.at) - Number(ref.left)).toBeGreaterThanOrEqual(6_000)
})

test('a try that is ended while it waits has sent nothing, and is tried again', async () => {
  const ref = await claimed({ leftAgoMs: 0 })
  await expect(deliver(bench.deps, ref, AbortSignal.timeout(300))).rejects.toMatchObject({
    kind: 'upstream_unavailable',
  })
  expect(sentOf(ref.sendKey)).toBeUndefined()
})

type Claimed = Awaited<ReturnType<typeof claimed>>
const ofSource = ({ sourceId: id, hostId }: Claimed) => ({ where: { id, hostId } })
const owe = ({ hostId, ...ref }: Claimed, readMarksOwed: string[]) =>
  inHost(bench.deps.db, hostId, (tx) =>
    tx.messageSource.updateMany({ ...ofSource({ hostId, ...ref }), data: { readMarksOwed } }),
  )
const owed = async (ref: Claimed) =>
  (await inHost(bench.deps.db, ref.hostId, (tx) => tx.messageSource.findFirstOrThrow(ofSource(ref)))).readMarksOwed

test('what the host has seen is marked as read after the next look, once, and without typing', async () => {
  const ref = await claimed()
  const { wamid, phoneNumberId } = ref
  await owe(ref, [wamid, wamid])
  for (let looks = 0; looks < 2; looks++) {
    const ended = new AbortController()
    const watching = watchSource(bench.deps, ref, ended.signal)
    await expect.poll(() => marksOf(wamid)).toEqual([{ phoneNumberId, messageId: wamid, isTyping: false }])
    expect(await owed(ref)).toEqual([])
    ended.abort()
    await watching
  }
  expect(marksOf(wamid)).toHaveLength(1)
})

test('a Meta that takes no mark keeps no guest waiting, and what it was not told it is told later', async () => {
  const ref = await claimed()
  const marks = Array.from({ length: 12 }, (_, at) => `${ref.wamid}.${at}`)
  await owe(ref, marks)
  cloud.holdMarks(true)
  const ended = new AbortController()
  const watching = watchSource(bench.deps, ref, ended.signal)
  await expect.poll(() => owed(ref)).toEqual([])
  ended.abort()
  expect(await watching).toBe('again')
  expect((await owed(ref)).toSorted()).toEqual(marks.toSorted())
  cloud.holdMarks(false)
})
