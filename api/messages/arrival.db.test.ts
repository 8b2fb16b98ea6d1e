import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'

const { anna } = await apiWithHosts({ UNDO_SECONDS: '300' })
const CALL = 'Call me: +39 340 123 4567'

const messages = (id: string) => anna.ask('listMessages', { params: { id }, query: {} })
const approve = (id: string, text?: string) =>
  anna.attempt('approveDraft', { params: { id }, body: text === undefined ? {} : { text } })
const write = (id: string, text: string) => anna.attempt('writeManualReply', { params: { id }, body: { text } })
const DAY_AGO = new Date(Date.now() - 25 * 3_600_000)

async function shutWindow() {
  const source = await givenSource(anna, { type: 'whatsapp', identifier: '+39 02' })
  const chat = await givenChat(anna, { sourceId: source.id, channel: 'whatsapp', email: '393401234567' })
  return { chat, draft: await givenDraft(chat, {}, { createdAt: DAY_AGO }) }
}

test('a draft and its chat tell what is in the way, and the host may send it all the same', async () => {
  const chat = await givenChat(anna, { channel: 'airbnb', email: 'tok@reply.airbnb.com' })
  const draft = await givenDraft(chat, { text: CALL })
  expect((await messages(chat.id)).map(({ arrival }) => arrival)).toEqual([
    [],
    [
      {
        reason: { code: 'contact_hidden', params: { platform: 'Airbnb', found: ['+39 340 123 4567'] } },
        ...{ isCertain: false, wayOut: 'platform', platform: 'Airbnb' },
      },
    ],
  ])
  expect((await anna.ask('getChat', { params: { id: chat.id } })).reach).toMatchObject({
    ...{ channel: 'airbnb', transport: 'relay', address: 'tok@reply.airbnb.com', isBooked: false },
  })
  expect(await anna.ask('listChats', { query: {} })).toMatchObject([{ reach: null }])
  expect((await approve(draft.id)).status).toBe(200)
  // Decided, nothing is asked any more.
  expect((await messages(chat.id)).at(-1)).toMatchObject({ status: 'approved', arrival: [] })
})

test('what cannot arrive is refused: a draft, a reply, and one that is sent again', async () => {
  const { chat, draft } = await shutWindow()
  expect((await messages(chat.id)).at(-1)?.arrival).toMatchObject([
    { reason: { code: 'window_shut' }, isCertain: true, wayOut: 'template' },
  ])
  for (const refused of [await approve(draft.id), await write(chat.id, 'Hello')])
    expect(refused).toMatchObject({ status: 422, body: { code: 'whatsapp_window_shut' } })
  expect(await asOwner().message.findUnique({ where: { id: draft.id } })).toMatchObject({ status: 'pending' })
  await asOwner().message.update({ where: { id: draft.id }, data: { status: 'failed' } })
  const again = await anna.attempt('resendMessage', { params: { id: draft.id }, body: {} })
  expect(again).toMatchObject({ status: 422, body: { code: 'whatsapp_window_shut' } })
})

test('what is too long for WhatsApp is refused before it is promised to leave', async () => {
  const { chat, draft } = await shutWindow()
  await asOwner().message.updateMany({ where: { chatId: chat.id, kind: 'guest' }, data: { createdAt: new Date() } })
  const long = 'a'.repeat(4097)
  for (const refused of [await approve(draft.id, long), await write(chat.id, long)])
    expect(refused).toMatchObject({ status: 422, body: { code: 'whatsapp_too_long', params: { most: 4096 } } })
  expect((await approve(draft.id, 'a'.repeat(4096))).status).toBe(200)
})

test('a field that the text leaves open, as where it quotes a note of the house, reaches no guest', async () => {
  const chat = await givenChat(anna)
  const draft = await givenDraft(chat, { text: 'The parking is at {{property.address}}.' })
  const open = { text: { code: 'field_has_open_placeholder' } }
  expect(await approve(draft.id)).toMatchObject({ status: 400, body: { fields: open } })
  expect(await asOwner().message.findUnique({ where: { id: draft.id } })).toMatchObject({ status: 'pending' })
  expect((await approve(draft.id, 'The parking is at Via Roma 1.')).status).toBe(200)
})

test('a guest without an address cannot be answered', async () => {
  const chat = await givenChat(anna, { email: null })
  const draft = await givenDraft(chat)
  expect(await approve(draft.id)).toMatchObject({ status: 422, body: { code: 'no_mail_address' } })
})
