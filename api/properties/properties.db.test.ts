import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { RequestOf } from '#api/contract/call.ts'
import type { Calls } from '#api/contract/calls.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat } from '#tests/api/given.ts'
import { type HostAtApi, newHost } from '#tests/api/signed-in-host.ts'
import { OTHER_RACE_ROUNDS, ROUNDS_TIMEOUT_MS, raceRounds } from '#tests/rounds.ts'

const { api, anna, bruno } = await apiWithHosts()

const YEAR_0 = Buffer.from(JSON.stringify(['0000-01-01T00:00:00Z', randomUUID()])).toString('base64url')
const VILLA = {
  property: {
    name: 'Villa Lago',
    address: 'Via Roma 1, Bellagio',
    floor: 1,
    rooms: '3',
    bathrooms: 'two',
    checkIn: '15:00',
  },
  extras: [
    { key: 'Wi-Fi', value: true },
    { key: 'Number of Towels', value: 4 },
    { key: 'Welcome Note', value: 'Benvenuti' },
  ],
}

type PropertyBody = RequestOf<Calls['createProperty']>['body']
const create = (host: HostAtApi, body: PropertyBody = VILLA) => host.ask('createProperty', { body })

describe('creating a property', () => {
  test('keeps every field and the extras in their order, and writes the audit row', async () => {
    const property = await create(anna)
    expect(property).toMatchObject({
      name: 'Villa Lago',
      rooms: 3,
      bathrooms: 0,
      bookingLink: null,
      extras: VILLA.extras,
    })
    expect(await anna.ask('getProperty', { params: { id: property.id } })).toEqual(property)
    const audits = await auditsOf(anna, 'property.create')
    expect(audits.at(-1)).toMatchObject({ subject: property.id, actor: anna.kcSub })
  })

  test.each([
    ['a link that is no web address', { property: { bookingLink: 'javascript:alert(1)' } }, 'property.bookingLink'],
    ['a time that is none', { property: { checkIn: '25:00' } }, 'property.checkIn'],
    ['an extra without a key', { property: {}, extras: [{ key: ' ', value: 1 }] }, 'extras.0.key'],
    ['half a character', { property: {}, extras: [{ key: 'x', value: '\ud800' }] }, 'extras.0.value'],
    ['a name that is no text', { property: { name: 7 } }, 'property.name'],
    ['no property at all', {}, 'property'],
  ])('%s is refused and the field is named', async (_, body, field) => {
    const answer = await anna.attempt('createProperty', { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      kind: 'invalid_input',
      fields: { [field]: { code: expect.stringMatching(/^field_/) } },
    })
  })
})

describe('changing a property', () => {
  test('replaces it and its extras whole', async () => {
    const { id } = await create(anna)
    const body = {
      property: { name: 'Casa', bookingLink: 'https://booking.com/x' },
      extras: [{ key: 'Pool', value: false }],
    }
    expect(await anna.ask('updateProperty', { params: { id }, body })).toMatchObject({
      name: 'Casa',
      rooms: 0,
      bookingLink: 'https://booking.com/x',
      extras: body.extras,
    })
    expect((await auditsOf(anna, 'property.update')).at(-1)).toMatchObject({ subject: id })
  })

  test("another host's property is not found, and stays as it is", async () => {
    const { id } = await create(anna)
    for (const [name, body] of [['getProperty'], ['updateProperty', VILLA], ['deleteProperty']] as const) {
      for (const propertyId of [id, randomUUID()]) {
        const answer = await bruno.attempt(name, { params: { id: propertyId }, body })
        expect(answer).toMatchObject({ status: 404, body: { error: 'Property not found' } })
      }
    }
    expect((await anna.attempt('getProperty', { params: { id } })).status).toBe(200)
  })

  test('ten changes at once leave one of them whole', async () => {
    const { id } = await create(anna)
    const names = Array.from({ length: 10 }, (_, index) => `Casa ${index}`)
    await Promise.all(
      names.map((name) => {
        const body = { property: { name }, extras: [{ key: name, value: 1 }] }
        return anna.ask('updateProperty', { params: { id }, body })
      }),
    )
    const property = await anna.ask('getProperty', { params: { id } })
    expect(property.extras).toEqual([{ key: property.name, value: 1 }])
  })
})

describe('deleting a property', () => {
  test('leaves its chats, and the second time it is not found', async () => {
    const { id } = await create(anna)
    const chat = await givenChat(anna, { propertyId: id })
    expect((await anna.attempt('deleteProperty', { params: { id } })).status).toBe(204)
    expect((await anna.attempt('deleteProperty', { params: { id } })).status).toBe(404)
    expect((await asOwner().chat.findUniqueOrThrow({ where: { id: chat.id } })).propertyId).toBeNull()
    expect((await auditsOf(anna, 'property.delete')).at(-1)).toMatchObject({ subject: id })
  })

  test('raced with a chat that is given it, either the chat has it not or the answer said so', {
    timeout: ROUNDS_TIMEOUT_MS,
  }, async () => {
    await raceRounds(async () => {
      const chat = await givenChat(anna)
      const { id } = await create(anna)
      const associate = () => anna.attempt('associateProperty', { params: { id: chat.id }, body: { propertyId: id } })
      const answers = await Promise.all([associate(), anna.attempt('deleteProperty', { params: { id } }), associate()])
      expect(answers[1].status).toBe(204)
      for (const { status } of [answers[0], answers[2]]) expect([200, 404]).toContain(status)
      expect((await asOwner().chat.findUniqueOrThrow({ where: { id: chat.id } })).propertyId).toBeNull()
    }, OTHER_RACE_ROUNDS)
  })
})

describe('the list of properties', () => {
  test('is the host’s own, newest first, page by page without gap or repetition', async () => {
    const clara = await newHost(api)
    const made: string[] = []
    for (let index = 0; index < 5; index++) made.unshift((await create(clara)).id)
    const seen: string[] = []
    const pages = clara.pages('listProperties', { query: { limit: 2 } })
    for await (const page of pages) seen.push(...page.map(({ id }) => id))
    expect(seen).toEqual(made)
  })

  test.each(['!', 'e30', Buffer.from('["x","y"]').toString('base64url'), YEAR_0])(
    'the cursor %s is refused by name',
    async (cursor) => {
      const answer = await anna.attempt('listProperties', { query: { cursor } })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ fields: { cursor: { code: 'field_invalid', params: {} } } })
    },
  )
})
