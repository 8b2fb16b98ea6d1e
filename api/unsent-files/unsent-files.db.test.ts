import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { UnsentFileView } from '#api/contract/message-files.ts'
import { inHost } from '#prisma/host-scope.ts'
import { maintenanceTasks } from '#prisma/maintenance/maintenance-tasks.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft, givenGuestMessage, givenSource } from '#tests/api/given.ts'
import { photoOf } from '#tests/mailbox/mail-with-files.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'

const { api, anna, bruno } = await apiWithHosts()
const MB = 1024 * 1024
const SHELL = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
let photos = 0
const photo = (bytes = 3_000) => photoOf(bytes, ++photos)

type Put = { name?: string; draftId?: string; who?: typeof anna }
const put = (chatId: string, content: Buffer, { name = 'terrace.jpg', draftId, who = anna }: Put = {}) =>
  who.attempt('addUnsentFile', { params: { id: chatId }, query: { name, ...(draftId && { draftId }) }, body: content })
const idOf = ({ body }: { body: unknown }) => UnsentFileView.parse(body).id
const putId = async (chatId: string, content: Buffer, how: Put = {}) => idOf(await put(chatId, content, how))
const unsent = async (chatId: string, who = anna) =>
  (await who.ask('listUnsentFiles', { params: { id: chatId } })).files.map(({ id }) => id)
const reply = (chatId: string, files: string[], who = anna) =>
  who.attempt('writeManualReply', { params: { id: chatId }, body: { text: 'Here it is.', files } })
const contents = (sha256: string) => asOwner().fileContent.count({ where: { hostId: anna.id, sha256 } })

const aPhotoOf = async (chatId: string) => putId(chatId, photo())
const whatsappChat = async () =>
  givenChat(anna, {
    channel: 'whatsapp',
    sourceId: (await givenSource(anna, { type: 'whatsapp', identifier: randomUUID() })).id,
  })

test('a file stands beside what is written, is shown, goes with the reply, and is the message’s from then on', async () => {
  const chat = await givenChat(anna)
  const content = photo()
  const added = await put(chat.id, content, { name: '../../Terrazza\u202egpj.exe.jpg' })
  expect(added).toMatchObject({
    status: 201,
    body: { placeId: chat.id, name: 'Terrazza gpj.exe.jpg', mediaType: 'image/jpeg', bytes: content.length },
  })
  const id = idOf(added)
  expect(await unsent(chat.id)).toEqual([id])
  expect(await anna.ask('getChat', { params: { id: chat.id } })).toMatchObject({ begun: 'file' })
  const shown = await anna.fetch('downloadFile', { params: { id } })
  expect(Buffer.from(await shown.arrayBuffer()).equals(content)).toBe(true)

  const sent = await reply(chat.id, [id])
  expect(sent).toMatchObject({ status: 201, body: { files: [{ id, position: 0, isStored: true, missing: null }] } })
  expect(await unsent(chat.id)).toEqual([])
  const [message] = await anna.ask('listMessages', { params: { id: chat.id }, query: {} })
  expect(message?.files).toMatchObject([{ id, name: 'Terrazza gpj.exe.jpg' }])
  expect((await anna.fetch('downloadFile', { params: { id } })).status).toBe(200)
})

test('the order is that in which the files are named', async () => {
  const chat = await givenChat(anna)
  const ids = [await aPhotoOf(chat.id), await aPhotoOf(chat.id), await aPhotoOf(chat.id)].toReversed()
  const { body } = await reply(chat.id, ids)
  expect((body as { files: { id: string }[] }).files.map(({ id }) => id)).toEqual(ids)
})

test('a draft is approved with files, as it is and edited; asked again it is the same answer, with others a conflict', async () => {
  const chat = await givenChat(anna)
  for (const text of [undefined, 'Mine.']) {
    const draft = await givenDraft(chat)
    const id = await putId(chat.id, photo(), { draftId: draft.id })
    const body = { files: [id], ...(text && { text }) }
    const approve = (of: object) => anna.attempt('approveDraft', { params: { id: draft.id }, body: of })
    expect(await approve(body)).toMatchObject({ status: 200, body: { files: [{ id }] } })
    expect(await approve(body)).toMatchObject({ status: 200, body: { files: [{ id }] } })
    const another = await putId(chat.id, photo(), { draftId: draft.id })
    expect((await approve({ ...body, files: [another] })).status).toBe(409)
    expect(await unsent(chat.id)).toContain(another)
    await anna.ask('removeUnsentFile', { params: { id: another } })
  }
})

