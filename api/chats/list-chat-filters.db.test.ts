import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenSource } from '#tests/api/given.ts'
import { newHost } from '#tests/api/signed-in-host.ts'

const { api } = await apiWithHosts()

test('a list can be narrowed by every channel and property that any chat of the host has, and by no other', async () => {
  const [anna, bruno] = [await newHost(api), await newHost(api)]
  const giveProperty = (name: string) => asOwner().property.create({ data: { hostId: anna.id, name } })
  const [casa, attico] = [await giveProperty('casa Rossa'), await giveProperty('Attico')]
  await giveProperty('Never asked about')
  const sourceId = (await givenSource(anna)).id
  for (const [channel, propertyId] of [
    ['whatsapp', casa.id],
    ['airbnb', attico.id],
    ['airbnb', casa.id],
    ['email', null],
  ] as const)
    await givenChat(anna, { sourceId, channel, propertyId })
  await givenChat(bruno, { channel: 'vrbo' })
  expect(await anna.ask('listChatFilters', {})).toEqual({
    channels: ['airbnb', 'email', 'whatsapp'],
    properties: [
      { id: attico.id, name: 'Attico' },
      { id: casa.id, name: 'casa Rossa' },
    ],
  })
  expect(await bruno.ask('listChatFilters', {})).toEqual({ channels: ['vrbo'], properties: [] })
  expect(await (await newHost(api)).ask('listChatFilters', {})).toEqual({ channels: [], properties: [] })
})
