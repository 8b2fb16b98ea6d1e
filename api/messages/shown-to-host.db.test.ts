import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft, givenGuestMessage, givenSource } from '#tests/api/given.ts'

const { anna } = await apiWithHosts()
const sourceId = (await givenSource(anna)).id

const rowOf = (id: string) => asOwner().message.findUniqueOrThrow({ where: { id } })
const reply = (chatId: string, body: { text: string; shown: string[] }) =>
  anna.attempt('writeManualReply', { params: { id: chatId }, body })

test('a reply leaves what came in after what its writer was shown to be answered, and unread', async () => {
  const chat = await givenChat(anna, { sourceId, headSeq: 2, unreadCount: 2 })
  const seen = await givenDraft(chat)
  const unseen = await givenDraft(chat, { seq: 2 }, { seq: 2, text: 'Can we come at 9?' })
  const shown = [seen.answersId ?? '']
  const fire = { hostId: anna.id, chatId: chat.id, messageId: unseen.answersId ?? '', kinds: ['fire'] }
  const emergency = await asOwner().emergency.create({ data: fire })
  const takenBy = async () => (await asOwner().emergency.findUniqueOrThrow({ where: { id: emergency.id } })).takenById
  const view = () => anna.ask('getChat', { params: { id: chat.id } })

  expect((await reply(chat.id, { text: 'Yes, there is a lift.', shown })).status).toBe(201)
  expect([(await rowOf(seen.id)).status, (await rowOf(unseen.id)).status]).toEqual(['superseded', 'pending'])
  expect(await takenBy()).toBeNull()
  expect(await view()).toMatchObject({ unreadCount: 2, lastMessageStatus: 'pending' })

  const all = await reply(chat.id, { text: 'At 9, yes.', shown: [...shown, unseen.answersId ?? ''] })
  expect([all.status, (await rowOf(unseen.id)).status]).toEqual([201, 'superseded'])
  expect(await takenBy()).not.toBeNull()
  expect(await view()).toMatchObject({ unreadCount: 0, lastMessageStatus: 'approved' })
})

test('what a reply names is of its own chat', async () => {
  const [chat, other] = [await givenChat(anna, { sourceId }), await givenChat(anna, { sourceId })]
  const { id } = await givenGuestMessage(other)
  expect((await reply(chat.id, { text: 'Ciao', shown: [id] })).status).toBe(404)
  expect((await reply(chat.id, { text: 'Ciao', shown: [] })).status).toBe(400)
})
