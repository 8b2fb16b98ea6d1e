import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { asOwner } from '#tests/api/given.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import type { SendCaps } from '#workflows/domain/send-caps.ts'
import { claimFallback } from './claim-fallback.ts'
import { claimSend } from './claim-send.ts'
import { messageRows } from './message-rows.ts'
import { recordOutcome } from './record-outcome.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const HOUR = 3_600_000
/** Each test has hours of its own, so that none counts what another sent. */
let noon = Date.parse('2026-11-22T12:00:00Z')
const newTime = () => new Date((noon += 100 * HOUR))

async function guestAt(at: Date, chat: Prisma.ChatUncheckedUpdateInput = {}) {
  const to = await bench.guestWrites()
  await bench.inHost(async (tx) => {
    await tx.chat.update({ where: { id: to.chatId }, data: chat })
    await messageRows(tx).update({ where: { id: to.guestMessageId }, data: { createdAt: at } })
  })
  return to
}
const claimAt = (messageId: string, caps: Partial<SendCaps>, now: Date) =>
  inHost(bench.deps.db, bench.hostId, (tx) =>
    claimSend(tx, { hostId: bench.hostId, messageId, mailHeldBy: null, caps: { ...AMPLE_CAPS, ...caps }, now }),
  )
/** A person's yes is of the test's own time, too. */
const saidAt = (id: string, at: Date) =>
  bench.inHost((tx) => messageRows(tx).updateMany({ where: { id }, data: { approvedAt: at, createdAt: at } }))
/** One draft after the other that would leave by itself, each in the chat it is given. */
async function leave(at: Date, caps: Partial<SendCaps>, chats: Prisma.ChatUncheckedUpdateInput[]) {
  const outcomes: string[] = []
  for (const chat of chats) {
    const draftId = await bench.draft(await guestAt(at, chat), 'scheduled')
    outcomes.push((await claimAt(draftId, caps, at)).outcome)
  }
  return outcomes
}

test('one guest is answered by itself so often in a day, in whatever chats; the next waits for the host, and says why', async () => {
  const at = newTime()
  const guest = { email: `${randomUUID()}@guest.test` }
  expect(await leave(at, { perGuestADay: 2 }, [guest, guest])).toEqual(['send', 'send'])
  const later = new Date(at.getTime() + 23 * HOUR)
  const draftId = await bench.draft(await guestAt(later, guest), 'scheduled', { deadlineAt: later, undoUntil: later })
  expect(await claimAt(draftId, { perGuestADay: 2 }, later)).toMatchObject({
    outcome: 'over',
    state: { status: 'pending', deadlineAt: null, undoUntil: null },
  })
  expect((await bench.row(draftId)).reasons).toEqual([{ code: 'cap_of_guest_met', params: { most: 2 } }])
  // It stands where the host looks, and the administrators hear of many.
  const { chatId } = await bench.row(draftId)
  expect((await bench.chat(chatId)).queue).toBe('approve')
  expect(await asOwner().trouble.count({ where: { subjectId: draftId, kind: 'reply_capped' } })).toBe(1)
  expect(await leave(later, { perGuestADay: 2 }, [{}])).toEqual(['send'])
})

test('what waits leaves by itself no more, however long; with the host’s yes it leaves at once', async () => {
  const at = newTime()
  const guest = { email: `${randomUUID()}@guest.test` }
  await leave(at, {}, [guest])
  const draftId = await bench.draft(await guestAt(at, guest), 'scheduled', { undoUntil: at })
  await claimAt(draftId, { perGuestADay: 1 }, at)
  const nextDay = new Date(at.getTime() + 30 * HOUR)
  expect(await claimAt(draftId, { perGuestADay: 1 }, nextDay)).toMatchObject({ state: { status: 'pending' } })
  await bench.host.approve(draftId, { now: at, undoSeconds: 0 })
  expect((await claimAt(draftId, { perGuestADay: 1 }, at)).outcome).toBe('send')
  expect(await bench.deliveries(draftId)).toMatchObject([{ isByItself: false }])
})

const owedIn = (chatId: string) =>
  bench.inHost((tx) => tx.deferral.findMany({ where: { chatId }, orderBy: { promisedAt: 'asc' } }))

