import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import type { HostAtApi } from '#tests/api/signed-in-host.ts'

const { anna, bruno } = await apiWithHosts()
const sourceId = (await givenSource(anna)).id
const waiting = (more: object = {}) => givenChat(anna, { sourceId, lastMessageStatus: 'fallback_sent', ...more })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const snooze = (id: string, body: { until: string; lastMessageAt?: string }, who: HostAtApi = anna) =>
  who.attempt('snoozeChat', { params: { id }, body })
const isListed = async (id: string, queue: 'approve' | 'answer' = 'answer') =>
  (await anna.ask('listChats', { query: { queue, limit: 200 } })).some((chat) => chat.id === id)
const counted = async (queue: 'approve' | 'answer' = 'answer') => (await anna.ask('countChats', {}))[queue]

describe('a chat that is put off', () => {
  test('stands among no others that wait until its moment has come, and among all of them', async () => {
    const { id } = await waiting()
    const before = await counted()
    const until = inHours(2)
    expect(await snooze(id, { until })).toMatchObject({ status: 200, body: { snoozedUntil: until, queue: 'answer' } })
    expect([await isListed(id), await counted()]).toEqual([false, before - 1])
    expect(await anna.ask('findQueuePlace', { params: { id }, query: { queue: 'answer' } })).toMatchObject({
      place: null,
    })
    expect((await anna.ask('listChats', { query: { limit: 200 } })).some((chat) => chat.id === id)).toBe(true)
    expect(await auditsOf(anna, 'chat.snooze')).toMatchObject([{ actor: anna.kcSub, subject: id, detail: { until } }])
    await asOwner().chat.update({ where: { id }, data: { snoozedUntil: new Date(Date.now() - 1) } })
    expect([await isListed(id), await counted()]).toEqual([true, before])
    expect(await anna.ask('getChat', { params: { id } })).toMatchObject({ snoozedUntil: null })
  })

  test('may have a draft that waits', async () => {
    const chat = await waiting({ lastMessageStatus: 'pending' })
    await givenDraft(chat)
    const before = await counted('approve')
    expect((await snooze(chat.id, { until: inHours(1) })).status).toBe(200)
    expect([await isListed(chat.id, 'approve'), await counted('approve')]).toEqual([false, before - 1])
  })

  test('waits as before once that is taken back, though it is asked for once more under its key', async () => {
    const { id } = await waiting()
    const request = { params: { id }, body: { until: inHours(1) } }
    const once = { headers: { 'idempotency-key': randomUUID() } }
    const first = await anna.ask('snoozeChat', request, once)
    expect(await anna.ask('reopenChat', { params: { id } })).toMatchObject({ queue: 'answer', snoozedUntil: null })
    expect(await anna.ask('snoozeChat', request, once)).toEqual(first)
    expect(await isListed(id)).toBe(true)
  })

  test('is back at once when something becomes of what it waits for', async () => {
    const chat = await waiting({ lastMessageStatus: 'pending' })
    const draft = await givenDraft(chat)
    await snooze(chat.id, { until: inHours(1) })
    await anna.ask('discardDraft', { params: { id: draft.id }, body: { version: draft.version } })
    expect(await anna.ask('getChat', { params: { id: chat.id } })).toMatchObject({
      queue: 'answer',
      snoozedUntil: null,
    })
  })

  test.each(['received', 'sent', 'approved'])('is none where it waits for nobody: %s', async (lastMessageStatus) => {
    const { id } = await waiting({ lastMessageStatus })
    expect(await snooze(id, { until: inHours(1) })).toMatchObject({ status: 409, body: { code: 'chat_went_on' } })
  })

  test('is refused where more was said than was shown, and to another host', async () => {
    const { id, lastMessageAt } = await waiting()
    const before = new Date(lastMessageAt.getTime() - 1).toISOString()
    expect((await snooze(id, { until: inHours(1), lastMessageAt: before })).status).toBe(409)
    expect((await snooze(id, { until: inHours(1) }, bruno)).status).toBe(404)
    expect((await snooze(id, { until: 'tomorrow' })).status).toBe(400)
    expect(await isListed(id)).toBe(true)
    expect((await snooze(id, { until: inHours(1), lastMessageAt: lastMessageAt.toISOString() })).status).toBe(200)
  })
})
