import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readStatus } from '#activities/channels/whatsapp/read-status.ts'
import { deliver } from '#activities/sending/deliver.ts'
import type { SendRef } from '#activities/sending/outgoing.ts'
import { inHost } from '#prisma/host-scope.ts'
import { reportDelivery } from '#prisma/messages/report-delivery.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { photoOf } from '#tests/mailbox/mail-with-files.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'

let cloud: WhatsappStandIn
let bench: MailBench

beforeAll(async () => {
  cloud = await startWhatsapp({ webhookUrl: () => 'http://127.0.0.1:1', appSecret: 's', reportsDelivery: false })
  bench = await openMailBench(inject('parts'), { whatsappUrl: cloud.url })
})
afterAll(async () => {
  await cloud.close()
  await bench.close()
})

const KINDS = {
  photo: { name: 'casa.jpg', mediaType: 'image/jpeg' },
  plan: { name: 'pianta “1”.pdf', mediaType: 'application/pdf' },
  voice: { name: 'voce.mp3', mediaType: 'audio/mpeg' },
  archive: { name: 'tutto.zip', mediaType: 'application/zip' },
} as const
type Kind = keyof typeof KINDS
let made = 0

/** A claimed reply to a guest who has just written, with files of these kinds. */
async function claimedWith(kinds: readonly Kind[], text = 'Ecco la casa') {
  const { sourceId } = await addWhatsapp(bench)
  const { engineDb } = bench.deps
  const { hostId } = bench
  const of = { hostId, sourceId }
  const chat = await engineDb.chat.create({
    data: { ...of, channel: 'whatsapp', threadKey: randomUUID(), email: '393331234567', replyTo: '393331234567' },
  })
  const said = { ...of, chatId: chat.id, workflowAt: new Date() }
  await engineDb.message.create({ data: { ...said, kind: 'guest', status: 'received', seq: 1, text: 'Ciao' } })
  const reply = await engineDb.message.create({
    data: { ...said, kind: 'host_reply', status: 'sending', seq: 2, text },
  })
  const fileIds: string[] = []
  for (const [position, kind] of kinds.entries()) {
    const content = new Uint8Array(photoOf(3_000, ++made))
    const sha256 = createHash('sha256').update(content).digest('hex')
    await engineDb.fileContent.create({ data: { hostId, sha256, content } })
    const row = { hostId, messageId: reply.id, position, ...KINDS[kind], bytes: content.length, sha256 }
    fileIds.push((await engineDb.messageFile.create({ data: row })).id)
  }
  const sendKey = randomUUID()
  await engineDb.delivery.create({ data: { hostId, chatId: chat.id, messageId: reply.id, sendKey } })
  const ref = { hostId, messageId: reply.id, sendKey }
  return { ref, fileIds, left: () => cloud.sent.filter(({ callbackData }) => callbackData.startsWith(sendKey)) }
}

const quiet = () => undefined
const send = ({ hostId, messageId, sendKey }: SendRef) => {
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  const config = { whatsapp: bench.deps.whatsapp }
  const deps = { ...bench.deps, log, config } as unknown as Parameters<typeof deliver>[0]
  return deliver(deps, { hostId, messageId, sendKey })
}
const shape = ({ text, media }: WhatsappStandIn['sent'][number]) => [media?.kind, media?.filename, text]
const leftAs = async ({ messageId }: SendRef) =>
  (await bench.deps.engineDb.messageFile.findMany({ where: { messageId }, orderBy: { position: 'asc' } })).map(
    (file) => file.leftAs,
  )
const hears = (ref: SendRef, status: object) =>
  inHost(bench.deps.db, ref.hostId, async (tx, now) => {
    const [report] = readStatus(status) ?? []
    return report === undefined ? null : reportDelivery(tx, { ...report, hostId: ref.hostId, now })
  })

test('one file takes the words as its caption: one message, as it is', async () => {
  const { ref, left } = await claimedWith(['photo'])
  expect((await send(ref)).status).toBe('sent')
  expect((await send(ref)).status).toBe('sent')
  expect(left().map(shape)).toEqual([['image', undefined, 'Ecco la casa']])
  expect(left()[0]?.callbackData).toBe(ref.sendKey)
})

