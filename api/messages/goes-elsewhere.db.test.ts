import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft } from '#tests/api/given.ts'

const { anna } = await apiWithHosts({ UNDO_SECONDS: '300' })
const [SHOWN, NOW] = ['anna@guest.test', 'relay@guest.test']
const elsewhere = { status: 409, body: { code: 'goes_elsewhere', params: { shown: SHOWN, now: NOW } } }

/** A chat whose guest was answered at one address, and is now at another. */
const movedChat = () => givenChat(anna, { email: SHOWN, replyTo: NOW })
const count = (chatId: string) => asOwner().message.count({ where: { chatId, kind: 'host_reply' } })

test('a reply by hand goes where its writer saw that it goes, or says both addresses', async () => {
  const chat = await movedChat()
  const write = (recipient?: string) =>
    anna.attempt('writeManualReply', { params: { id: chat.id }, body: { text: 'A presto.', recipient } })
  expect(await write(SHOWN)).toMatchObject(elsewhere)
  expect(await count(chat.id)).toBe(0)
  expect(await write(NOW)).toMatchObject({ status: 201, body: { recipient: NOW } })
  expect(await write()).toMatchObject({ status: 201, body: { recipient: NOW } })
})

test('so does what is sent again, and from then on it goes there and nowhere else', async () => {
  const chat = await movedChat()
  const { id } = await givenDraft(chat, { status: 'held' })
  const resend = (recipient?: string) => anna.attempt('resendMessage', { params: { id }, body: { recipient } })
  expect(await resend(SHOWN)).toMatchObject(elsewhere)
  expect(await asOwner().message.findUnique({ where: { id } })).toMatchObject({ status: 'held', recipient: null })
  expect(await resend(NOW)).toMatchObject({ status: 200, body: { recipient: NOW } })
  expect(await asOwner().message.findUnique({ where: { id } })).toMatchObject({ recipient: NOW })
  // On its way: that is said, not where it would go.
  expect(await resend(SHOWN)).toMatchObject({ status: 409, body: { code: 'settled_before' } })
})

test.each(['failed', 'outcome_unknown'] as const)('what %s at an address is sent again there', async (status) => {
  const { id } = await givenDraft(await movedChat(), { status, recipient: SHOWN })
  const again = await anna.attempt('resendMessage', { params: { id }, body: { recipient: SHOWN } })
  expect(again).toMatchObject({ status: 200, body: { recipient: SHOWN } })
})
