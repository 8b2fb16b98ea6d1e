import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat } from '#tests/api/given.ts'

const { anna, bruno } = await apiWithHosts()

const DAYS = { checkInDate: '2026-12-24', checkOutDate: '2026-12-28' }
const confirm = (id: string, body: object = DAYS, who = anna) => who.attempt('confirmStay', { params: { id }, body })
const shown = (id: string) => anna.ask('getChat', { params: { id } })

test('the host vouches for the dates, for the address that the chat answers to now', async () => {
  const chat = await givenChat(anna, { replyTo: 'Relay-1@guest.test' })
  expect(await shown(chat.id)).toMatchObject({ stayConfirmedBy: null, isStayAddress: false })
  expect(await confirm(chat.id)).toMatchObject({
    status: 200,
    body: { ...DAYS, stayConfirmedBy: 'host', isStayAddress: true },
  })
  await asOwner().chat.update({ where: { id: chat.id }, data: { replyTo: 'stranger@guest.test' } })
  expect(await shown(chat.id)).toMatchObject({ stayConfirmedBy: 'host', isStayAddress: false })
  expect((await confirm(chat.id)).body).toMatchObject({ isStayAddress: true })
  expect((await auditsOf(anna, 'chat.confirm_stay')).at(-1)).toMatchObject({ subject: chat.id, actor: anna.kcSub })
})

test('a stay is not confirmed for an address that the host did not see', async () => {
  const chat = await givenChat(anna, { replyTo: 'stranger@guest.test' })
  const refused = await confirm(chat.id, { ...DAYS, replyAddress: 'mia@guest.test' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'reply_address_changed' } })
  expect(await asOwner().chat.findUnique({ where: { id: chat.id } })).toMatchObject({ stayConfirmedBy: null })
  expect((await confirm(chat.id, { ...DAYS, replyAddress: 'stranger@guest.test' })).status).toBe(200)
})

test('without dates nobody vouches any more', async () => {
  const chat = await givenChat(anna)
  await confirm(chat.id)
  expect((await confirm(chat.id, { checkInDate: null, checkOutDate: null })).body).toMatchObject({
    checkInDate: null,
    checkOutDate: null,
    stayConfirmedBy: null,
    isStayAddress: false,
  })
})

test('a stay is confirmed at its house: at another it is nobody’s word any more, and its dates stand', async () => {
  const giveProperty = (name: string) => asOwner().property.create({ data: { hostId: anna.id, name } })
  const pescallo = await giveProperty('Casa Pescallo')
  const masseria = await giveProperty('Masseria')
  const chat = await givenChat(anna)
  const associate = (propertyId: string | null) =>
    anna.ask('associateProperty', { params: { id: chat.id }, body: { propertyId } })
  await confirm(chat.id)
  expect(await associate(pescallo.id)).toMatchObject({ stayConfirmedBy: 'host' })
  expect(await associate(pescallo.id)).toMatchObject({ stayConfirmedBy: 'host' })
  expect(await associate(masseria.id)).toMatchObject({ ...DAYS, stayConfirmedBy: null, isStayAddress: false })
  await confirm(chat.id)
  expect(await associate(null)).toMatchObject({ stayConfirmedBy: null })
  await associate(pescallo.id)
  await confirm(chat.id)
  await anna.ask('deleteProperty', { params: { id: pescallo.id } })
  expect(await shown(chat.id)).toMatchObject({ ...DAYS, stayConfirmedBy: null })
})

test.each([
  { checkInDate: '2026-12-24', checkOutDate: null },
  { checkInDate: null, checkOutDate: '2026-12-24' },
  { checkInDate: '2026-12-24', checkOutDate: '2026-12-24' },
  { checkInDate: '2026-12-28', checkOutDate: '2026-12-24' },
  { checkInDate: '2026-02-30', checkOutDate: '2026-03-01' },
  { checkInDate: 'tomorrow', checkOutDate: '2026-12-24' },
  {},
])('%j is no stay', async (body) => {
  const chat = await givenChat(anna)
  expect((await confirm(chat.id, body)).status).toBe(400)
})

test('another host’s chat is not found, and stays as it is', async () => {
  const chat = await givenChat(anna)
  expect((await confirm(chat.id, DAYS, bruno)).status).toBe(404)
  expect((await confirm(randomUUID())).status).toBe(404)
  expect(await asOwner().chat.findUnique({ where: { id: chat.id } })).toMatchObject({ stayConfirmedBy: null })
})

test('a confirmed stay has what is owed reckoned anew', async () => {
  const chat = await givenChat(anna)
  const owed = { hostId: anna.id, chatId: chat.id, name: 'door_code', dueAt: new Date('2030-01-01') }
  await asOwner().owedSecret.create({ data: owed })
  await confirm(chat.id)
  expect(await asOwner().owedSecret.findFirst({ where: { chatId: chat.id } })).toMatchObject({ dueAt: null })
})