test('several leave in their order, the words with the last, and only that has the key of the send', async () => {
  const { ref, fileIds, left } = await claimedWith(['photo', 'plan'])
  expect((await send(ref)).status).toBe('sent')
  expect(left().map(shape)).toEqual([
    ['image', undefined, ''],
    ['document', 'pianta “1”.pdf', 'Ecco la casa'],
  ])
  expect(left().map(({ callbackData }) => callbackData)).toEqual([`${ref.sendKey}#${fileIds[0]}`, ref.sendKey])
  expect(await leftAs(ref)).toEqual(left().map(({ id }) => id))
})

test.each([
  ['a voice message has no caption', ['voice'] as const, 'Ascolta'],
  ['more words than a caption takes', ['photo'] as const, 'a'.repeat(1_025)],
])('%s: the words are a message after it', async (_why, kinds, text) => {
  const { ref, left } = await claimedWith(kinds, text)
  expect((await send(ref)).status).toBe('sent')
  expect(left().map(({ text: words, media }) => [media?.kind, words])).toEqual([
    [kinds[0] === 'voice' ? 'audio' : 'image', ''],
    [undefined, text],
  ])
})

test('an answer that is lost in the midst of several may have been sent, and nothing more leaves', async () => {
  const { ref, left } = await claimedWith(['photo', 'plan', 'photo'])
  cloud.script('ok', 'lost')
  expect((await send(ref)).status).toBe('outcome_unknown')
  expect((await send(ref)).status).toBe('outcome_unknown')
  expect(left()).toHaveLength(2)
  expect(await leftAs(ref)).toEqual([left()[0]?.id, null, null])
})

test('what Meta throttles in the midst goes on where it stopped', async () => {
  const { ref, left } = await claimedWith(['photo', 'plan'])
  cloud.script('ok', { code: 131056 })
  await expect(send(ref)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  expect(left()).toHaveLength(1)
  expect((await send(ref)).status).toBe('sent')
  expect(left().map(shape)).toEqual([
    ['image', undefined, ''],
    ['document', 'pianta “1”.pdf', 'Ecco la casa'],
  ])
})

test('that a file before the last arrived says nothing of its message; that it did not, does, and it alone leaves again', async () => {
  const { ref, fileIds, left } = await claimedWith(['photo', 'plan'])
  await send(ref)
  const part = { id: left()[0]?.id, biz_opaque_callback_data: `${ref.sendKey}#${fileIds[0]}` }
  expect(await hears(ref, { ...part, status: 'delivered' })).toBeNull()
  await hears(ref, { ...part, status: 'failed', errors: [{ code: 131053, title: 'Media upload error' }] })
  expect(await bench.deps.engineDb.message.findUniqueOrThrow({ where: { id: ref.messageId } })).toMatchObject({
    status: 'failed',
  })
  expect(await leftAs(ref)).toEqual([null, left()[1]?.id])
})

test('what WhatsApp does not take fails before anything leaves, and so do more words than it takes', async () => {
  for (const given of [await claimedWith(['photo', 'archive']), await claimedWith(['photo'], 'a'.repeat(4_097))]) {
    expect((await send(given.ref)).status).toBe('failed')
    expect(given.left()).toEqual([])
  }
})

test('that a file left is noted as soon as the database takes it: it leaves no second time', async () => {
  const { ref, fileIds, left } = await claimedWith(['photo', 'plan'])
  const noted = Promise.withResolvers<void>()
  const inTheWay = bench.deps.engineDb.$transaction(
    async (tx) => {
      await tx.$queryRaw`select from message_file where id = ${fileIds[0]}::uuid for update`
      noted.resolve()
      // Longer than a statement waits for a row.
      await pause(5_000)
    },
    { timeout: 20_000 },
  )
  await noted.promise
  expect((await send(ref)).status).toBe('sent')
  await inTheWay
  expect(left().map(shape)).toEqual([
    ['image', undefined, ''],
    ['document', 'pianta “1”.pdf', 'Ecco la casa'],
  ])
})
