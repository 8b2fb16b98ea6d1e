import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { auditsOf, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import type { HostAtApi } from '#tests/api/signed-in-host.ts'

const { anna, bruno } = await apiWithHosts()
const sourceId = (await givenSource(anna)).id
const waiting = (more: object = {}) => givenChat(anna, { sourceId, lastMessageStatus: 'fallback_sent', ...more })
const dismiss = (id: string, body: object = {}, who: HostAtApi = anna) =>
  who.attempt('dismissChat', { params: { id }, body })
const reopen = (id: string, who: HostAtApi = anna) => who.attempt('reopenChat', { params: { id } })
const isListed = async (id: string) =>
  (await anna.ask('listChats', { query: { queue: 'answer', limit: 200 } })).some((chat) => chat.id === id)
const auditsOfChat = async (id: string) =>
  (await Promise.all(['chat.dismiss', 'chat.reopen'].map((action) => auditsOf(anna, action))))
    .flat()
    .filter(({ subject }) => subject === id)

describe('a chat that needs no answer', () => {
  test('waits no more, and the trail says who said so and when', async () => {
    const { id } = await waiting()
    const before = (await anna.ask('countChats', {})).answer
    const { status, body } = await dismiss(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ queue: null, dismissedAt: expect.any(String), lastMessageStatus: 'fallback_sent' })
    expect(await isListed(id)).toBe(false)
    expect((await anna.ask('countChats', {})).answer).toBe(before - 1)
    expect(await auditsOfChat(id)).toMatchObject([{ actor: anna.kcSub, action: 'chat.dismiss', at: expect.any(Date) }])
  })

  test('said again stays as it was said first, and taken back twice it waits as before', async () => {
    const { id } = await waiting()
    const first = (await dismiss(id)).body
    expect((await dismiss(id)).body).toEqual(first)
    expect((await reopen(id)).body).toMatchObject({ queue: 'answer', dismissedAt: null })
    expect((await reopen(id)).body).toMatchObject({ queue: 'answer', dismissedAt: null })
    expect(await isListed(id)).toBe(true)
    expect((await auditsOfChat(id)).map(({ action }) => action)).toEqual(['chat.dismiss', 'chat.reopen'])
  })

  test('is done once under a key, however late it is asked for again, and so is the way back', async () => {
    const { id } = await waiting()
    const once = (key: string) => ({ headers: { 'idempotency-key': key } })
    const dismissal = [randomUUID(), randomUUID()].map(once)
    const first = await anna.ask('dismissChat', { params: { id }, body: {} }, dismissal[0])
    const back = once(randomUUID())
    await anna.ask('reopenChat', { params: { id } }, back)
    expect(await anna.ask('dismissChat', { params: { id }, body: {} }, dismissal[0])).toEqual(first)
    expect(await isListed(id)).toBe(true)
    await anna.ask('dismissChat', { params: { id }, body: {} }, dismissal[1])
    await anna.ask('reopenChat', { params: { id } }, back)
    expect(await isListed(id)).toBe(false)
  })

  test('whose promise is due leaves the list too, and what left by itself stays under what did', async () => {
    const { id } = await waiting({ lastMessageStatus: 'sent', answerOwedAt: new Date(), leftByItselfAt: new Date() })
    expect((await dismiss(id)).body).toMatchObject({ queue: 'automatic' })
  })

  test.each(['pending', 'received', 'sent', 'approved'])(
    'is none where it waits for no answer: %s',
    async (lastMessageStatus) => {
      const chat = await waiting({ lastMessageStatus })
      if (lastMessageStatus === 'pending') await givenDraft(chat)
      expect(await dismiss(chat.id)).toMatchObject({ status: 409, body: { code: 'chat_went_on' } })
      expect(await auditsOfChat(chat.id)).toEqual([])
    },
  )

  test('is refused where more was said than was shown', async () => {
    const { id, lastMessageAt } = await waiting()
    const shown = lastMessageAt.toISOString()
    expect((await dismiss(id, { lastMessageAt: new Date(lastMessageAt.getTime() - 1).toISOString() })).status).toBe(409)
    expect(await isListed(id)).toBe(true)
    expect((await dismiss(id, { lastMessageAt: shown })).status).toBe(200)
    expect((await dismiss(id, { lastMessageAt: 'yesterday' })).status).toBe(400)
  })

  test("is its own host's to say", async () => {
    const { id } = await waiting()
    expect((await dismiss(id, {}, bruno)).status).toBe(404)
    expect(await isListed(id)).toBe(true)
    await dismiss(id)
    expect((await reopen(id, bruno)).status).toBe(404)
    expect(await isListed(id)).toBe(false)
  })
})
