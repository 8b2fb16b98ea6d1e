import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimFallback } from '#prisma/messages/claim-fallback.ts'
import { claimSend } from '#prisma/messages/claim-send.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { readOne } from '#prisma/reading.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { reachOfChat } from './reach-of-chat.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const HOUR = 3_600_000
const BOUNCED = say({ code: 'mail_bounced', params: { answer: '550 5.1.1 unknown' } })

async function chatOf(more: Record<string, unknown> = {}) {
  const to = await bench.guestWrites()
  const email = `${randomUUID()}@guest.test`
  await bench.inHost((tx) => tx.chat.update({ where: { id: to.chatId }, data: { email, replyTo: null, ...more } }))
  return { ...to, email }
}
const reach = (chatId: string, hostId = bench.hostId) =>
  bench.inHost((tx) => readOne(tx, reachOfChat({ hostId, chatId })))

async function tried(
  to: { chatId: string; guestMessageId: string; email: string },
  hoursAgo: number,
  fault: Sentence | null,
) {
  const messageId = await bench.draft(to, 'scheduled')
  await bench.inHost(async (tx) => {
    await messageRows(tx).update({
      where: { id: messageId },
      data: { kind: 'host_reply', status: fault ? 'failed' : 'sent' },
    })
    await tx.delivery.create({
      data: {
        ...{ hostId: bench.hostId, messageId, chatId: to.chatId, sendKey: randomUUID() },
        ...{ state: fault ? 'failed' : 'sent', recipient: to.email.toUpperCase() },
        claimedAt: new Date(Date.now() - hoursAgo * HOUR),
        ...(fault && { fault }),
      },
    })
  })
}

test('the way to a guest is told by chat and source, and of another host’s by nothing', async () => {
  const { chatId, email } = await chatOf({ reservationCode: 'HMABCDEFGH', checkOutDate: new Date('2026-12-01') })
  expect(await reach(chatId)).toMatchObject({
    ...{
      channel: 'email',
      transport: 'mail',
      address: email,
      isBooked: true,
      checkOutDate: '2026-12-01',
      returnedAt: null,
    },
    lastGuestMessageAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(await reach(chatId, randomUUID())).toBeNull()
})

test.each<[string, [number, Sentence | null][], boolean]>([
  ['a mail came back', [[30, BOUNCED]], true],
  [
    'its server knew nobody of that name',
    [[30, say({ code: 'smtp_refused', params: { answer: '550 5.1.1 no such user' } })]],
    true,
  ],
  [
    'its server took it for advertising',
    [[30, say({ code: 'smtp_refused', params: { answer: '554 5.7.1 spam' } })]],
    false,
  ],
  [
    'another left since, an hour ago',
    [
      [30, BOUNCED],
      [1, null],
    ],
    true,
  ],
  [
    'another left since, and stayed away for a day',
    [
      [60, BOUNCED],
      [25, null],
    ],
    false,
  ],
  ['all arrived', [[30, null]], false],
])('an address is in doubt where %s: %o', async (_, tries, isInDoubt) => {
  const to = await chatOf()
  for (const [hours, fault] of tries) await tried(to, hours, fault)
  expect((await reach(to.chatId))?.returnedAt !== null).toBe(isInDoubt)
})

const claim = (messageId: string, now: Date) =>
  bench.inHost((tx) => claimSend(tx, { hostId: bench.hostId, messageId, mailHeldBy: null, caps: AMPLE_CAPS, now }))

test('nothing leaves by itself that may not arrive: it waits, and says why', async () => {
  const to = await chatOf({ channel: 'airbnb' })
  const now = new Date()
  const draftId = await bench.draft(to, 'scheduled', { text: 'Call me: +39 340 123 4567' })
  expect(await claim(draftId, now)).toMatchObject({ outcome: 'over', state: { status: 'pending' } })
  expect((await bench.row(draftId)).reasons).toEqual([
    { code: 'contact_hidden', params: { platform: 'Airbnb', found: ['+39 340 123 4567'] } },
  ])
  // A booking is known by now.
  const booked = await chatOf({ channel: 'airbnb', reservationCode: 'HMABCDEFGH' })
  const free = await bench.draft(booked, 'scheduled', { text: 'Call me: +39 340 123 4567' })
  expect((await claim(free, now)).outcome).toBe('send')
})

test('nor does what leaves a field of a snippet open', async () => {
  const draftId = await bench.draft(await chatOf(), 'scheduled', { text: 'It is at {{property.address}}.' })
  expect(await claim(draftId, new Date())).toMatchObject({ outcome: 'over', state: { status: 'pending' } })
  expect((await bench.row(draftId)).reasons).toEqual([{ code: 'fields_open', params: {} }])
})

test('no fallback goes where nothing arrives, and what is wrong with the draft’s words alone keeps none back', async () => {
  const now = new Date()
  const due = { deadlineAt: new Date(now.getTime() - 1) }
  const fallback = (messageId: string) =>
    bench.inHost((tx) =>
      claimFallback(tx, { hostId: bench.hostId, messageId, undoSeconds: 0, newId: randomUUID, caps: AMPLE_CAPS, now }),
    )
  const gone = await chatOf()
  await tried(gone, 30, BOUNCED)
  const waiting = await bench.draft(gone, 'pending', due)
  expect((await fallback(waiting)).fallbackId).toBeNull()
  const words = await chatOf({ channel: 'airbnb' })
  const draftId = await bench.draft(words, 'pending', { ...due, text: 'Call me: +39 340 123 4567' })
  expect((await fallback(draftId)).fallbackId).not.toBeNull()
})
