import { randomUUID } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import { expect, test } from 'vitest'
import { UnsentFileView } from '#api/contract/message-files.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft } from '#tests/api/given.ts'
import { photoOf } from '#tests/mailbox/mail-with-files.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

const { api } = await apiWithHosts()
const person = await newPerson()
const { access_token: token } = await signIn(person)
const client = api.as(token)
const anna = { ...client, id: (await client.ask('readMe', {})).id, kcSub: person.id, email: person.email }
let photos = 0

type Chat = Awaited<ReturnType<typeof givenChat>>
type Given = { files?: string[]; filesShown?: string[] }

const put = async (chatId: string, draftId?: string) => {
  const query = { name: 'passport.jpg', ...(draftId && { draftId }) }
  const body = photoOf(2_000, ++photos)
  const added = await anna.attempt('addUnsentFile', { params: { id: chatId }, query, body })
  return UnsentFileView.parse(added.body).id
}
const unsent = async (chatId: string) =>
  (await anna.ask('listUnsentFiles', { params: { id: chatId } })).files.map(({ id }) => id)

/** A draft that waits, answered in one of the two ways: `placeId`, beside what its files stand. */
const WAYS = {
  approve: async (chat: Chat) => {
    const { id } = await givenDraft(chat)
    const answer = (body: Given) => anna.attempt('approveDraft', { params: { id }, body })
    return { put: () => put(chat.id, id), answer }
  },
  reply: async (chat: Chat) => {
    const answer = (given: Given) =>
      anna.attempt('writeManualReply', { params: { id: chat.id }, body: { text: 'Here it is.', ...given } })
    return { put: () => put(chat.id), answer }
  },
}

test.each(['approve', 'reply'] as const)(
  'to %s past a file that was not in sight is a conflict, and nothing of it is decided',
  async (how) => {
    const chat = await givenChat(anna)
    const { put: putThere, answer } = await WAYS[how](chat)
    const seen = await putThere()
    const later = await putThere()
    const given = { files: [seen], filesShown: [seen] }
    expect(await answer(given)).toMatchObject({ status: 409, body: { code: 'file_not_shown' } })
    expect(await answer({ filesShown: [] })).toMatchObject({ status: 409, body: { code: 'file_not_shown' } })
    expect(await unsent(chat.id)).toEqual([seen, later])
    const answered = await answer({ files: [seen], filesShown: [seen, later] })
    expect(answered.body).toMatchObject({ files: [{ id: seen }] })
    expect(await unsent(chat.id)).toEqual([later])
  },
)

test.each(['approve', 'reply'] as const)('to %s and say nothing of files is what it was', async (how) => {
  const chat = await givenChat(anna)
  const { put: putThere, answer } = await WAYS[how](chat)
  const id = await putThere()
  expect((await answer({})).body).toMatchObject({ files: [] })
  expect(await unsent(chat.id)).toEqual([id])
})

// Of one that waits, the reply takes its place.
test.each<MessageStatus>(['discarded', 'superseded', 'no_reply_needed', 'fallback_sent', 'scheduled', 'pending'])(
  'a reply that did not see the file of a draft that is %s is told of it',
  async (status) => {
    const chat = await givenChat(anna)
    const draft = await givenDraft(chat)
    const file = await put(chat.id, draft.id)
    await asOwner().message.update({ where: { id: draft.id }, data: { status } })
    const { answer } = await WAYS.reply(chat)
    expect((await answer({ filesShown: [] })).status).toBe(409)
    expect(await unsent(chat.id)).toEqual([file])
  },
)

test('what is put beside a draft that was answered meanwhile is kept, and can go with a reply', async () => {
  const chat = await givenChat(anna)
  const draft = await givenDraft(chat)
  await anna.ask('approveDraft', { params: { id: draft.id }, body: {} })
  const file = await put(chat.id, draft.id)
  expect(await unsent(chat.id)).toEqual([file])
  const { answer } = await WAYS.reply(chat)
  expect((await answer({ files: [file], filesShown: [file] })).body).toMatchObject({ files: [{ id: file }] })
})

/** An upload of which half has come. */
function uploadHalf(chatId: string, draftId?: string): ClientRequest {
  const url = new URL(
    `${api.url}/api/chats/${chatId}/unsent-files?name=plan.pdf${draftId ? `&draftId=${draftId}` : ''}`,
  )
  const headers = { authorization: `Bearer ${token}`, 'content-length': 2_000 }
  const asked = request(url, { method: 'POST', headers })
  asked.on('error', () => undefined)
  asked.write(Buffer.alloc(1_000))
  return asked
}

const coming = (chatId: string) => asOwner().unsentUpload.count({ where: { chatId } })

test('while a file is coming to a draft in another window, an approval here says so; a file that was given up holds nothing', async () => {
  const chat = await givenChat(anna)
  const draft = await givenDraft(chat)
  const upload = uploadHalf(chat.id, draft.id)
  await expect.poll(() => coming(chat.id)).toBe(1)
  const approve = () => anna.attempt('approveDraft', { params: { id: draft.id }, body: { filesShown: [] } })
  expect(await approve()).toMatchObject({ status: 409, body: { code: 'file_coming' } })
  // A reply takes the draft's place, and the file stands beside the chat's own box then.
  const reply = async () => (await WAYS.reply(chat)).answer({ filesShown: [] })
  expect(await reply()).toMatchObject({ status: 409, body: { code: 'file_coming' } })
  upload.destroy()
  await expect.poll(() => coming(chat.id)).toBe(0)
  expect((await reply()).status).toBe(201)
})

test('of a file that is coming to a draft which is over by now a reply by the chat’s own box is told', async () => {
  const chat = await givenChat(anna)
  const draft = await givenDraft(chat)
  const upload = uploadHalf(chat.id, draft.id)
  await expect.poll(() => coming(chat.id)).toBe(1)
  await asOwner().message.update({ where: { id: draft.id }, data: { status: 'superseded' } })
  const { answer } = await WAYS.reply(chat)
  expect(await answer({ filesShown: [] })).toMatchObject({ status: 409, body: { code: 'file_coming' } })
  upload.destroy()
})

test('a file that has come is not coming any more when its answer is there', async () => {
  const chat = await givenChat(anna)
  const upload = uploadHalf(chat.id)
  await expect.poll(() => coming(chat.id)).toBe(1)
  const answered = new Promise((resolve) => upload.on('response', (answer) => resolve(answer.statusCode)))
  upload.end(Buffer.alloc(1_000, 1))
  expect(await answered).toBe(201)
  expect(await coming(chat.id)).toBe(0)
})

test('a file for no chat of the host’s is not noted', async () => {
  const upload = uploadHalf(randomUUID())
  const answered = new Promise((resolve) => upload.on('response', (answer) => resolve(answer.statusCode)))
  upload.end(Buffer.alloc(1_000, 1))
  expect(await answered).toBe(404)
})