test('what is taken back gives its files back: a reply to the chat, an approval to its draft', async () => {
  const chat = await givenChat(anna)
  const id = await aPhotoOf(chat.id)
  const { body } = await reply(chat.id, [id])
  const taken = await anna.ask('undoSend', { params: { id: (body as { id: string }).id } })
  expect(taken).toMatchObject({ status: 'discarded', files: [] })
  expect(await unsent(chat.id)).toEqual([id])

  const draft = await givenDraft(chat)
  const ofDraft = await putId(chat.id, photo(), { draftId: draft.id })
  await anna.ask('approveDraft', { params: { id: draft.id }, body: { files: [ofDraft] } })
  await anna.ask('undoSend', { params: { id: draft.id } })
  const { files } = await anna.ask('listUnsentFiles', { params: { id: chat.id } })
  expect(files).toContainEqual(expect.objectContaining({ id: ofDraft, placeId: draft.id }))
  expect((await reply(chat.id, [id, ofDraft])).status).toBe(201)
})

test('the same file twice is one, and two chats may have it', async () => {
  const [chat, other] = [await givenChat(anna), await givenChat(anna)]
  const content = photo()
  const ids = await Promise.all([putId(chat.id, content), putId(chat.id, content)])
  expect(new Set(ids).size).toBe(1)
  const elsewhere = await putId(other.id, content)
  expect(await unsent(other.id)).toEqual([elsewhere])
  await anna.ask('removeUnsentFile', { params: { id: ids[0] ?? '' } })
  expect((await anna.fetch('downloadFile', { params: { id: elsewhere } })).status).toBe(200)
})

test('the same bytes under two names are two files, and each goes under its own', async () => {
  const chat = await givenChat(anna)
  const content = photo()
  const ids = await Promise.all(['bagno.jpg', 'cucina.jpg'].map((name) => putId(chat.id, content, { name })))
  expect((await unsent(chat.id)).toSorted()).toEqual(ids.toSorted())
  const { body } = await reply(chat.id, ids)
  expect(body).toMatchObject({ files: [{ name: 'bagno.jpg' }, { name: 'cucina.jpg' }] })
  const taken = await anna.ask('undoSend', { params: { id: (body as { id: string }).id } })
  expect(taken.files).toEqual([])
  expect((await unsent(chat.id)).toSorted()).toEqual(ids.toSorted())
  await anna.ask('removeUnsentFile', { params: { id: ids[0] ?? '' } })
  expect((await anna.fetch('downloadFile', { params: { id: ids[1] ?? '' } })).status).toBe(200)
})

test('what a file is, its bytes say: a page and a drawing are text, and nothing of it runs', async () => {
  const chat = await givenChat(anna)
  const { body } = await put(chat.id, SHELL, { name: 'logo.svg' })
  expect(body).toMatchObject({ name: 'logo.svg', mediaType: 'text/plain' })
  const shown = await anna.fetch('downloadFile', { params: { id: (body as { id: string }).id } })
  expect(shown.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(shown.headers.get('content-security-policy')).toContain('sandbox')
})

test.each([
  ['of no bytes', Buffer.alloc(0), 'empty.txt', 422, 'file_empty'],
  ['that is a program under a picture’s name', Buffer.from('MZ\x90\x00program'), 'photo.jpg', 422, 'file_is_program'],
  ['that a guest’s computer would run', Buffer.from('hello'), 'hello.exe', 422, 'file_is_program'],
])('a file %s is refused', async (_what, content, name, status, code) => {
  const chat = await givenChat(anna)
  expect(await put(chat.id, content, { name })).toMatchObject({ status, body: { code } })
  expect(await unsent(chat.id)).toEqual([])
})

test('a file of 100 MB is refused before its first byte is read', async () => {
  const chat = await givenChat(anna)
  const url = new URL(`${api.url}/api/chats/${chat.id}/unsent-files?name=film.mp4`)
  const { access_token } = await signIn(await newPerson())
  const headers = { authorization: `Bearer ${access_token}`, 'content-length': 100 * MB }
  const status = await new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode)
      asked.destroy()
    })
    asked.on('error', reject).flushHeaders()
  })
  expect(status).toBe(413)
  expect(await unsent(chat.id)).toEqual([])
})

test('what does not fit beside the others is refused, and of 200 files all after the twentieth', async () => {
  const chat = await givenChat(anna)
  await put(chat.id, photo(9 * MB))
  expect(await put(chat.id, photo(9 * MB))).toMatchObject({ status: 422, body: { code: 'files_too_large' } })
  const other = await givenChat(anna)
  const statuses: number[] = []
  for (let at = 0; at < 24; at++) statuses.push((await put(other.id, photo(100))).status)
  expect(statuses).toEqual([...Array<number>(20).fill(201), ...Array<number>(4).fill(422)])
})

