import { expect, test } from 'vitest'
import { MessageView } from '#api/contract/messages.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft, givenGuestMessage, givenSource } from '#tests/api/given.ts'

const { anna } = await apiWithHosts()
const sourceId = (await givenSource(anna)).id

const rowOf = (id: string) => asOwner().message.findUniqueOrThrow({ where: { id } })
const reply = (chatId: string, body: { text: string; shown?: string[]; ours?: string[] }) =>
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

const AN_HOUR_AGO = new Date(Date.now() - 61 * 60_000)
const MEANWHILE = { status: 409, body: { code: 'answered_meanwhile' } }

test.each([
  ['a reply of another window', async (chatId: string) => (await reply(chatId, { text: 'At 4.' })).body],
  [
    'an approval of another window',
    async (chatId: string) => {
      const { id } = await asOwner().message.findFirstOrThrow({ where: { chatId, kind: 'draft' } })
      return (await anna.attempt('approveDraft', { params: { id }, body: {} })).body
    },
  ],
])('whoever does not know of %s is told before a second answer leaves', async (_what, decide) => {
  const chat = await givenChat(anna, { sourceId })
  await givenDraft(chat)
  const { id } = MessageView.parse(await decide(chat.id))
  expect(await reply(chat.id, { text: 'At 5.', ours: [] })).toMatchObject(MEANWHILE)
  expect(await asOwner().message.count({ where: { chatId: chat.id, text: 'At 5.' } })).toBe(0)
  expect((await reply(chat.id, { text: 'At 5.', ours: [id] })).status).toBe(201)
})

test('what was taken back, or decided long ago, is no answer that has to be known', async () => {
  const chat = await givenChat(anna, { sourceId, headSeq: 1 })
  await givenGuestMessage(chat)
  const first = MessageView.parse((await reply(chat.id, { text: 'At 4.' })).body)
  await anna.ask('undoSend', { params: { id: first.id } })
  const second = await reply(chat.id, { text: 'At 5.', ours: [] })
  expect(second.status).toBe(201)
  const { id } = MessageView.parse(second.body)
  await asOwner().message.update({ where: { id }, data: { createdAt: AN_HOUR_AGO } })
  expect((await reply(chat.id, { text: 'And bring towels.', ours: [] })).status).toBe(201)
})
