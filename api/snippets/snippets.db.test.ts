import { expect, test } from 'vitest'
import { MOST_SNIPPETS } from '#api/contract/snippets.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenSource } from '#tests/api/given.ts'
import { newHost } from '#tests/api/signed-in-host.ts'

const { api } = await apiWithHosts()

const snippet = (name: string, more: object = {}) => ({
  body: { name, text: 'Ciao {{guest.first_name}}', propertyId: null, ...more },
})
const giveProperty = (hostId: string, additionalInfo = '') =>
  asOwner().property.create({ data: { hostId, name: 'Casa', additionalInfo } })

test('snippets are kept for the account or a property, changed and deleted, each host’s own', async () => {
  const [anna, bruno] = [await newHost(api), await newHost(api)]
  const { id: propertyId } = await giveProperty(anna.id)
  const hello = await anna.ask('createSnippet', snippet(' Saluto '))
  expect(hello).toMatchObject({ name: 'Saluto', text: 'Ciao {{guest.first_name}}', propertyId: null })
  const ofHouse = await anna.ask('createSnippet', snippet('Saluto', { propertyId }))
  expect(await anna.ask('listSnippets', {})).toHaveLength(2)
  expect(await bruno.ask('listSnippets', {})).toEqual([])
  const params = { id: ofHouse.id }
  const changed = await anna.ask('changeSnippet', { params, ...snippet('Arrivo', { propertyId, text: 'A presto' }) })
  expect(changed).toEqual({ ...ofHouse, name: 'Arrivo', text: 'A presto' })
  for (const attempt of [
    () => bruno.attempt('changeSnippet', { params, ...snippet('Mio') }),
    () => bruno.attempt('deleteSnippet', { params }),
  ])
    expect((await attempt()).status).toBe(404)
  await anna.ask('deleteSnippet', { params })
  expect((await anna.attempt('deleteSnippet', { params })).status).toBe(404)
  expect(await anna.ask('listSnippets', {})).toEqual([hello])
})

test('a name is one snippet’s in its scope, and may be kept when the words change', async () => {
  const anna = await newHost(api)
  const { id } = await anna.ask('createSnippet', snippet('Saluto'))
  const taken = { status: 409, body: { code: 'snippet_name_taken' } }
  expect(await anna.attempt('createSnippet', snippet('Saluto'))).toMatchObject(taken)
  await anna.ask('changeSnippet', { params: { id }, ...snippet('Saluto', { text: 'Altro' }) })
})

test.each([
  ['no name', { name: '  ' }],
  ['a name on two lines', { name: 'a\nb' }],
  ['a name too long', { name: 'a'.repeat(61) }],
  ['no words', { text: ' \n ' }],
  ['a placeholder that nothing fills in', { text: 'Ciao {{guest.surname}}' }],
  ['a character that no text has', { text: 'a\u0000b' }],
  ['no property', { propertyId: 'casa' }],
])('%s is refused', async (_case, more) => {
  const anna = await newHost(api)
  expect((await anna.attempt('createSnippet', snippet('Saluto', more))).status).toBe(400)
})

test('a value that opens a house is kept as its placeholder, for the house and for the account', async () => {
  const anna = await newHost(api)
  const { id: propertyId } = await giveProperty(anna.id, 'The door code is 4471.\nWi-Fi password: granata22')
  for (const scope of [propertyId, null]) {
    const told = snippet(`Arrivo ${scope}`, { propertyId: scope, text: 'Use 4471 at the gate and granata22 online.' })
    const { text } = await anna.ask('createSnippet', told)
    expect(text).toBe('Use [[secret:door_code]] at the gate and [[secret:wifi_password]] online.')
  }
  const { text } = await anna.ask('createSnippet', snippet('Altro', { text: 'The garage code is 9911.' }))
  expect(text).not.toContain('9911')
})

test('a snippet names no other host’s property, and goes with its own', async () => {
  const [anna, bruno] = [await newHost(api), await newHost(api)]
  const [hers, his] = [await giveProperty(anna.id), await giveProperty(bruno.id)]
  expect((await anna.attempt('createSnippet', snippet('Suo', { propertyId: his.id }))).status).toBe(404)
  await anna.ask('createSnippet', snippet('Mio', { propertyId: hers.id }))
  await anna.ask('deleteProperty', { params: { id: hers.id } })
  expect(await anna.ask('listSnippets', {})).toEqual([])
})

test('there are only so many', async () => {
  const anna = await newHost(api)
  const data = Array.from({ length: MOST_SNIPPETS }, (_, n) => ({ hostId: anna.id, name: `Testo ${n}`, text: 'Ciao' }))
  await asOwner().snippet.createMany({ data })
  const refused = { status: 422, body: { code: 'too_many_snippets', params: { most: MOST_SNIPPETS } } }
  expect(await anna.attempt('createSnippet', snippet('Uno di troppo'))).toMatchObject(refused)
})

test('a reply that a snippet left open is held back by the server too', async () => {
  const anna = await newHost(api)
  const chat = await givenChat(anna, { sourceId: (await givenSource(anna)).id })
  const reply = (text: string) => anna.attempt('writeManualReply', { params: { id: chat.id }, body: { text } })
  expect(await reply('Ciao {{ guest.First_name }}')).toMatchObject({
    status: 400,
    body: { fields: { text: { code: 'field_has_open_placeholder' } } },
  })
})