test('a guest whose draft waits because a cap is met is owed an answer, until one leaves', async () => {
  const at = newTime()
  const to = await guestAt(at)
  const draftId = await bench.draft(to, 'scheduled', { undoUntil: at })
  await claimAt(draftId, { perHostADay: 0 }, at)
  expect(await owedIn(to.chatId)).toMatchObject([
    { owedBecause: 'capped', messageId: draftId, owedAt: at, toldAt: null, questions: [{ text: 'Parcheggio?' }] },
  ])
  expect(await bench.chat(to.chatId)).toMatchObject({ answerOwedAt: at, queue: 'approve' })
  await bench.host.approve(draftId, { now: at, undoSeconds: 0 })
  const claim = await claimAt(draftId, {}, at)
  if (claim.outcome !== 'send') throw new Error('The draft may leave')
  const sent = { hostId: bench.hostId, messageId: draftId, sendKey: claim.sendKey, now: at }
  await bench.inHost((tx) => recordOutcome(tx, sent, { state: 'sent' }))
  expect(await owedIn(to.chatId)).toEqual([])
  expect((await bench.chat(to.chatId)).answerOwedAt).toBeNull()
})

test('it stays owed when the host throws the draft away, and stands among what is to be answered', async () => {
  const at = newTime()
  const to = await guestAt(at)
  const draftId = await bench.draft(to, 'scheduled', { undoUntil: at })
  await claimAt(draftId, { perHostADay: 0 }, at)
  await bench.host.discard(draftId, { now: at })
  expect(await bench.chat(to.chatId)).toMatchObject({ answerOwedAt: at, queue: 'answer' })
})

test('however often a guest writes meanwhile, it is one debt, of the draft that waits now', async () => {
  const at = newTime()
  const to = await guestAt(at)
  const first = await bench.draft(to, 'scheduled', { undoUntil: at })
  await claimAt(first, { perHostADay: 0 }, at)
  const later = new Date(at.getTime() + HOUR)
  const guestMessageId = await bench.writesAgain(to)
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: guestMessageId }, data: { createdAt: later } }))
  const second = await bench.draft({ ...to, guestMessageId }, 'scheduled', { undoUntil: later, seq: 2 })
  await claimAt(second, { perHostADay: 0 }, later)
  expect(await owedIn(to.chatId)).toMatchObject([{ messageId: second, owedAt: at }])
})

test('of many such guests the host is told in one mail an hour', async () => {
  const at = newTime()
  const capped = async (now: Date) => {
    const to = await guestAt(now)
    await claimAt(await bench.draft(to, 'scheduled', { undoUntil: now }), { perHostADay: 0 }, now)
    return (await owedIn(to.chatId))[0]?.toldAt
  }
  const laterThan = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
  expect([await capped(at), await capped(laterThan(1))]).toEqual([null, at])
  expect(await capped(laterThan(59))).toEqual(at)
  await bench.inHost((tx) => tx.deferral.updateMany({ where: { owedAt: at, toldAt: null }, data: { toldAt: at } }))
  expect(await capped(laterThan(61))).toBeNull()
})

test('a platform’s one address is each of its guests', async () => {
  const at = newTime()
  const airbnb = { channel: 'airbnb', email: 'express@airbnb.com' }
  expect(await leave(at, { perGuestADay: 1 }, [airbnb, airbnb, airbnb])).toEqual(['send', 'send', 'send'])
})

test('what the host approved or wrote counts for nothing', async () => {
  const at = newTime()
  const guest = { email: `${randomUUID()}@guest.test` }
  for (const kind of ['draft', 'host_reply'] as const) {
    const id = await bench.draft(await guestAt(at, guest), 'approved', { kind })
    await saidAt(id, at)
    expect((await claimAt(id, {}, at)).outcome).toBe('send')
  }
  expect(await leave(at, { perGuestADay: 1, perHostAnHour: 1 }, [guest])).toEqual(['send'])
})

test('of one house so many leave by themselves in an hour, and again in the next; of another they leave', async () => {
  const at = newTime()
  const [house, other] = await bench.inHost((tx) =>
    tx.property.createManyAndReturn({ data: [{ hostId: bench.hostId }, { hostId: bench.hostId }] }),
  )
  const caps = { perPropertyAnHour: 1 }
  const of = (property: { id: string } | undefined) => ({ propertyId: property?.id ?? '' })
  expect(await leave(at, caps, [of(house), of(house), of(other)])).toEqual(['send', 'over', 'send'])
  expect(await leave(new Date(at.getTime() + HOUR), caps, [of(house)])).toEqual(['send'])
})

test('however many would leave at the same moment, so many do as the host has left', async () => {
  const at = newTime()
  const drafts = await Promise.all(Array.from({ length: 12 }, async () => bench.draft(await guestAt(at), 'scheduled')))
  const claims = await Promise.all(drafts.map((draftId) => claimAt(draftId, { perHostAnHour: 5 }, at)))
  expect(claims.filter(({ outcome }) => outcome === 'send')).toHaveLength(5)
  const rows = await Promise.all(drafts.map((id) => bench.row(id)))
  expect(rows.filter(({ status }) => status === 'pending')).toHaveLength(7)
})

