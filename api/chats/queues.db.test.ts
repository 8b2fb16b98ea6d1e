import { describe, expect, test } from 'vitest'
import { MOST_COUNTED } from '#api/contract/queues.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import { newHost } from '#tests/api/signed-in-host.ts'

const { api } = await apiWithHosts()

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS)
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const REFUSED = { lastMessageStatus: 'discarded' }

async function hostWithSource() {
  const host = await newHost(api)
  const sourceId = (await givenSource(host)).id
  const give = (more: Parameters<typeof givenChat>[1] = {}) => givenChat(host, { sourceId, ...more })
  const waiting = async (deadlineAt: Date | null, more: Parameters<typeof givenChat>[1] = {}) => {
    const chat = await give({ lastMessageStatus: 'pending', ...more })
    await givenDraft(chat, { deadlineAt })
    return chat
  }
  const idsOf = async (queue: 'approve' | 'answer' | 'automatic', limit = 100) => {
    const ids: string[] = []
    for await (const page of host.pages('listChats', { query: { queue, limit } })) ids.push(...page.map(({ id }) => id))
    return ids
  }
  return { host, sourceId, give, waiting, idsOf }
}

describe('what waits for a decision', () => {
  test('is in the order of its deadlines, then of the days of arrival, page by page', async () => {
    const { waiting, idsOf, give } = await hostWithSource()
    const later = await waiting(inMinutes(20))
    const open = await waiting(null)
    const soonest = await waiting(inMinutes(5), { lastMessageAt: inMinutes(-300) })
    const arrivesNext = await waiting(null, { checkInDate: inDays(2), checkOutDate: inDays(5) })
    const isHere = await waiting(null, { checkInDate: inDays(-1), checkOutDate: inDays(1) })
    const hasLeft = await waiting(null, {
      checkInDate: inDays(-9),
      checkOutDate: inDays(-3),
      lastMessageAt: inDays(-2),
    })
    await give(REFUSED)
    const inOrder = [soonest, later, isHere, arrivesNext, hasLeft, open].map(({ id }) => id)
    expect(await idsOf('approve')).toEqual(inOrder)
    expect(await idsOf('approve', 1)).toEqual(inOrder)
  })

  test('says in every list until when it can be decided on', async () => {
    const { host, waiting, give } = await hostWithSource()
    const deadline = inMinutes(12)
    const { id } = await waiting(deadline)
    const refused = await give(REFUSED)
    const seen = new Map((await host.ask('listChats', {})).map((chat) => [chat.id, chat]))
    expect(seen.get(id)).toMatchObject({ queue: 'approve', decideBy: deadline.toISOString() })
    expect(seen.get(refused.id)).toMatchObject({ queue: 'answer', decideBy: null })
    expect(await host.ask('getChat', { params: { id } })).toMatchObject({ decideBy: deadline.toISOString() })
  })
})

test('who waits for an answer is in the order of what was promised, then of arrival, then of who waits longest', async () => {
  const { give, idsOf } = await hostWithSource()
  const longest = await give({ lastMessageStatus: 'fallback_sent', lastMessageAt: inDays(-4) })
  const newest = await give({ lastMessageStatus: 'failed' })
  const arrives = await give({ lastMessageStatus: 'held', checkInDate: inDays(1) })
  const promised = await give({ lastMessageStatus: 'sent', answerDueAt: inMinutes(-5), answerOwedAt: inMinutes(-1) })
  expect(await idsOf('answer', 2)).toEqual([promised, arrives, longest, newest].map(({ id }) => id))
})

test('a guest whose draft is late waits for an answer until there is one, or until it needs none', async () => {
  const { host, give, idsOf } = await hostWithSource()
  const late = { lastMessageStatus: 'received', draftLateAt: inMinutes(-1) }
  const [answered, dismissed] = [await give(late), await give(late)]
  await give({ lastMessageStatus: 'received' })
  expect(new Set(await idsOf('answer'))).toEqual(new Set([answered.id, dismissed.id]))
  expect(await host.ask('countChats', {})).toMatchObject({ approve: 0, answer: 2 })
  await host.ask('dismissChat', { params: { id: dismissed.id }, body: {} })
  await host.ask('writeManualReply', { params: { id: answered.id }, body: { text: 'Certo.' } })
  expect(await idsOf('answer')).toEqual([])
  expect(await asOwner().chat.findUnique({ where: { id: answered.id } })).toMatchObject({ draftLateAt: null })
})

test('with words too the most urgent come first, page by page', async () => {
  const { host, waiting } = await hostWithSource()
  const later = await waiting(inMinutes(11), { subject: 'Lettino' })
  await waiting(inMinutes(1), { subject: 'Parcheggio' })
  const open = await waiting(null, { sender: 'Lettino Rossi' })
  const soonest = await waiting(inMinutes(2), { subject: 'Un lettino', lastMessageAt: inMinutes(-300) })
  const ids: string[] = []
  for await (const page of host.pages('listChats', { query: { queue: 'approve', q: 'lettino', limit: 1 } }))
    ids.push(...page.map(({ id }) => id))
  expect(ids).toEqual([soonest, later, open].map(({ id }) => id))
})

test('a queue keeps to the other filters, and with words to the words', async () => {
  const { host, give } = await hostWithSource()
  const cot = await give({ ...REFUSED, channel: 'airbnb', subject: 'Lettino' })
  await give({ ...REFUSED, subject: 'Parcheggio' })
  await give({ channel: 'airbnb', subject: 'Lettino' })
  const ids = async (query: object) => (await host.ask('listChats', { query })).map(({ id }) => id)
  expect(await ids({ queue: 'answer', channel: 'airbnb' })).toEqual([cot.id])
  expect(await ids({ queue: 'answer', q: 'lettino' })).toEqual([cot.id])
})

