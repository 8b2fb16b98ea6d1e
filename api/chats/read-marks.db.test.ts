import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenGuestMessage, givenSource } from '#tests/api/given.ts'

const { anna } = await apiWithHosts()

async function unread(type: 'whatsapp' | 'email', more = {}) {
  const source = await givenSource(anna, { type, ...more })
  const chat = await givenChat(anna, { sourceId: source.id, channel: type, unreadCount: 2 })
  await givenGuestMessage(chat, { rfcMessageId: 'wamid.first' })
  await givenGuestMessage(chat, { rfcMessageId: 'wamid.second', seq: 2 })
  const read = () => anna.ask('markChatRead', { params: { id: chat.id } })
  const owed = async () => (await asOwner().messageSource.findUniqueOrThrow({ where: { id: source.id } })).readMarksOwed
  return { read, owed }
}

test('the newest message that a host has read is owed to be marked so, once', async () => {
  const { read, owed } = await unread('whatsapp')
  await read()
  await read()
  expect(await owed()).toEqual(['wamid.second'])
})

test.each<[string, 'whatsapp' | 'email', object]>([
  ['a mailbox', 'email', {}],
  ['a number that rests', 'whatsapp', { pausedAt: new Date() }],
  ['a number that was taken away', 'whatsapp', { deletedAt: new Date() }],
])('no guest of %s is shown anything', async (_, type, more) => {
  const { read, owed } = await unread(type, more)
  await read()
  expect(await owed()).toEqual([])
})