test('a host who wants less has less', async () => {
  const at = newTime()
  const { hostId } = bench
  const own = (automaticPerDay: number | null) =>
    bench.inHost((tx) =>
      tx.aiSettings.upsert({ where: { hostId }, create: { hostId, automaticPerDay }, update: { automaticPerDay } }),
    )
  await own(1)
  expect(await leave(at, {}, [{}, {}])).toEqual(['send', 'over'])
  await own(null)
  expect(await leave(at, {}, [{}])).toEqual(['send'])
})

/** A draft whose deadline has come, and its fallback at the end of the undo window. */
async function fallbackAt(at: Date, chat: Prisma.ChatUncheckedUpdateInput = {}) {
  const guest = await guestAt(at, chat)
  const draftId = await bench.draft(guest, 'pending', {
    deadlineAt: at,
    reasons: [{ code: 'automatic_mode_off', params: {} }],
  })
  const ref = { hostId: bench.hostId, messageId: draftId }
  const claim = { ...ref, undoSeconds: 5, caps: AMPLE_CAPS, newId: randomUUID, now: at }
  const { fallbackId } = await inHost(bench.deps.db, bench.hostId, (tx) => claimFallback(tx, claim))
  return { ...guest, draftId, fallbackId: fallbackId ?? '', end: new Date(at.getTime() + 5_000) }
}

test('a fallback that would be one too many is taken back, and its draft waits for the host', async () => {
  const at = newTime()
  await leave(at, {}, [{}])
  const { chatId, draftId, fallbackId, end } = await fallbackAt(at)
  expect(await claimAt(fallbackId, { perHostADay: 1 }, end)).toMatchObject({
    outcome: 'over',
    state: { messageId: draftId, status: 'pending', deadlineAt: null },
  })
  expect((await bench.row(fallbackId)).status).toBe('discarded')
  expect((await bench.row(draftId)).reasons).toEqual([
    { code: 'automatic_mode_off', params: {} },
    { code: 'cap_of_day_met', params: { most: 1 } },
  ])
  expect((await bench.chat(chatId)).lastMessageStatus).toBe('pending')
  expect(await bench.deliveries(fallbackId)).toEqual([])
  const again = { hostId: bench.hostId, messageId: draftId, undoSeconds: 0, caps: AMPLE_CAPS, newId: randomUUID }
  const late = new Date(at.getTime() + HOUR)
  expect(await bench.inHost((tx) => claimFallback(tx, { ...again, now: late }))).toMatchObject({ fallbackId: null })
})

test('a fallback leaves, and counts', async () => {
  const at = newTime()
  const { fallbackId, end } = await fallbackAt(at)
  expect((await claimAt(fallbackId, {}, end)).outcome).toBe('send')
  expect(await leave(end, { perHostADay: 1 }, [{}])).toEqual(['over'])
})

test('a fallback that the host sends again is the host’s', async () => {
  const at = newTime()
  await leave(at, {}, [{}])
  const { fallbackId } = await fallbackAt(at)
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: fallbackId }, data: { status: 'failed' } }))
  await bench.host.resend(fallbackId)
  await saidAt(fallbackId, at)
  expect((await claimAt(fallbackId, { perHostADay: 1 }, at)).outcome).toBe('send')
})

const DOUBTS = [{ code: 'sender_not_proved', params: { address: 'mia@guest.test' } }]

test('a doubt of the sender that comes while the fallback can be taken back takes it back', async () => {
  const at = newTime()
  const { guestMessageId, draftId, fallbackId, end } = await fallbackAt(at)
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: guestMessageId }, data: { doubts: DOUBTS } }))
  expect(await claimAt(fallbackId, {}, end)).toMatchObject({ outcome: 'over', state: { messageId: draftId } })
  expect(await bench.row(draftId)).toMatchObject({ status: 'pending', deadlineAt: null })
  expect((await bench.row(draftId)).reasons).toContainEqual(DOUBTS[0])
})

test('so does a newer message in doubt, which has a draft of its own', async () => {
  const at = newTime()
  const { chatId, draftId, fallbackId, end } = await fallbackAt(at)
  const next = await bench.writesAgain({ chatId })
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: next }, data: { doubts: DOUBTS } }))
  expect((await claimAt(fallbackId, {}, end)).outcome).toBe('over')
  expect((await bench.row(fallbackId)).status).toBe('discarded')
  expect((await bench.row(draftId)).status).toBe('superseded')
})