test('what left by itself is in the order of every list', async () => {
  const { give, idsOf } = await hostWithSource()
  const left = { lastMessageStatus: 'sent', leftByItselfAt: inMinutes(-3) }
  const older = await give({ ...left, lastMessageAt: inMinutes(-30) })
  const newer = await give(left)
  await give({ lastMessageStatus: 'sent' })
  expect(await idsOf('automatic')).toEqual([newer.id, older.id])
})

test('chats are counted by queue, those of other hosts are not, and no more than a thousand of each', async () => {
  const [{ host, give, sourceId }, other] = [await hostWithSource(), await hostWithSource()]
  await give({ lastMessageStatus: 'pending' })
  await give(REFUSED)
  await give({ lastMessageStatus: 'sent' })
  await other.give(REFUSED)
  expect(await host.ask('countChats', {})).toEqual({ approve: 1, answer: 1, automatic: 0, all: 3 })
  await asOwner().$executeRaw`
    insert into chat (host_id, source_id, channel, thread_key, last_message_status)
    select ${host.id}::uuid, ${sourceId}::uuid, 'email', n::text, 'discarded' from generate_series(1, 1500) n`
  expect(await host.ask('countChats', {})).toMatchObject({ approve: 1, answer: MOST_COUNTED, all: MOST_COUNTED })
})

test('the counts follow channel and property', async () => {
  const { host, give } = await hostWithSource()
  const property = await asOwner().property.create({ data: { hostId: host.id, name: 'Il Glicine' } })
  await give({ ...REFUSED, channel: 'airbnb' })
  await give({ ...REFUSED, propertyId: property.id })
  await give({ channel: 'airbnb' })
  const ofChannel = await host.ask('countChats', { query: { channel: 'Airbnb' } })
  expect(ofChannel).toEqual({ approve: 0, answer: 1, automatic: 0, all: 2 })
  const ofProperty = await host.ask('countChats', { query: { propertyId: property.id } })
  expect(ofProperty).toEqual({ approve: 0, answer: 1, automatic: 0, all: 1 })
})

describe('the place of a chat among those that wait', () => {
  const threeWait = async () => {
    const all = await hostWithSource()
    const later = await all.waiting(inMinutes(20), { subject: 'Lettino' })
    const soonest = await all.waiting(inMinutes(5), { subject: 'Lettino' })
    const between = await all.waiting(inMinutes(9), { channel: 'airbnb' })
    const placeOf = ({ id }: { id: string }, more: object = {}) =>
      all.host.ask('findQueuePlace', { params: { id }, query: { queue: 'approve', ...more } })
    return { ...all, later, soonest, between, placeOf }
  }

  test('is that of the list, with the one behind it', async () => {
    const { later, soonest, between, placeOf } = await threeWait()
    expect(await placeOf(soonest)).toEqual({ place: 1, of: 3, next: between.id })
    expect(await placeOf(between)).toEqual({ place: 2, of: 3, next: later.id })
    expect(await placeOf(later)).toEqual({ place: 3, of: 3, next: null })
  })

  test('follows the words and the other filters', async () => {
    const { later, soonest, between, placeOf } = await threeWait()
    expect(await placeOf(soonest, { q: 'lettino' })).toEqual({ place: 1, of: 2, next: later.id })
    expect(await placeOf(between, { q: 'lettino' })).toEqual({ place: null, of: 2, next: null })
    expect(await placeOf(between, { channel: 'airbnb' })).toEqual({ place: 1, of: 1, next: null })
  })

  test('in the list of all chats is among those that wait, in that list’s order', async () => {
    const { host, give, waiting } = await hostWithSource()
    const at = (minutes: number) => ({ lastMessageAt: new Date(Date.UTC(2026, 10, 20, 12, minutes)) })
    const oldest = await waiting(inMinutes(5), { subject: 'Lettino', ...at(1) })
    const refused = await give({ ...REFUSED, ...at(2) })
    await give({ lastMessageStatus: 'sent', ...at(3) })
    const newest = await waiting(inMinutes(20), { subject: 'Lettino', ...at(4) })
    const placeOf = ({ id }: { id: string }, more: object = {}) =>
      host.ask('findQueuePlace', { params: { id }, query: { queue: 'all', ...more } })
    expect(await placeOf(newest)).toEqual({ place: 1, of: 3, next: refused.id })
    expect(await placeOf(refused)).toEqual({ place: 2, of: 3, next: oldest.id })
    expect(await placeOf(newest, { q: 'lettino' })).toEqual({ place: 1, of: 2, next: oldest.id })
  })

  test('is none for a chat that waits for nobody, and no chat of another host has one', async () => {
    const { give, placeOf } = await threeWait()
    expect(await placeOf(await give())).toEqual({ place: null, of: 3, next: null })
    const { host } = await hostWithSource()
    const stolen = { params: { id: (await give()).id }, query: { queue: 'approve' } } as const
    expect((await host.attempt('findQueuePlace', stolen)).status).toBe(404)
  })
})

test('a cursor of another order is refused', async () => {
  const { host, give } = await hostWithSource()
  for (let n = 0; n < 2; n++) await give()
  const { headers } = await host.attempt('listChats', { query: { limit: 1 } })
  const cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
  expect((await host.attempt('listChats', { query: { queue: 'answer', cursor } })).status).toBe(400)
})
