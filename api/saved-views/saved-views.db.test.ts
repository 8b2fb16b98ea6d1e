import { expect, test } from 'vitest'
import { MOST_VIEWS } from '#api/contract/saved-views.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner } from '#tests/api/given.ts'
import { newHost } from '#tests/api/signed-in-host.ts'

const { api } = await apiWithHosts()

const ALL = { queue: null, channel: null, propertyId: null, words: null } as const
const view = (name: string, more: object = {}) => ({ body: { name, ...ALL, ...more } })
const giveProperty = (hostId: string) => asOwner().property.create({ data: { hostId, name: 'Casa' } })

test('views are kept by name, each host’s own; saved again under a name it shows what was saved last', async () => {
  const [anna, bruno] = [await newHost(api), await newHost(api)]
  const { id: propertyId } = await giveProperty(anna.id)
  const waiting = await anna.ask('saveView', view(' Pescallo, da approvare ', { queue: 'approve', propertyId }))
  expect(waiting).toMatchObject({ name: 'Pescallo, da approvare', queue: 'approve', propertyId, channel: null })
  const booking = await anna.ask('saveView', view('Booking', { channel: 'booking', words: 'culla' }))
  expect(await anna.ask('listSavedViews', {})).toEqual([booking, waiting])
  expect(await bruno.ask('listSavedViews', {})).toEqual([])
  expect(await anna.ask('saveView', view('Booking', { channel: 'airbnb' }))).toEqual({
    ...booking,
    channel: 'airbnb',
    words: null,
  })
  expect(await anna.ask('listSavedViews', {})).toHaveLength(2)
})

test('a view is renamed to what no other is called, and deleted once', async () => {
  const [anna, bruno] = [await newHost(api), await newHost(api)]
  const first = await anna.ask('saveView', view('Prima'))
  await anna.ask('saveView', view('Seconda'))
  const params = { id: first.id }
  expect(await anna.ask('renameView', { params, body: { name: 'Terza' } })).toEqual({ ...first, name: 'Terza' })
  const taken = { status: 409, body: { code: 'view_name_taken' } }
  expect(await anna.attempt('renameView', { params, body: { name: 'Seconda' } })).toMatchObject(taken)
  expect((await anna.attempt('renameView', { params, body: { name: '  ' } })).status).toBe(400)
  for (const attempt of [
    () => bruno.attempt('renameView', { params, body: { name: 'Mia' } }),
    () => bruno.attempt('deleteView', { params }),
  ])
    expect((await attempt()).status).toBe(404)
  await anna.ask('deleteView', { params })
  expect((await anna.attempt('deleteView', { params })).status).toBe(404)
  expect((await anna.ask('listSavedViews', {})).map(({ name }) => name)).toEqual(['Seconda'])
})

test('a view names no other host’s property, and goes with its own', async () => {
  const [anna, bruno] = [await newHost(api), await newHost(api)]
  const [hers, his] = [await giveProperty(anna.id), await giveProperty(bruno.id)]
  expect((await anna.attempt('saveView', view('Sua', { propertyId: his.id }))).status).toBe(404)
  await anna.ask('saveView', view('Mia', { propertyId: hers.id }))
  await anna.ask('deleteProperty', { params: { id: hers.id } })
  expect(await anna.ask('listSavedViews', {})).toEqual([])
})

test('there are only so many', async () => {
  const anna = await newHost(api)
  const data = Array.from({ length: MOST_VIEWS }, (_, n) => ({ hostId: anna.id, name: `Vista ${n}` }))
  await asOwner().savedView.createMany({ data })
  const refused = { status: 422, body: { code: 'too_many_views', params: { most: MOST_VIEWS } } }
  expect(await anna.attempt('saveView', view('Una di troppo'))).toMatchObject(refused)
  expect((await anna.ask('saveView', view('Vista 7', { words: 'culla' }))).words).toBe('culla')
})
