import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runConformingApi } from '#tests/api/conforming-api.ts'
import { asOwner, givenChat, givenDraft, givenGuestMessage } from '#tests/api/given.ts'
import { type HostAtApi, newHost } from '#tests/api/signed-in-host.ts'
import type { RunningApi } from '#tests/safety/running-api.ts'

let api: RunningApi

beforeAll(async () => {
  api = await runConformingApi()
})
afterAll(async () => {
  await api.close()
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const property = (host: HostAtApi, name: string, timeZone = 'Europe/Rome') =>
  asOwner().property.create({ data: { hostId: host.id, name, timeZone } })

/** A draft that went out so many minutes after its question. */
const sentAfter = (chat: Awaited<ReturnType<typeof givenChat>>, minutes: number, more = {}) =>
  givenDraft(
    chat,
    { status: 'sent', createdAt: minutesAgo(5), settledAt: minutesAgo(5), ...more },
    { createdAt: minutesAgo(5 + minutes) },
  )

test('a host with nothing has every week, and nothing is made up', async () => {
  const host = await newHost(api)
  const { total, weeks, channels, topics } = await host.ask('readAnalytics', { query: { weeks: '4' } })
  const properties = await host.ask('listPropertyFigures', {})
  expect(weeks).toHaveLength(4)
  expect(total).toMatchObject({ received: 0, automatic: 0, medianMinutes: null, p90Minutes: null, minutesSaved: 0 })
  expect([properties, channels, topics]).toEqual([[], [], []])
})

test('messages are counted by how they were answered, in their week, house, channel and topic', async () => {
  const host = await newHost(api)
  const casa = await property(host, 'Casa Melo')
  const chat = await givenChat(host, { propertyId: casa.id, channel: 'airbnb' })
  const approved = { approvedAt: minutesAgo(5) }
  await sentAfter(chat, 10)
  await sentAfter(chat, 10, approved)
  await sentAfter(chat, 10, { ...approved, text: 'Edited.' })
  await sentAfter(chat, 300, { ...approved, evidence: { topics: ['parking', 'pool'] } })
  await givenDraft(chat)
  await givenDraft(chat, { status: 'superseded' })
  await givenGuestMessage(chat, { isAutomatic: true })
  const { hostId, id: chatId, sourceId } = chat
  const more = { hostId, chatId, sourceId, status: 'sent', text: 'Ciao', createdAt: minutesAgo(5) } as const
  await asOwner().message.create({ data: { ...more, kind: 'fallback', seq: 1 } })
  await asOwner().message.create({ data: { ...more, kind: 'host_reply', seq: 2, questionAt: null } })

  const { total, weeks, channels, topics } = await host.ask('readAnalytics', {})
  const properties = await host.ask('listPropertyFigures', {})
  const sums = { received: 6, unsent: 1, automatic: 1, unchanged: 2, edited: 1, manual: 1, fallback: 1 }
  expect(total).toMatchObject({ ...sums, minutesSaved: 5 + 2 * 4 })
  expect(weeks).toHaveLength(13)
  expect(weeks.reduce((sum, { received }) => sum + received, 0)).toBe(6)
  expect(properties).toMatchObject([{ id: casa.id, name: 'Casa Melo', ...sums }])
  expect(channels).toMatchObject([{ channel: 'airbnb', ...sums }])
  expect(topics).toMatchObject([
    { topic: 'parking', received: 0, unsent: 1, automatic: 1, unchanged: 2, edited: 1, manual: 1, fallback: 1 },
    { topic: 'pool', unchanged: 1, automatic: 0 },
  ])
})

test('half and nine tenths of the answers are told to an eighth, and a courtesy is no answer', async () => {
  const host = await newHost(api)
  const chat = await givenChat(host)
  for (const minutes of [2, 4, 30, 30, 30, 30, 30, 60, 240, 2_000]) await sentAfter(chat, minutes)
  await asOwner().message.create({
    data: {
      hostId: chat.hostId,
      ...{ chatId: chat.id, sourceId: chat.sourceId, kind: 'fallback', status: 'sent', seq: 1, text: 'Ciao' },
      questionAt: minutesAgo(60_000),
    },
  })
  const { medianMinutes, p90Minutes } = (await host.ask('readAnalytics', {})).total
  expect(Math.abs((medianMinutes ?? 0) / 30 - 1)).toBeLessThan(0.125)
  expect(Math.abs((p90Minutes ?? 0) / 240 - 1)).toBeLessThan(0.125)
})

test('a chat counts for the house that it is given, also what was said before, and stays there when the house goes', async () => {
  const host = await newHost(api)
  const [casa, villa] = [await property(host, 'Casa'), await property(host, 'Villa')]
  const chat = await givenChat(host)
  await sentAfter(chat, 10)
  const counted = async () =>
    (await host.ask('listPropertyFigures', {}))
      .filter(({ received }) => received > 0)
      .map(({ id, name, received }) => [id, name, received])
  expect(await counted()).toEqual([[null, null, 1]])
  await host.ask('associateProperty', { params: { id: chat.id }, body: { propertyId: casa.id } })
  expect(await counted()).toEqual([[casa.id, 'Casa', 1]])
  await host.ask('associateProperty', { params: { id: chat.id }, body: { propertyId: villa.id } })
  expect(await counted()).toEqual([[villa.id, 'Villa', 1]])
  const ofCasa = await host.ask('readAnalytics', { query: { propertyId: casa.id } })
  expect(ofCasa.total.received).toBe(0)
  const ofVilla = await host.ask('readAnalytics', { query: { propertyId: villa.id } })
  expect(ofVilla.total).toMatchObject({ received: 1, automatic: 1 })
  await host.ask('deleteProperty', { params: { id: villa.id } })
  expect(await counted()).toEqual([[villa.id, null, 1]])
})

test('a week runs by the clocks of the house', async () => {
  const host = await newHost(api)
  const houses = [
    ['Tokyo', 'Asia/Tokyo', '2026-11-16'],
    ['Rome', 'Europe/Rome', '2026-11-09'],
    ['Nowhere', 'Middle/Earth', '2026-11-09'],
  ] as const
  // A Sunday evening in Rome is a Monday morning in Tokyo.
  for (const [name, timeZone] of houses) {
    const { id: propertyId } = await property(host, name, timeZone)
    await givenGuestMessage(await givenChat(host, { propertyId }), { createdAt: new Date('2026-11-15T20:00:00Z') })
  }
  for (const [name, , week] of houses) {
    const { id: propertyId } = await asOwner().property.findFirstOrThrow({ where: { hostId: host.id, name } })
    const rows = await asOwner().countedMessage.findMany({ where: { hostId: host.id, propertyId } })
    expect([name, rows.map((row) => row.week.toISOString().slice(0, 10))]).toEqual([name, [week]])
  }
})

test('a house of another host is not there, and none of what they counted is', async () => {
  const [anna, bruno] = [await newHost(api), await newHost(api)]
  const casa = await property(anna, 'Casa')
  await sentAfter(await givenChat(anna, { propertyId: casa.id }), 10)
  const theirs = await bruno.attempt('readAnalytics', { query: { propertyId: casa.id } })
  expect(theirs.status).toBe(404)
  expect((await bruno.attempt('readAnalytics', { query: { propertyId: randomUUID() } })).status).toBe(404)
  const { total } = await bruno.ask('readAnalytics', {})
  const properties = await bruno.ask('listPropertyFigures', {})
  expect([total.received, properties]).toEqual([0, []])
})

test('houses are told page by page, by name, and those without one last', async () => {
  const host = await newHost(api)
  for (const name of ['Ca', 'Ba', 'Aa']) {
    const { id: propertyId } = await property(host, name)
    await givenGuestMessage(await givenChat(host, { propertyId }))
  }
  await givenGuestMessage(await givenChat(host))
  const pages: (string | null)[][] = []
  for await (const page of host.pages('listPropertyFigures', { query: { limit: 2 } }))
    pages.push(page.map(({ name }) => name))
  expect(pages).toEqual([
    ['Aa', 'Ba'],
    ['Ca', null],
  ])
})
