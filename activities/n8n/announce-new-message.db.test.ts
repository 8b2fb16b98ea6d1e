import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { announceNewMessage } from '#activities/n8n/announce-new-message.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { type N8nStandIn, startN8n } from '#tests/stand-ins/n8n.ts'

const hmacSecret = 'n8n-secret'
let bench: SendBench
let other: SendBench
let n8n: N8nStandIn
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  other = await openSendBench(inject('parts'))
  n8n = await startN8n({ secret: hmacSecret })
})
beforeEach(() => {
  n8n.received.length = 0
  n8n.answerWith({})
})
afterAll(async () => {
  await n8n.close()
  await bench.close()
  await other.close()
})

const announce = (
  guestMessageId: string,
  webhookUrl: string | undefined = `${n8n.url}/webhook/`,
  hostId = bench.hostId,
) =>
  announceNewMessage(
    { ...bench.deps, config: { ...bench.deps.config, n8n: { webhookUrl, hmacSecret } } },
    { hostId, guestMessageId },
  )

test('n8n hears of a new message once, signed, with an id that a repeated try shares', async () => {
  const { guestMessageId, chatId } = await bench.guestWrites({ channel: 'airbnb' })
  await announce(guestMessageId)
  await announce(guestMessageId)
  expect(n8n.received).toHaveLength(2)
  const [first, second] = n8n.received
  expect(first).toMatchObject({ method: 'POST', path: '/webhook/new_message', isSigned: true })
  expect(first?.headers['x-locanda-event-id']).toBe(`new_message-${guestMessageId}`)
  expect(second?.headers['x-locanda-event-id']).toBe(first?.headers['x-locanda-event-id'])
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    chatId,
    messageId: guestMessageId,
    channel: 'airbnb',
    text: 'Parcheggio?',
  })
})

test('what a guest sent that is no words travels as a code', async () => {
  const { guestMessageId } = await bench.guestWrites()
  const voice = { code: 'sent_voice', params: {} }
  await bench.inHost((tx) =>
    tx.message.update({ where: { id: guestMessageId, hostId: bench.hostId }, data: { text: '', reasons: [voice] } }),
  )
  await announce(guestMessageId)
  expect(JSON.parse(n8n.received[0]?.body ?? '')).toMatchObject({ text: '', notes: [voice] })
})

test('a code that the guest repeats does not leave with the announcement', async () => {
  const { guestMessageId, chatId } = await bench.guestWrites()
  const { hostId } = bench
  await bench.inHost(async (tx) => {
    const { id } = await tx.property.create({ data: { hostId, additionalInfo: 'The gate opens with 5566.' } })
    await tx.chat.update({ where: { id: chatId, hostId }, data: { propertyId: id } })
    await tx.message.update({ where: { id: guestMessageId, hostId }, data: { text: 'Is it still 55-66?' } })
  })
  await announce(guestMessageId)
  expect(JSON.parse(n8n.received[0]?.body ?? '')).toMatchObject({ text: 'Is it still [[secret:gate_code]]?' })
})

test('an n8n that fails is told to Temporal, to be tried again', async () => {
  const { guestMessageId } = await bench.guestWrites()
  n8n.answerWith({ status: 500 })
  await expect(announce(guestMessageId)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  await expect(announce(guestMessageId, 'http://127.0.0.1:1')).rejects.toMatchObject({ kind: 'upstream_unavailable' })
})

test('an address inside the building is refused, and a redirect is not followed', async () => {
  const { guestMessageId } = await bench.guestWrites()
  await expect(announce(guestMessageId, 'http://169.254.169.254')).rejects.toMatchObject({ kind: 'invalid_input' })
  n8n.answerWith({ status: 302, headers: { location: 'http://169.254.169.254/' } })
  await expect(announce(guestMessageId)).rejects.toMatchObject({ kind: 'rule_refused' })
})

test('another host’s message is not announced', async () => {
  const { guestMessageId } = await bench.guestWrites()
  await expect(announce(guestMessageId, `${n8n.url}/webhook`, other.hostId)).rejects.toMatchObject({
    kind: 'not_found',
  })
  expect(n8n.received).toEqual([])
})
