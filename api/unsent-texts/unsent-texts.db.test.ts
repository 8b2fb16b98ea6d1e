import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft, givenGuestMessage } from '#tests/api/given.ts'
import { unsentPlace } from '#workflows/domain/unsent-place.ts'

const { anna, bruno } = await apiWithHosts()

const words = (text: string, more: object = {}) => ({
  ...{ draftId: null, draftVersion: null, text, version: 0, writer: 'desk' },
  ...more,
})
const keep = (id: string, body: object, who = anna) => who.attempt('saveUnsentText', { params: { id }, body })
const begun = (id: string, who = anna) => who.ask('listUnsentTexts', { params: { id } })

async function givenPending() {
  const chat = await givenChat(anna)
  const guest = await givenGuestMessage(chat)
  const draft = await givenDraft(chat, { status: 'pending', answersId: guest.id, text: 'Yes.', version: 2 })
  return { chat, draft }
}

test('what was begun, of a chat and of a draft in it, is there for every window until it is ended', async () => {
  const { chat, draft } = await givenPending()
  await keep(chat.id, words('Let me see'))
  await keep(chat.id, words('Yes, for free', { draftId: draft.id, draftVersion: 2, writer: 'phone' }))
  const shown = await begun(chat.id)
  expect(shown).toHaveLength(2)
  expect(shown).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: chat.id, text: 'Let me see', version: 1, writer: 'desk', draftVersion: null }),
      expect.objectContaining({ id: draft.id, text: 'Yes, for free', version: 1, writer: 'phone', draftVersion: 2 }),
    ]),
  )
  expect((await keep(chat.id, words('', { version: 1 }))).body).toBeNull()
  expect(await begun(chat.id)).toMatchObject([{ id: draft.id }])
})

test('lists say what was begun and not sent, and are told that it was and that it is no more', async () => {
  const { chat, draft } = await givenPending()
  const inList = async () => (await anna.ask('listChats', { query: {} })).find(({ id }) => id === chat.id)?.begun
  const told = () => asOwner().liveEvent.count({ where: { hostId: anna.id, entity: 'chat', chatId: chat.id } })
  const before = await told()
  expect(await inList()).toBeNull()
  await keep(chat.id, words('Let me see'))
  expect([await inList(), (await told()) - before]).toEqual(['text', 1])
  await keep(chat.id, words('Let me see.', { version: 1 }))
  await keep(chat.id, words('Yes, for free', { draftId: draft.id, draftVersion: 2 }))
  expect([await inList(), (await told()) - before]).toEqual(['edit', 2])
  await keep(chat.id, words('', { draftId: draft.id, version: 1 }))
  await keep(chat.id, words('', { version: 2 }))
  expect([await inList(), (await told()) - before]).toEqual([null, 4])
})

test('of two windows the second is refused, whatever it wanted, and what the first wrote stays', async () => {
  const chat = await givenChat(anna)
  await keep(chat.id, words('From the desk'))
  const refused = { status: 409, body: { code: 'unsent_text_changed' } }
  expect(await keep(chat.id, words('From the phone', { writer: 'phone' }))).toMatchObject(refused)
  expect(await keep(chat.id, words('', { version: 7, writer: 'phone' }))).toMatchObject(refused)
  expect(await begun(chat.id)).toMatchObject([{ text: 'From the desk', version: 1 }])
  expect(await keep(chat.id, words('Both', { version: 1, writer: 'phone' }))).toMatchObject({
    status: 200,
    body: { text: 'Both', version: 2, writer: 'phone' },
  })
})

test('of many windows at once one is first', async () => {
  const chat = await givenChat(anna)
  const tries = Array.from({ length: 8 }, (_, at) => keep(chat.id, words(`Window ${at}`, { writer: `${at}` })))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, ...Array<number>(7).fill(409)])
})

test('another host reads and writes none of it', async () => {
  const { chat, draft } = await givenPending()
  await keep(chat.id, words('Mine'))
  const ids = { params: { id: chat.id } }
  expect((await bruno.attempt('listUnsentTexts', ids)).status).toBe(404)
  expect((await keep(chat.id, words('Theirs', { version: 1 }), bruno)).status).toBe(404)
  const own = await givenChat(bruno)
  expect((await keep(own.id, words('Theirs', { draftId: draft.id }), bruno)).status).toBe(404)
  expect((await keep(own.id, words('Theirs', { draftId: randomUUID() }), bruno)).status).toBe(404)
  expect(await begun(chat.id)).toMatchObject([{ text: 'Mine', version: 1 }])
})

test('a reply by hand ends what was begun in its chat, in the same transaction; what is about a draft stays', async () => {
  const { chat, draft } = await givenPending()
  await keep(chat.id, words('Let me see'))
  await keep(chat.id, words('Yes, for free', { draftId: draft.id, draftVersion: 2 }))
  await anna.ask('writeManualReply', { params: { id: chat.id }, body: { text: 'Let me see.' } })
  expect(await begun(chat.id)).toMatchObject([{ id: draft.id }])
})

test('what was begun behind the words that are sent stays, and so do other words', async () => {
  const chat = await givenChat(anna)
  const reply = (text: string) => anna.ask('writeManualReply', { params: { id: chat.id }, body: { text } })
  await keep(chat.id, words('Let me see.\n\nPS'))
  await reply('Let me see.')
  expect(await begun(chat.id)).toMatchObject([{ text: 'PS', version: 2, writer: 'desk' }])
  await reply('Words of another box.')
  expect(await begun(chat.id)).toMatchObject([{ text: 'PS', version: 3 }])
  const { chat: other, draft } = await givenPending()
  await keep(other.id, words('Yes, for free.\n\nAnd', { draftId: draft.id, draftVersion: 2 }))
  await anna.ask('approveDraft', { params: { id: draft.id }, body: { text: 'Yes, for free.' } })
  expect(await begun(other.id)).toMatchObject([{ id: draft.id, text: 'And' }])
})

