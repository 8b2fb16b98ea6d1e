import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { auditsOf, givenChat } from '#tests/api/given.ts'

const { anna, bruno } = await apiWithHosts()
const name = (id: string, text: string, who = anna) =>
  who.attempt('nameGuest', { params: { id }, body: { name: text } })

test('a guest is called as the host says, is found by that, and called as before when the host says nothing', async () => {
  const chat = await givenChat(anna, { sender: 'emma1@reply.test' })
  const word = `Emma${randomUUID().slice(0, 8)}`
  expect(await name(chat.id, ` ${word} `)).toMatchObject({ status: 200, body: { sender: word, isNamedByHost: true } })
  expect((await name(chat.id, `${word} Rossi`)).body).toMatchObject({ sender: `${word} Rossi` })
  expect(await anna.ask('listChats', { query: { q: word } })).toMatchObject([{ id: chat.id }])
  const back = { sender: 'emma1@reply.test', isNamedByHost: false }
  expect((await name(chat.id, '  ')).body).toMatchObject(back)
  expect((await name(chat.id, '')).body).toMatchObject(back)
  const audits = (await auditsOf(anna, 'chat.name_guest')).filter(({ subject }) => subject === chat.id)
  expect(audits.map(({ detail }) => detail)).toContainEqual({ isNamed: true })
  expect(JSON.stringify(audits.map(({ detail }) => detail))).not.toContain(word)
})

test('who had no name has none again', async () => {
  const chat = await givenChat(anna, { sender: null })
  await name(chat.id, 'Emma')
  expect((await name(chat.id, '')).body).toMatchObject({ sender: null, isNamedByHost: false })
})

test('another host’s chat is not found, and a name has its length', async () => {
  const chat = await givenChat(anna, { sender: 'Emma' })
  expect((await name(chat.id, 'Eva', bruno)).status).toBe(404)
  expect((await name(chat.id, 'x'.repeat(121))).status).toBe(400)
  expect(await anna.ask('getChat', { params: { id: chat.id } })).toMatchObject({ sender: 'Emma', isNamedByHost: false })
})
