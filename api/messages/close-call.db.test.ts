import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenSource } from '#tests/api/given.ts'

const { anna, bruno } = await apiWithHosts({ TEMPORAL_ADDRESS: '127.0.0.1:9' })
const sourceId = (await givenSource(anna)).id

const reply = (chatId: string, key: string, text = 'Ciao') =>
  anna.attempt('writeManualReply', { params: { id: chatId }, body: { text } }, { headers: { 'idempotency-key': key } })
const close = (key: string, host = anna) => host.ask('closeCall', { body: { key } })
const repliesIn = (chatId: string) => asOwner().message.count({ where: { chatId, kind: 'host_reply' } })

test('a call that was done is told with its message, however often it is asked', async () => {
  const chat = await givenChat(anna, { sourceId })
  const key = randomUUID()
  const { body } = await reply(chat.id, key)
  const told = { isDone: true, messageId: (body as { id: string }).id }
  expect([await close(key), await close(key)]).toEqual([told, told])
  expect((await reply(chat.id, key)).status).toBe(201)
})

test('one that had not come is not done when it comes later', async () => {
  const chat = await givenChat(anna, { sourceId })
  const key = randomUUID()
  expect(await close(key)).toEqual({ isDone: false, messageId: null })
  expect((await reply(chat.id, key)).status).toBe(422)
  expect(await repliesIn(chat.id)).toBe(0)
})

test('one that runs at the same moment is done or closed, never both', async () => {
  const chat = await givenChat(anna, { sourceId })
  for (let round = 1; round <= 5; round += 1) {
    const key = randomUUID()
    const before = await repliesIn(chat.id)
    const [{ status }, { isDone }] = await Promise.all([reply(chat.id, key, `Ciao ${round}`), close(key)])
    expect([isDone, (await repliesIn(chat.id)) - before]).toEqual([status === 201, status === 201 ? 1 : 0])
  }
})

test('another host closes nothing of mine', async () => {
  const chat = await givenChat(anna, { sourceId })
  const key = randomUUID()
  expect(await close(key, bruno)).toEqual({ isDone: false, messageId: null })
  expect((await reply(chat.id, key)).status).toBe(201)
})

test.each([
  ['nothing', ''],
  ['two words', 'a b'],
  ['more than a header takes', 'k'.repeat(201)],
])('a key that no request can have is refused: %s', async (_what, key) => {
  const refused = { fields: { key: { code: 'field_not_key' } } }
  expect(await anna.attempt('closeCall', { body: { key } })).toMatchObject({ status: 400, body: refused })
})
