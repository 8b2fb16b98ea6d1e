import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Transaction } from '#prisma/client.ts'
import { lockToMerge } from '#prisma/messages/lock-chat.ts'
import { mergeChat, noteMerged } from '#prisma/messages/merge-chats.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft, givenGuestMessage } from '#tests/api/given.ts'
import { until } from '#tests/mailbox/mail-bench.ts'

const { anna, bruno } = await apiWithHosts({ UNDO_SECONDS: '300' })

/** Two chats of one guest, the older one with a draft that waits. */
async function twoChats() {
  const into = await givenChat(anna, { createdAt: new Date(0) })
  const from = await givenChat(anna, { sourceId: into.sourceId, unreadCount: 2 })
  const guest = await givenGuestMessage(from, { text: 'And a cot?' })
  return { into, from, guest, hostId: anna.id, draft: await givenDraft(into) }
}
type Two = Awaited<ReturnType<typeof twoChats>>

/** `meanwhile`: what somebody begins while both are locked; it has to wait. */
function merge<T>({ hostId, into, from, guest }: Two, meanwhile?: () => Promise<T>): Promise<T | undefined> {
  let begun: Promise<T> | undefined
  const merged = asOwner().$transaction(async (tx) => {
    const chat = { hostId, from: from.id, into: into.id }
    await lockToMerge(tx, hostId, [from.id, into.id])
    begun = meanwhile?.()
    if (begun !== undefined) await somebodyWaits(tx)
    await mergeChat(tx, chat)
    await noteMerged(tx, { ...chat, messageId: guest.id, now: new Date() })
  })
  return merged.then(() => begun)
}

