import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { beginReply } from './compose-reply.ts'
import { readReply } from './read-reply.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  const { hostId } = bench
  await bench.inHost((tx) => tx.appSettings.create({ data: { hostId, email: 'anna@locanda.test' } }))
})
afterAll(() => bench.close())

test('a host who was asked about a draft is not to be asked again', async () => {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'pending')
  const asksHost = () =>
    bench.withSwitches({ sendConfirmationEmail: true }, async () => {
      const reply = await readReply(bench.deps, { hostId: bench.hostId, guestMessageId: guest.guestMessageId })
      return reply.asksHost
    })
  expect(await asksHost()).toBe(true)
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: draftId }, data: { askedAt: new Date() } }))
  expect(await asksHost()).toBe(false)
})

test('a reply tells the property that its chat is about', async () => {
  const { hostId } = bench
  const { chatId, guestMessageId } = await bench.guestWrites()
  const propertyOf = async () => (await readReply(bench.deps, { hostId, guestMessageId })).property
  expect(await propertyOf()).toBeNull()
  await bench.inHost(async (tx) => {
    const property = await tx.property.create({ data: { hostId, name: 'Villa Olmo' } })
    await tx.chat.update({ where: { id: chatId }, data: { propertyId: property.id } })
  })
  expect(await propertyOf()).toBe('Villa Olmo')
})

test('where n8n listens no draft is begun before it was told', async () => {
  const { hostId } = bench
  const { chatId, guestMessageId } = await bench.guestWrites()
  const n8n = { webhookUrl: 'http://127.0.0.1:9', hmacSecret: undefined }
  const deps = { ...bench.deps, n8n }
  const first = await (await beginReply(deps, {}, { hostId, guestMessageId })).reply()
  expect(first).toMatchObject({ isNews: true, isOvertaken: false, message: null })
  expect(await bench.inHost((tx) => tx.message.count({ where: { chatId, kind: 'draft' } }))).toBe(0)
})
