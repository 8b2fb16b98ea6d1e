import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { tellGrowth } from '#activities/drafting/tell-growth.ts'
import type { Client } from '#tests/api/contract-client.ts'
import { asOwner, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import { type LiveClient, openLive } from '#tests/api/live-client.ts'
import { asKeycloakAdmin, newPerson, type Person, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'

type User = { person: Person; client: Client; id: string }

let api: RunningApi
let anna: User
let bruno: User
const open: LiveClient[] = []

async function newUser(): Promise<User> {
  const person = await newPerson()
  const client = api.as((await signIn(person)).access_token)
  const { id } = await client.ask('readMe', {})
  return { person, client, id }
}

async function live(user: User, after?: string | { sinceMs: number }): Promise<LiveClient> {
  const client = await openLive(user.client, after)
  open.push(client)
  return client
}

beforeAll(async () => {
  api = await runApi()
  anna = await newUser()
  bruno = await newUser()
})
afterAll(async () => {
  for (const client of open) client.close()
  await api.close()
})

const about = (id: string) => (event: { data: string }) => event.data.includes(id)

describe('the live stream', () => {
  test('tells every change of chats, messages, sources and properties, by id and to their host only', async () => {
    const [hers, his] = [await live(anna), await live(bruno)]
    const source = await givenSource(anna)
    const chat = await givenChat(anna, { sourceId: source.id })
    const draft = await givenDraft(chat)
    const property = await asOwner().property.create({ data: { hostId: anna.id, name: 'Casa' } })
    await asOwner().message.update({ where: { id: draft.id }, data: { status: 'approved' } })
    const last = await hers.until((event) => about(draft.id)(event) && event.data.includes('updated'))
    expect(JSON.parse(last.data)).toEqual({ entity: 'message', entityId: draft.id, chatId: chat.id, change: 'updated' })
    expect(last).toMatchObject({ event: 'change', id: expect.stringMatching(/^\d+$/) })
    for (const id of [source.id, chat.id, draft.id, property.id]) expect(hers.events.some(about(id))).toBe(true)
    await asOwner().property.create({ data: { hostId: bruno.id, name: 'Trullo' } })
    await his.until(() => true)
    expect(his.events).toHaveLength(1)
    expect(JSON.stringify(hers.events)).not.toContain('Yes, in front')
  })

  test('tells what a model writes as it grows to the windows of its host only, and keeps nothing of it', async () => {
    const [hers, his] = [await live(anna), await live(bruno)]
    const draft = await givenDraft(await givenChat(anna))
    const { onText, stop } = tellGrowth(asOwner(), { hostId: anna.id, messageId: draft.id })
    onText('Ciao')
    onText('Ciao Lukas, "dalle 15"')
    const told = await hers.until(({ event }) => event === 'text')
    expect(JSON.parse(told.data)).toEqual({ messageId: draft.id, text: 'Ciao Lukas, "dalle 15"' })
    expect(told.id).toBeUndefined()
    onText('日'.repeat(5_000))
    const long = await hers.until(({ event, data }) => event === 'text' && data !== told.data)
    expect(JSON.parse(long.data)).toMatchObject({ text: '日'.repeat(2_000) })
    onText('Never told')
    stop()
    const property = await asOwner().property.create({ data: { hostId: bruno.id, name: 'Baita' } })
    await his.until(about(property.id))
    expect(his.events.every(({ event }) => event === 'change')).toBe(true)
    expect(JSON.stringify(hers.events)).not.toContain('Never told')
  })

  test('goes on after the last event that a client has', async () => {
    const first = await live(anna)
    const seen = await givenChat(anna)
    const { id } = await first.until(about(seen.id))
    first.close()
    const missed = await givenChat(anna)
    const second = await live(anna, id)
    await second.until(about(missed.id))
    const next = await givenChat(anna)
    await second.until(about(next.id))
    // What grows, and alerts, have none.
    const numbers = second.events.flatMap((event) => event.id ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('tells who has no event yet what happened since they began to read, also in a transaction begun before', async () => {
    const emma = await newUser()
    const slow = new pg.Client({ connectionString: inject('parts').adminDatabaseUrl })
    await slow.connect()
    const late = await asOwner().property.create({ data: { hostId: emma.id, name: 'Late' } })
    await slow.query('begin')
    await slow.query('update property set name = $1 where id = $2', ['Later', late.id])
    const began = Date.now()
    const chat = await givenChat(emma)
    await slow.query('commit')
    await slow.end()
    const client = await live(emma, { sinceMs: Date.now() - began })
    await client.until(about(chat.id))
    await client.until((event) => about(late.id)(event) && event.data.includes('updated'))
    const next = await givenChat(emma)
    await client.until(about(next.id))
  })

  test('says reset to who began to read long ago, and refuses a time that is none', async () => {
    const fritz = await newUser()
    expect(await (await live(fritz, { sinceMs: 3_600_000 })).until(() => true)).toMatchObject({ event: 'reset' })
    for (const sinceMs of [-1, 0.5, Number.NaN]) expect((await live(fritz, { sinceMs })).status).toBe(400)
  })

  test('does not lose what committed late under a smaller number', async () => {
    const client = await live(anna)
    const slow = new pg.Client({ connectionString: inject('parts').adminDatabaseUrl })
    await slow.connect()
    const late = await asOwner().property.create({ data: { hostId: anna.id, name: 'Late' } })
    await slow.query('begin')
    await slow.query('update property set name = $1 where id = $2', ['Later', late.id])
    const quick = await givenChat(anna)
    const { id } = await client.until(about(quick.id))
    client.close()
    await slow.query('commit')
    await slow.end()
    const again = await live(anna, id)
    const found = await again.until((event) => about(late.id)(event) && event.data.includes('updated'))
    expect(Number(found.id)).toBeLessThan(Number(id))
  })

  test.each(['999999999999', 'x', '-1'])('says reset after an event that nobody knows (%s)', async (lastEventId) => {
    expect(await (await live(anna, lastEventId)).until(() => true)).toMatchObject({ event: 'reset' })
  })

  test("another host's event number opens nothing of theirs", async () => {
    const client = await live(anna)
    const { id } = await (await givenChat(anna), client.until(() => true))
    const his = await live(bruno, id)
    expect(await his.until(() => true)).toMatchObject({ event: 'reset' })
    expect(his.events).toHaveLength(1)
  })

  test('says reset when its own connection to the database was lost', async () => {
    const client = await live(anna)
    await asOwner().$queryRaw`
      select pg_terminate_backend(pid)::text from pg_stat_activity where query like 'listen locanda%' and datname = current_database()`
    expect(await client.until(({ event }) => event === 'reset')).toBeDefined()
    const chat = await givenChat(anna)
    await client.until(about(chat.id))
  })

  test('goes on after notices that nobody can read: its windows read again', async () => {
    const client = await live(await newUser())
    const resets = () => client.events.filter(({ event }) => event === 'reset').length
    for (const payload of ['', 'no json', 'null', '{"id":7}', '{"entity":"hologram"}']) {
      const before = resets()
      await asOwner().$executeRaw`select pg_notify('locanda_live', ${payload})`
      await client.until(() => resets() > before)
    }
    const hers = await live(anna)
    const chat = await givenChat(anna)
    await hers.until(about(chat.id))
  })

  test('needs a token', async () => {
    expect((await openLive(api.as('none'))).status).toBe(401)
  })

  test('ends for a person who was disabled', async () => {
    const carla = await newUser()
    const client = await live(carla)
    await (await asKeycloakAdmin()).users.update({ id: carla.person.id }, { enabled: false })
    await client.ended
    expect((await openLive(carla.client)).status).toBe(401)
  })

  test('is open ten times for a user and not an eleventh', async () => {
    const dora = await newUser()
    const clients = await Promise.all(Array.from({ length: 10 }, () => live(dora)))
    expect(clients.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await live(dora)).status).toBe(429)
    clients[0]?.close()
    await expect.poll(async () => (await live(dora)).status).toBe(200)
  })
})
