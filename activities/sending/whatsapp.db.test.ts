import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { deliver } from '#activities/sending/deliver.ts'
import type { SendRef } from '#activities/sending/outgoing.ts'
import { inHost } from '#prisma/host-scope.ts'
import { reportDelivery } from '#prisma/messages/report-delivery.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
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

/** A claimed reply to a guest who wrote so many hours ago. */
async function claimedReply({ hoursAgo, to = '393331234567' }: { hoursAgo: number; to?: string }) {
  const { sourceId } = await addWhatsapp(bench)
  const { engineDb } = bench.deps
  const of = { hostId: bench.hostId, sourceId }
  const chat = await engineDb.chat.create({
    data: { ...of, channel: 'whatsapp', threadKey: randomUUID(), email: to, replyTo: to },
  })
  const at = new Date(Date.now() - hoursAgo * 3_600_000)
  const said = { ...of, chatId: chat.id, text: 'Ciao' }
  await engineDb.message.create({
    data: { ...said, kind: 'guest', status: 'received', seq: 1, createdAt: at, workflowAt: at },
  })
  const reply = await engineDb.message.create({
    data: { ...said, kind: 'host_reply', status: 'sending', seq: 2, text: 'Sì, certo', workflowAt: at },
  })
  const sendKey = randomUUID()
  await engineDb.delivery.create({ data: { hostId: bench.hostId, chatId: chat.id, messageId: reply.id, sendKey } })
  return { hostId: bench.hostId, messageId: reply.id, sendKey }
}

const quiet = () => undefined
const send = (ref: SendRef) => {
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  const config = { whatsapp: bench.deps.whatsapp }
  return deliver({ ...bench.deps, log, config } as unknown as Parameters<typeof deliver>[0], ref)
}
const delivery = (sendKey: string) => bench.deps.engineDb.delivery.findUniqueOrThrow({ where: { sendKey } })

test('a claimed reply leaves by WhatsApp once and is seen as sent', async () => {
  const ref = await claimedReply({ hoursAgo: 1 })
  expect((await send(ref)).status).toBe('sent')
  expect((await send(ref)).status).toBe('sent')
  const sent = cloud.sent.filter((text) => text.callbackData === ref.sendKey)
  expect(sent).toMatchObject([{ to: '393331234567', text: 'Sì, certo' }])
  expect(await delivery(ref.sendKey)).toMatchObject({ state: 'sent', providerId: sent[0]?.id })
})

test('a lost answer is shown as may have been sent, and never sent again', async () => {
  const ref = await claimedReply({ hoursAgo: 1 })
  cloud.script('lost')
  expect((await send(ref)).status).toBe('outcome_unknown')
  await send(ref)
  expect(cloud.sent.filter((text) => text.callbackData === ref.sendKey)).toHaveLength(1)
})

test('after 24 hours nothing leaves, and the host reads why', async () => {
  const ref = await claimedReply({ hoursAgo: 25 })
  expect((await send(ref)).status).toBe('failed')
  expect(cloud.sent.filter((text) => text.callbackData === ref.sendKey)).toHaveLength(0)
  expect((await delivery(ref.sendKey)).fault).toEqual({ code: 'whatsapp_window_shut', params: {} })
})

test('WhatsApp that throttles is asked again by the workflow', async () => {
  const ref = await claimedReply({ hoursAgo: 1 })
  cloud.script({ code: 130429, status: 429 })
  await expect(send(ref)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  expect((await delivery(ref.sendKey)).state).toBe('claimed')
  expect((await send(ref)).status).toBe('sent')
})

test('what Meta answers with a server error may have been sent; once its status says so it is sent, and leaves once', async () => {
  const ref = await claimedReply({ hoursAgo: 1 })
  cloud.script({ code: 131016, status: 500, isTransient: true })
  expect((await send(ref)).status).toBe('outcome_unknown')
  const of = { sendKey: ref.sendKey, providerId: `wamid.${randomUUID()}` }
  const report = { hostId: ref.hostId, of, told: 'arrived', fault: null, sourceFault: null } as const
  await inHost(bench.deps.db, ref.hostId, (tx, now) => reportDelivery(tx, { ...report, now }))
  expect((await send(ref)).status).toBe('sent')
  expect(cloud.sent.filter((text) => text.callbackData === ref.sendKey)).toHaveLength(0)
})

test('what Meta throttled and its status calls delivered all the same is not sent again', async () => {
  const ref = await claimedReply({ hoursAgo: 1 })
  cloud.script({ code: 130429, status: 429 })
  await expect(send(ref)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  const of = { sendKey: ref.sendKey, providerId: `wamid.${randomUUID()}` }
  const report = { hostId: ref.hostId, of, told: 'arrived', fault: null, sourceFault: null } as const
  await inHost(bench.deps.db, ref.hostId, (tx, now) => reportDelivery(tx, { ...report, now }))
  expect((await send(ref)).status).toBe('sent')
  const deps = { ...bench.deps, config: { sendCaps: AMPLE_CAPS } }
  expect(await claimSend(deps, ref)).toMatchObject({ outcome: 'over', state: { status: 'sent' } })
  expect(cloud.sent.filter((text) => text.callbackData === ref.sendKey)).toHaveLength(0)
})

const sourceOf = async ({ messageId }: { messageId: string }) => {
  const { sourceId } = await bench.deps.engineDb.message.findUniqueOrThrow({ where: { id: messageId } })
  return bench.deps.engineDb.messageSource.findUniqueOrThrow({ where: { id: sourceId } })
}

test('a token that Meta refuses stops the source; the reply is held, not failed', async () => {
  const ref = await claimedReply({ hoursAgo: 1 })
  cloud.script({ code: 190, status: 401 })
  expect((await send(ref)).status).toBe('held')
  const fault = { code: 'whatsapp_sign_in_refused', params: {} }
  expect(await sourceOf(ref)).toMatchObject({ state: 'auth_error', fault, sendFault: fault })
  expect(await delivery(ref.sendKey)).toMatchObject({ state: 'failed', fault })
})

test('a spam limit holds what would leave by itself; what the host says yes to is tried, and ends it when it leaves', async () => {
  const ref = await claimedReply({ hoursAgo: 1 })
  cloud.script({ code: 131048 })
  expect((await send(ref)).status).toBe('held')
  const { engineDb } = bench.deps
  const { chatId, sourceId, hostId } = await engineDb.message.findUniqueOrThrow({ where: { id: ref.messageId } })
  const of = { chatId, sourceId, hostId, seq: 9, confidence: 9, text: 'Sì' }
  const deps = { ...bench.deps, config: { sendCaps: AMPLE_CAPS } }
  const draft = await engineDb.message.create({ data: { ...of, kind: 'draft', status: 'scheduled' } })
  expect(await claimSend(deps, { hostId, messageId: draft.id })).toMatchObject({
    outcome: 'over',
    state: { status: 'held' },
  })
  await engineDb.message.update({ where: { id: ref.messageId }, data: { status: 'approved' } })
  const claim = await claimSend(deps, { hostId, messageId: ref.messageId })
  if (claim.outcome !== 'send') throw new Error('what the host says yes to is not tried')
  expect((await send({ ...ref, sendKey: claim.sendKey })).status).toBe('sent')
  expect((await sourceOf(ref)).sendFault).toBeNull()
})
