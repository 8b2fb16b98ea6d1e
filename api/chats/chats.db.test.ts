import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { nextPage, type RequestOf } from '#api/contract/call.ts'
import type { Calls } from '#api/contract/calls.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat, givenSource } from '#tests/api/given.ts'
import { type HostAtApi, newHost } from '#tests/api/signed-in-host.ts'

const { api, anna, bruno } = await apiWithHosts()
const sourceId = (await givenSource(anna)).id

type Query = RequestOf<Calls['listChats']>['query']
const list = (host: HostAtApi, query: Query = {}) => host.ask('listChats', { query })
const idsOf = async (host: HostAtApi, query: Query) => (await list(host, query)).map(({ id }) => id)
const giveProperty = (host: HostAtApi, name: string) => asOwner().property.create({ data: { hostId: host.id, name } })

describe('the list of chats', () => {
  test('is in the order of the newest message, then of creation, page by page without gap or repetition', async () => {
    const clara = await newHost(api)
    const source = (await givenSource(clara)).id
    const sameMoment = new Date('2026-11-20T10:00:00.123Z')
    const made: string[] = []
    for (let index = 0; index < 7; index++) {
      const createdAt = new Date(Date.UTC(2026, 10, 1, 0, 0, index))
      made.unshift((await givenChat(clara, { sourceId: source, lastMessageAt: sameMoment, createdAt })).id)
    }
    const seen: string[] = []
    for await (const page of clara.pages('listChats', { query: { limit: 3 } })) seen.push(...page.map(({ id }) => id))
    expect(seen).toEqual(made)
  })

  test('shows what the cards need', async () => {
    const property = await giveProperty(anna, 'Villa Lago')
    const chat = await givenChat(anna, {
      sourceId,
      propertyId: property.id,
      checkInDate: new Date('2026-12-24'),
      unreadCount: 2,
      aiConfidence: 7,
      lastMessageStatus: 'pending',
      lastMessageText: 'x'.repeat(1000),
      reservationCode: 'HMABCDEF12',
      guestCount: 3,
    })
    const view = (await list(anna)).find(({ id }) => id === chat.id)
    expect(view).toMatchObject({
      sender: 'Mia Keller',
      property: { id: property.id, name: 'Villa Lago' },
      checkInDate: '2026-12-24',
      unreadCount: 2,
      aiConfidence: 7,
      lastMessageStatus: 'pending',
      lastMessageTimeAgo: 'ora',
      reservationCode: 'HMABCDEF12',
      guestCount: 3,
    })
    expect(view?.lastMessage).toHaveLength(300)
  })

  test('is searched in sender, address, subject and last message, with no wildcard of the host’s', async () => {
    const marked = await givenChat(anna, { sourceId, sender: 'Zoë 100% real', subject: 'Culla' })
    expect(await idsOf(anna, { q: 'zoë 100%' })).toEqual([marked.id])
    expect(await idsOf(anna, { q: 'CULLA' })).toEqual([marked.id])
    expect(await idsOf(anna, { q: 'Zo_ 100' })).toEqual([])
    expect(await idsOf(anna, { q: 'Cu' })).toEqual([marked.id])
  })

  test('is searched in the names of its own properties', async () => {
    const [gina, hugo] = [await newHost(api), await newHost(api)]
    const [hers, his] = [await giveProperty(gina, 'Trullo 100% Bianco'), await giveProperty(hugo, 'Trullo Nero')]
    const [source, other] = [(await givenSource(gina)).id, (await givenSource(hugo)).id]
    const found = await givenChat(gina, { sourceId: source, propertyId: hers.id })
    const named = await givenChat(gina, { sourceId: source, subject: 'Il trullo', lastMessageAt: new Date(0) })
    await givenChat(gina, { sourceId: source })
    await givenChat(hugo, { sourceId: other, propertyId: his.id })
    expect(await idsOf(gina, { q: 'TRULLO' })).toEqual([found.id, named.id])
    expect(await idsOf(gina, { q: '100% b' })).toEqual([found.id])
    expect(await idsOf(gina, { q: '1_0% b' })).toEqual([])
  })

  test('a search keeps to the host, to the other filters, and goes on page by page', async () => {
    const [erna, fritz] = [await newHost(api), await newHost(api)]
    const [hers, his] = [(await givenSource(erna)).id, (await givenSource(fritz)).id]
    await givenChat(fritz, { sourceId: his, subject: 'Seggiolone' })
    const found = []
    for (let n = 0; n < 5; n++) {
      const lastMessageAt = new Date(Date.UTC(2026, 10, 20 - n))
      found.push(await givenChat(erna, { sourceId: hers, channel: 'airbnb', subject: 'Seggiolone', lastMessageAt }))
    }
    await givenChat(erna, { sourceId: hers, subject: 'Seggiolone' })
    await givenChat(erna, { sourceId: hers, channel: 'airbnb' })
    const ids: string[] = []
    const query = { q: 'seggiolone', channel: 'airbnb', limit: 2 }
    for await (const page of erna.pages('listChats', { query })) ids.push(...page.map(({ id }) => id))
    expect(ids).toEqual(found.map(({ id }) => id))
  })

  test('is filtered by channel, property and what waits for the host', async () => {
    const dora = await newHost(api)
    const property = await giveProperty(dora, 'Casa')
    const first = await givenChat(dora, { channel: 'airbnb', propertyId: property.id })
    const second = await givenChat(dora, { channel: 'whatsapp', lastMessageStatus: 'pending' })
    expect(await idsOf(dora, { channel: 'Airbnb' })).toEqual([first.id])
    expect(await idsOf(dora, { propertyId: property.id })).toEqual([first.id])
    expect(await idsOf(dora, { status: 'pending' })).toEqual([second.id])
  })

  test("another host's cursor shows nothing of theirs", async () => {
    await givenChat(anna, { sourceId })
    const { headers } = await anna.attempt('listChats', { query: { limit: 1 } })
    const cursor = nextPage(headers)?.searchParams.get('cursor') ?? ''
    expect(cursor).not.toBe('')
    expect(await list(bruno, { cursor })).toEqual([])
  })

  test.each(['cursor=%00', 'limit=0', 'limit=201', 'status=sent', 'propertyId=x', 'q=a&q=b'])(
    '%s is refused',
    async (query) => {
      expect((await anna.attempt('listChats', { query })).status).toBe(400)
    },
  )
})