test('WhatsApp’s own limits are said when the file is put there, and again where the chat has moved to it', async () => {
  const chat = await whatsappChat()
  expect(await put(chat.id, Buffer.from('PK\x03\x04archive'))).toMatchObject({
    body: { code: 'file_not_for_whatsapp' },
  })
  expect(await put(chat.id, photo(6 * MB))).toMatchObject({ body: { code: 'file_too_large', params: { most: 5 } } })
  expect(await anna.ask('listUnsentFiles', { params: { id: chat.id } })).toMatchObject({
    limits: { transport: 'whatsapp', files: 10 },
  })
  const mail = await givenChat(anna)
  const id = await putId(mail.id, Buffer.from('PK\x03\x04archive'), { name: 'all.zip' })
  await givenGuestMessage(chat)
  await asOwner().unsentFile.update({ where: { id }, data: { chatId: chat.id, placeId: chat.id } })
  expect(await reply(chat.id, [id])).toMatchObject({ status: 422, body: { code: 'file_not_for_whatsapp' } })
  expect(await unsent(chat.id)).toEqual([id])
})

test('another host’s file, another chat’s and one that is gone cannot be sent, and nothing of the reply is kept', async () => {
  const [chat, other, theirs] = [await givenChat(anna), await givenChat(anna), await givenChat(bruno)]
  const foreign = await putId(theirs.id, photo(), { who: bruno })
  const elsewhere = await aPhotoOf(other.id)
  const own = await aPhotoOf(chat.id)
  for (const id of [foreign, elsewhere, randomUUID()]) {
    expect(await reply(chat.id, [own, id])).toMatchObject({ status: 409, body: { code: 'file_gone' } })
  }
  expect(await anna.ask('listMessages', { params: { id: chat.id }, query: {} })).toEqual([])
  expect(await unsent(chat.id)).toEqual([own])
  for (const name of ['downloadFile', 'removeUnsentFile'] as const)
    expect((await anna.attempt(name, { params: { id: foreign } })).status).toBe(404)
  expect((await put(theirs.id, photo())).status).toBe(404)
  expect((await put(chat.id, photo(), { draftId: randomUUID() })).status).toBe(404)
  expect((await anna.attempt('listUnsentFiles', { params: { id: theirs.id } })).status).toBe(404)
  const hidden = await inHost(asOwner(), bruno.id, (tx) => tx.unsentFile.count({ where: { hostId: bruno.id } }))
  expect(hidden).toBe(1)
})

test('of a file that is taken away while it is sent, one of the two comes first', async () => {
  for (let round = 0; round < 5; round++) {
    const chat = await givenChat(anna)
    const id = await aPhotoOf(chat.id)
    const [sent, removed] = await Promise.all([
      reply(chat.id, [id]),
      anna.attempt('removeUnsentFile', { params: { id } }),
    ])
    expect([
      [201, 404],
      [409, 204],
    ]).toContainEqual([sent.status, removed.status])
  }
})

test('what is taken away takes its content along, unless something else has it', async () => {
  const chat = await givenChat(anna)
  const content = photo()
  const id = await putId(chat.id, content)
  const { sha256 } = await asOwner().unsentFile.findUniqueOrThrow({ where: { id } })
  await anna.ask('removeUnsentFile', { params: { id } })
  expect(await contents(sha256)).toBe(0)
  await reply(chat.id, [await putId(chat.id, content)])
  await anna.ask('removeUnsentFile', { params: { id: await putId(chat.id, content) } })
  expect(await contents(sha256)).toBe(1)
})

test('what was never sent is kept for thirty days, and its content as long', async () => {
  const chat = await givenChat(anna)
  const id = await aPhotoOf(chat.id)
  const { sha256 } = await asOwner().unsentFile.findUniqueOrThrow({ where: { id } })
  const pruneAfter = async (days: number) => {
    const clock = () => new Date(Date.now() + days * 86_400_000)
    const tasks = maintenanceTasks({ engineDb: asOwner(), originalsKeptDays: 30, clock })
    for (const name of ['pruneUnsentFiles', 'pruneFileContents']) await tasks.find((task) => task.name === name)?.run()
    return { files: await unsent(chat.id), contents: await contents(sha256) }
  }
  expect(await pruneAfter(29)).toEqual({ files: [id], contents: 1 })
  expect(await pruneAfter(31)).toEqual({ files: [], contents: 0 })
})