/** Asked on another connection: one sees what goes on at one moment of its transaction alone. */
async function somebodyWaits(tx: Transaction): Promise<void> {
  const [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`select pg_backend_pid() as pid`
  await until(
    () =>
      asOwner().$queryRaw<object[]>`select pid from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))`,
    (waiting) => waiting.length > 0,
  )
}

test.each<[string, (two: Two, draftId: string) => Promise<{ status: number; body: unknown }>, object]>([
  ['a yes to a draft', (_, id) => anna.attempt('approveDraft', { params: { id }, body: {} }), { status: 'approved' }],
  ['a no to a draft', (_, id) => anna.attempt('discardDraft', { params: { id }, body: {} }), { status: 'discarded' }],
  [
    'a reply',
    ({ from }) => anna.attempt('writeManualReply', { params: { id: from.id }, body: { text: 'Of course.' } }),
    { text: 'Of course.' },
  ],
  [
    'what is being written',
    ({ from }) =>
      anna.attempt('saveUnsentText', {
        params: { id: from.id },
        body: { draftId: null, draftVersion: null, text: 'Of c', version: 0, writer: 'w' },
      }),
    { text: 'Of c' },
  ],
])('%s that comes in while its chat is merged stands in the one that stays', async (_, begin, expected) => {
  const two = await twoChats()
  const asked = await givenDraft(two.from)
  const answer = await merge(two, () => begin(two, asked.id))
  expect(answer?.status).toBeLessThan(300)
  expect(answer?.body).toMatchObject({ ...expected, chatId: two.into.id })
})

test('the address of a chat that was merged answers the one that stayed, to its host alone', async () => {
  const two = await twoChats()
  await merge(two)
  const params = { id: two.from.id }
  expect(await anna.ask('getChat', { params })).toMatchObject({ id: two.into.id, unreadCount: 2 })
  const messages = await anna.ask('listMessages', { params, query: {} })
  expect(messages.map(({ chatId }) => chatId)).toEqual(messages.map(() => two.into.id))
  expect(messages.find(({ id }) => id === two.guest.id)).toMatchObject({ text: 'And a cot?', mergesChats: true })
  expect(messages.filter(({ mergesChats }) => mergesChats)).toHaveLength(1)
  expect((await bruno.attempt('getChat', { params })).status).toBe(404)
  expect((await bruno.attempt('writeManualReply', { params, body: { text: 'Hi' } })).status).toBe(404)
})

test('a reply to the chat that went stands in the one that stayed, once, however often it is sent', async () => {
  const two = await twoChats()
  const write = (text: string, key: string) =>
    anna.attempt(
      'writeManualReply',
      { params: { id: two.from.id }, body: { text, shown: [two.guest.id] } },
      { headers: { 'idempotency-key': key } },
    )
  const [before, after] = [randomUUID(), randomUUID()]
  const first = await write('Of course.', before)
  await merge(two)
  expect(await write('Of course.', before)).toMatchObject({ status: 201, body: first.body })
  const second = await write('It is there.', after)
  expect(second).toMatchObject({ status: 201, body: { chatId: two.into.id } })
  expect(await write('It is there.', after)).toMatchObject({ status: 201, body: second.body })
  const replies = await asOwner().message.findMany({
    where: { hostId: anna.id, chatId: two.into.id, kind: 'host_reply' },
  })
  expect(replies.map(({ text }) => text).toSorted()).toEqual(['It is there.', 'Of course.'])
})

test('a decision on a draft that moved is taken as any', async () => {
  const two = await twoChats()
  const asked = await givenDraft(two.from)
  await merge(two)
  const { status, body } = await anna.attempt('approveDraft', {
    params: { id: asked.id },
    body: { version: asked.version },
  })
  expect([status, body]).toMatchObject([200, { status: 'approved', chatId: two.into.id }])
})

test('what was begun in both is kept, and no window writes over what it has not seen', async () => {
  const two = await twoChats()
  const save = (id: string, text: string, version: number) =>
    anna.attempt('saveUnsentText', {
      params: { id },
      body: { draftId: null, draftVersion: null, text, version, writer: 'w' },
    })
  await save(two.into.id, 'Sure', 0)
  await save(two.from.id, 'A cot', 0)
  await save(two.from.id, 'A cot is there', 1)
  await merge(two)
  const kept = await anna.ask('listUnsentTexts', { params: { id: two.from.id } })
  expect(kept).toMatchObject([{ chatId: two.into.id, text: 'Sure\n\nA cot is there' }])
  expect((await save(two.from.id, 'A cot is there now', 2)).status).toBe(409)
  expect((await save(two.into.id, 'Sure!', 1)).status).toBe(409)
})

test('windows that show either chat are told', async () => {
  const two = await twoChats()
  const [last] = await asOwner().liveEvent.findMany({ where: { hostId: anna.id }, orderBy: { id: 'desc' }, take: 1 })
  await merge(two)
  const told = await asOwner().liveEvent.findMany({
    where: { hostId: anna.id, id: { gt: last?.id ?? 0n }, entity: 'chat' },
  })
  const changes = new Set(told.map(({ entityId, change }) => `${entityId} ${change}`))
  expect(changes).toEqual(new Set([`${two.from.id} deleted`, `${two.into.id} updated`]))
})

test('all that hangs on a chat goes with it', async () => {
  const two = await twoChats()
  const { hostId, from, into, guest } = two
  const db = asOwner()
  const of = { hostId, chatId: from.id }
  await db.emergency.create({ data: { ...of, messageId: guest.id, kinds: ['fire'] } })
  await db.deferral.create({
    data: {
      ...of,
      messageId: two.draft.id,
      sentence: 'I will ask.',
      promisedAt: new Date(),
      dueAt: new Date(0),
      owedAt: new Date(0),
    },
  })
  await db.owedSecret.create({ data: { ...of, name: 'door_code' } })
  await db.owedSecret.create({ data: { ...of, chatId: into.id, name: 'door_code', settledAt: new Date() } })
  await db.threadRef.create({ data: { ...of, sourceId: from.sourceId, rfcMessageId: '<kept>' } })
  await db.delivery.create({ data: { ...of, messageId: guest.id, sendKey: randomUUID() } })
  await merge(two)
  const left = await db.$queryRaw<{ many: bigint }[]>`
    select (select count(*) from emergency where chat_id = ${from.id}::uuid) + (select count(*) from deferral where chat_id = ${from.id}::uuid)
      + (select count(*) from owed_secret where chat_id = ${from.id}::uuid) + (select count(*) from thread_ref where chat_id = ${from.id}::uuid)
      + (select count(*) from delivery where chat_id = ${from.id}::uuid) + (select count(*) from counted_message where chat_id = ${from.id}::uuid) as many`
  expect(Number(left[0]?.many)).toBe(0)
  const where = { hostId, chatId: into.id }
  expect([
    await db.emergency.count({ where }),
    await db.deferral.count({ where }),
    await db.delivery.count({ where }),
  ]).toEqual([1, 1, 1])
  expect(await db.owedSecret.findMany({ where })).toMatchObject([{ name: 'door_code', settledAt: null }])
  expect((await db.threadRef.findMany({ where })).map(({ rfcMessageId }) => rfcMessageId).toSorted()).toEqual(
    ['<kept>', from.threadKey].toSorted(),
  )
  expect(await db.chat.findUnique({ where: { id: into.id } })).toMatchObject({
    answerOwedAt: new Date(0),
    answerDueAt: new Date(0),
  })
})