test('a wish and an answer to a part are kept beside the reply, each in a place of its own', async () => {
  const { chat } = await givenPending()
  await keep(chat.id, words('Let me see'))
  await keep(chat.id, words('Say how to come', { about: { asked: null } }))
  await keep(chat.id, words('In the yard', { about: { asked: 'Is there parking?' } }))
  const shown = (await begun(chat.id)).map(({ id, text }) => [id, text])
  expect(shown).toHaveLength(3)
  expect(shown).toEqual(
    expect.arrayContaining([
      [chat.id, 'Let me see'],
      [unsentPlace(chat.id, null), 'Say how to come'],
      [unsentPlace(chat.id, 'Is there parking?'), 'In the yard'],
    ]),
  )
  await anna.ask('writeManualReply', { params: { id: chat.id }, body: { text: 'Let me see' } })
  expect(await begun(chat.id)).toHaveLength(2)
})

test('a save that comes after the words were sent does not begin them again', async () => {
  const chat = await givenChat(anna)
  await keep(chat.id, words('Let me see'))
  await anna.ask('writeManualReply', { params: { id: chat.id }, body: { text: 'Let me see' } })
  expect(await keep(chat.id, words('Let me see', { version: 1 }))).toMatchObject({ status: 409 })
  expect(await begun(chat.id)).toEqual([])
})

test('what nothing names any more is ended by its id, in its own chat, and not written', async () => {
  const { chat } = await givenPending()
  await keep(chat.id, words('In the yard', { about: { asked: 'Is there parking?' } }))
  const placeId = unsentPlace(chat.id, 'Is there parking?')
  expect((await keep(chat.id, words('Elsewhere', { placeId, version: 1 }))).status).toBe(404)
  const other = await givenChat(anna)
  await keep(other.id, words('', { placeId, version: 1 }))
  expect(await begun(chat.id)).toMatchObject([{ id: placeId, text: 'In the yard' }])
  expect((await keep(chat.id, words('', { placeId, version: 1 }))).body).toBeNull()
  expect(await begun(chat.id)).toEqual([])
})

test('nor does the first save of them, where it is slower than the send, of a reply or of a draft; other words are kept', async () => {
  const { chat, draft } = await givenPending()
  await anna.ask('approveDraft', { params: { id: draft.id }, body: { text: 'Yes, for free.' } })
  const late = words('Yes, for fr', { draftId: draft.id, draftVersion: 2 })
  expect(await keep(chat.id, late)).toMatchObject({ status: 200, body: null })
  const reply = await anna.ask('writeManualReply', { params: { id: chat.id }, body: { text: 'Let me see' } })
  expect(await keep(chat.id, words('Let me see'))).toMatchObject({ status: 200, body: null })
  expect(await begun(chat.id)).toEqual([])
  await keep(chat.id, words('Let me ask'))
  expect(await begun(chat.id)).toMatchObject([{ text: 'Let me ask' }])
  // Taken back, they are begun again.
  await keep(chat.id, words('', { version: 1 }))
  await anna.ask('undoSend', { params: { id: reply.id } })
  await keep(chat.id, words('Let me see'))
  expect(await begun(chat.id)).toMatchObject([{ text: 'Let me see' }])
})

test('an approval with the host’s words ends them; one of the draft as it is does not, nor does what becomes of it otherwise', async () => {
  const sent = await givenPending()
  await keep(sent.chat.id, words('Yes, for free', { draftId: sent.draft.id, draftVersion: 2 }))
  await anna.ask('approveDraft', { params: { id: sent.draft.id }, body: { text: 'Yes, for free.' } })
  expect(await begun(sent.chat.id)).toEqual([])
  for (const decide of ['approveDraft', 'discardDraft'] as const) {
    const { chat, draft } = await givenPending()
    await keep(chat.id, words('Yes, for free', { draftId: draft.id, draftVersion: 2 }))
    await anna.ask(decide, { params: { id: draft.id }, body: {} })
    expect(await begun(chat.id)).toMatchObject([{ text: 'Yes, for free' }])
  }
})

test('every window hears of it', async () => {
  const chat = await givenChat(anna)
  await keep(chat.id, words('Let me see'))
  expect(await asOwner().liveEvent.findMany({ where: { chatId: chat.id, entity: 'unsent' } })).toMatchObject([
    { hostId: anna.id, entityId: chat.id, change: 'created' },
  ])
})

test('a waiting draft says until when its fallback waits at most; one without a deadline says nothing', async () => {
  const { chat, draft } = await givenPending()
  const createdAt = new Date('2026-11-22T10:00:00Z')
  const latestWith = async (deadlineAt: Date | null) => {
    await asOwner().message.update({ where: { id: draft.id }, data: { createdAt, deadlineAt } })
    const messages = await anna.ask('listMessages', { params: { id: chat.id }, query: {} })
    return messages.find(({ id }) => id === draft.id)?.latestDeadlineAt
  }
  expect(await latestWith(null)).toBeNull()
  expect(await latestWith(new Date('2026-11-22T10:15:00Z'))).toBe('2026-11-22T10:35:00.000Z')
})

test.each([{ text: 'x'.repeat(20_001) }, { version: -1 }, { writer: 'x'.repeat(41) }, { draftId: 'none' }])(
  '%j is refused',
  async (wrong) => {
    const chat = await givenChat(anna)
    expect((await keep(chat.id, { ...words('Yes.'), ...wrong })).status).toBe(400)
  },
)
