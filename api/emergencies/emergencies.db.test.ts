import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat, givenGuestMessage, givenSource } from '#tests/api/given.ts'

const { anna, bruno } = await apiWithHosts()

async function given() {
  const chat = await givenChat(anna, { sourceId: (await givenSource(anna)).id, sender: 'Marco' })
  const { id: messageId } = await givenGuestMessage(chat)
  const emergency = await asOwner().emergency.create({
    data: {
      hostId: anna.id,
      chatId: chat.id,
      messageId,
      kinds: ['fire'],
      nextCallAt: new Date(),
      textDueAt: new Date(),
    },
  })
  const fault = { code: 'no_sender_account', params: {} }
  await asOwner().emergencyCall.create({ data: { hostId: anna.id, emergencyId: emergency.id, way: 'mail', fault } })
  return { id: emergency.id, chatId: chat.id, fault }
}

test('what is open is listed with every call; taken nobody is called any more, ended it is of the past', async () => {
  const { id, chatId, fault } = await given()
  const params = { id }
  expect(await anna.ask('listEmergencies', {})).toMatchObject([
    { id, chatId, kinds: ['fire'], sender: 'Marco', takenAt: null, calls: [{ way: 'mail', fault }] },
  ])
  const taken = await anna.ask('takeEmergency', { params })
  expect(taken).toMatchObject({ takenAt: expect.any(String), nextCallAt: null, textDueAt: null, endedAt: null })
  expect(await anna.ask('takeEmergency', { params })).toEqual(taken)
  expect(await anna.ask('endEmergency', { params, body: { as: 'false_alarm' } })).toMatchObject({
    endedAs: 'false_alarm',
  })
  expect(await anna.ask('endEmergency', { params, body: { as: 'over' } })).toMatchObject({ endedAs: 'false_alarm' })
  expect(await anna.ask('listEmergencies', {})).toEqual([])
  expect(await anna.ask('listEmergencies', { query: { chatId } })).toMatchObject([{ id }])
  expect(await auditsOf(anna, 'emergency.take')).toHaveLength(1)
  expect(await auditsOf(anna, 'emergency.end')).toHaveLength(1)
})

test('another host’s is not there', async () => {
  const { id, chatId } = await given()
  expect(await bruno.ask('listEmergencies', {})).toEqual([])
  expect(await bruno.ask('listEmergencies', { query: { chatId } })).toEqual([])
  expect((await bruno.attempt('takeEmergency', { params: { id } })).status).toBe(404)
  expect((await bruno.attempt('endEmergency', { params: { id }, body: { as: 'over' } })).status).toBe(404)
  expect((await anna.attempt('endEmergency', { params: { id }, body: { as: 'never' } as never })).status).toBe(400)
})
