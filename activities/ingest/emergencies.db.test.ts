import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { claimSend } from '#activities/sending/claim-send.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

const HOUR = 3_600_000
let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const mail = (fields: Partial<IncomingMessage>): IncomingMessage => ({
  ...blankMessage(randomUUID(), 'email', new Date()),
  isAutomatic: false,
  peer: 'guest@test.test',
  replyTo: 'guest@test.test',
  ...fields,
})

/** A guest's mail as ingest stores it: its chat, its id. */
async function writes(fields: Partial<IncomingMessage>, historyBefore = new Date(0)) {
  const { hostId, sourceId } = bench
  const one = mail(fields)
  await ingestBatch(bench.deps, { hostId, sourceId, messages: [one], progress: { kind: 'none' }, historyBefore })
  const { id, chatId } = await bench.deps.engineDb.message.findFirstOrThrow({
    where: { hostId, providerId: one.providerId },
    select: { id: true, chatId: true },
  })
  return { guestMessageId: id, chatId, messageId: id, hostId }
}
const emergenciesOf = ({ chatId }: { chatId: string }) =>
  bench.deps.engineDb.emergency.findMany({ where: { chatId }, orderBy: { createdAt: 'asc' } })
const statusOf = async (id: string) => (await bench.row(id)).status
const answer = (guest: { hostId: string; guestMessageId: string }) =>
  composeDraft({ ...bench.deps, sendCaps: AMPLE_CAPS, modelDraftsPerDay: 1000 }, guest)

test('what cannot wait is found when it is stored, and the host is to be called at once', async () => {
  const guest = await writes({ text: 'The ceiling is dripping!' })
  const [emergency] = await emergenciesOf(guest)
  expect(emergency).toMatchObject({ kinds: ['water'], messageId: guest.messageId, takenAt: null, endedAt: null })
  expect(emergency?.nextCallAt?.getTime()).toBeLessThanOrEqual(Date.now())
  expect(await bench.audit(guest.messageId)).toMatchObject([{ action: 'emergency.found', actor: 'system' }])
})

test('history, machines’ mail and ordinary mail call nobody; a subject counts where a conversation begins', async () => {
  const text = 'There is a fire in the kitchen'
  expect(await emergenciesOf(await writes({ text, isAutomatic: true, isMachines: true }))).toEqual([])
  expect(await emergenciesOf(await writes({ text }, new Date(Date.now() + HOUR)))).toEqual([])
  expect(await emergenciesOf(await writes({ text: 'Is there a smoke detector?' }))).toEqual([])
  const threadKey = randomUUID()
  const subject = 'FIRE in the kitchen'
  const first = await writes({ threadKey, subject, text: 'Call me' })
  expect(await emergenciesOf(first)).toMatchObject([{ kinds: ['fire'] }])
  await bench.deps.engineDb.emergency.updateMany({ where: { chatId: first.chatId }, data: { endedAt: new Date() } })
  await writes({ threadKey, subject: `Re: ${subject}`, text: 'Thank you, where is the beach?' })
  expect(await emergenciesOf(first)).toHaveLength(1)
})

test('it is found in a mail that seems automatic too', async () => {
  const text = 'Help, there is a strong smell of gas in the kitchen, and we are on holiday. Please come at once!'
  const guest = await writes({ text, isAutomatic: true })
  expect(await emergenciesOf(guest)).toMatchObject([{ kinds: ['gas'], messageId: guest.messageId }])
})

test('its draft waits for the host’s own words without a deadline, and says why', async () => {
  const guest = await writes({ text: 'I cannot breathe. What time is check-in?' })
  const draft = await answer(guest)
  expect(draft.status).not.toBe('scheduled')
  const row = await bench.row(draft.draftId ?? '')
  expect(row).toMatchObject({ status: 'pending', text: '', deadlineAt: null, confidence: null })
  expect(row.reasons).toEqual([{ code: 'emergency', params: { kinds: ['illness'] } }])
})

test.each<[MessageStatus, MessageStatus]>([
  ['pending', 'superseded'],
  ['scheduled', 'superseded'],
])('a draft that was %s is %s', async (before, after) => {
  const threadKey = randomUUID()
  const first = await writes({ threadKey, text: 'Parcheggio?' })
  const draft = await bench.draft(first, before, { undoUntil: new Date(0), deadlineAt: new Date(0) })
  await writes({ threadKey, text: 'AL FUOCO' })
  expect(await statusOf(draft)).toBe(after)
})

test('a fallback that has not left is taken back, and none follows', async () => {
  const threadKey = randomUUID()
  const first = await writes({ threadKey, text: 'Parcheggio?' })
  const draft = await bench.draft(first, 'fallback_sent')
  const fallback = await bench.draft(first, 'approved', { kind: 'fallback', undoUntil: new Date(0) })
  const second = await writes({ threadKey, text: 'AL FUOCO' })
  expect(await statusOf(fallback)).toBe('discarded')
  expect(await statusOf(draft)).toBe('superseded')
  const waiting = await bench.draft(second, 'pending', { seq: 2, deadlineAt: new Date(0) })
  expect(await claimFallback(bench.deps, { hostId: bench.hostId, messageId: waiting })).toMatchObject({
    fallbackId: null,
  })
  expect(await bench.row(waiting)).toMatchObject({ status: 'pending', deadlineAt: null })
})

test('nothing leaves by itself until it is over, whatever else is answered meanwhile', async () => {
  const threadKey = randomUUID()
  const first = await writes({ threadKey, text: 'Siamo rimasti chiusi fuori' })
  await bench.host.reply(first.chatId)
  expect(await emergenciesOf(first)).toMatchObject([{ takenAt: expect.any(Date), nextCallAt: null, textDueAt: null }])
  const next = await writes({ threadKey, text: 'Grazie. A che ora è il check-out?' })
  const draft = await bench.draft(next, 'scheduled', { seq: 3, undoUntil: new Date(0) })
  const ref = { hostId: bench.hostId, messageId: draft }
  expect(await claimSend(bench.deps, ref)).toMatchObject({ outcome: 'over', state: { status: 'pending' } })
  await bench.deps.engineDb.emergency.updateMany({ where: { chatId: first.chatId }, data: { endedAt: new Date() } })
  const other = await bench.draft(next, 'scheduled', { seq: 3, undoUntil: new Date(0) })
  expect(await claimSend(bench.deps, { ...ref, messageId: other })).toMatchObject({ outcome: 'send' })
})

test('what tells of it again has the host called again, and is the same one', async () => {
  const threadKey = randomUUID()
  const first = await writes({ threadKey, text: 'AL FUOCO' })
  await bench.deps.engineDb.emergency.updateMany({ where: { chatId: first.chatId }, data: { nextCallAt: null } })
  await writes({ threadKey, text: 'Non riesco a respirare' })
  expect(await emergenciesOf(first)).toMatchObject([{ kinds: ['fire', 'illness'], nextCallAt: expect.any(Date) }])
  const long = new Date(Date.now() - HOUR)
  await bench.deps.engineDb.emergency.updateMany({ where: { chatId: first.chatId }, data: { takenAt: long } })
  await writes({ threadKey, text: 'Non riesco a respirare' })
  expect(await emergenciesOf(first)).toMatchObject([{ endedAs: 'by_itself' }, { kinds: ['illness'], takenAt: null }])
})