test("asking for another host's chat is written down where the administrators look, an unknown id is not", async () => {
  const chat = await givenChat(anna, { sourceId })
  for (const id of [chat.id, randomUUID()]) await bruno.attempt('getChat', { params: { id } })
  const about = { hostId: anna.id, action: 'access.refused', subject: 'GET /chats/{id}' }
  await expect
    .poll(() => asOwner().auditEvent.findMany({ where: about }))
    .toMatchObject([{ actor: bruno.kcSub, detail: { reason: 'other_host', id: chat.id } }])
})

describe('saying which property a chat is about', () => {
  test('is kept, taken back and audited', async () => {
    const chat = await givenChat(anna, { sourceId })
    const property = await giveProperty(anna, 'Masseria')
    const associate = (propertyId: string | null) =>
      anna.ask('associateProperty', { params: { id: chat.id }, body: { propertyId } })
    expect(await associate(property.id)).toMatchObject({ property: { id: property.id, name: 'Masseria' } })
    await associate(property.id)
    expect(await associate(null)).toMatchObject({ property: null })
    expect(await auditsOf(anna, 'chat.associate_property')).toHaveLength(3)
  })

  test("neither another host's chat nor another host's property is found", async () => {
    const chat = await givenChat(anna, { sourceId })
    const foreign = await giveProperty(bruno, 'Trullo')
    const of = (host: HostAtApi, propertyId: string) =>
      host.attempt('associateProperty', { params: { id: chat.id }, body: { propertyId } })
    expect((await of(anna, foreign.id)).body).toMatchObject({ error: 'Property not found' })
    expect((await of(anna, randomUUID())).body).toMatchObject({ error: 'Property not found' })
    expect((await of(bruno, foreign.id)).body).toMatchObject({ error: 'Chat not found' })
    expect((await asOwner().chat.findUniqueOrThrow({ where: { id: chat.id } })).propertyId).toBeNull()
  })
})

test('a chat is marked as read once and for all, and only by its host', async () => {
  const chat = await givenChat(anna, { sourceId, unreadCount: 3 })
  const read = (host: HostAtApi) => host.attempt('markChatRead', { params: { id: chat.id } })
  expect((await read(bruno)).status).toBe(404)
  // Nor is it by whatever looks at it.
  await anna.ask('getChat', { params: { id: chat.id } })
  await anna.ask('listMessages', { params: { id: chat.id } })
  expect((await asOwner().chat.findUniqueOrThrow({ where: { id: chat.id } })).unreadCount).toBe(3)
  expect((await read(anna)).status).toBe(204)
  expect((await read(anna)).status).toBe(204)
  expect(await anna.ask('getChat', { params: { id: chat.id } })).toMatchObject({ unreadCount: 0 })
})

test('a chat that was read is unread again where its host wants to look at it once more, and is told to nobody else', async () => {
  const chat = await givenChat(anna, { sourceId, unreadCount: 0 })
  const unread = (host: HostAtApi) => host.attempt('markChatUnread', { params: { id: chat.id } })
  expect((await unread(bruno)).status).toBe(404)
  expect((await unread(anna)).status).toBe(204)
  expect((await unread(anna)).status).toBe(204)
  expect(await anna.ask('getChat', { params: { id: chat.id } })).toMatchObject({ unreadCount: 1 })
  const more = await givenChat(anna, { sourceId, unreadCount: 3 })
  await anna.ask('markChatUnread', { params: { id: more.id } })
  expect(await anna.ask('getChat', { params: { id: more.id } })).toMatchObject({ unreadCount: 3 })
})
