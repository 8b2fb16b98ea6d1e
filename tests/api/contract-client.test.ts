import { expect, test } from 'vitest'
import { clientOf, type Send } from './contract-client.ts'

const HEALTH = { ok: true }

/** A client whose requests are written down, and answered one after the other. */
function clientWith(...answers: [body: unknown, init?: ResponseInit][]) {
  const sent: [string, Parameters<Send>[1]][] = []
  const client = clientOf(async (path, init) => {
    const [body, answer] = answers[sent.length] ?? []
    sent.push([path, init])
    return Response.json(body, answer)
  })
  return { client, sent }
}
const next = (path: string) => ({ headers: { link: `</api${path}>; rel="next"` } })
const everyId = async (pages: AsyncIterable<{ id: string }[]>) => {
  const ids: string[] = []
  for await (const page of pages) ids.push(...page.map(({ id }) => id))
  return ids
}
const user = (id: string) => ({
  id,
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  isAdmin: false,
  status: 'active',
})

test('a call goes where the contract has it', async () => {
  const { client, sent } = clientWith([{}])
  await client.attempt('approveDraft', { params: { id: 'a/b' }, body: { text: 'Sì' } }, { headers: { 'x-y': 'z' } })
  expect(sent).toEqual([
    [
      '/messages/a%2Fb/approve',
      { method: 'PATCH', headers: { 'content-type': 'application/json', 'x-y': 'z' }, body: '{"text":"Sì"}' },
    ],
  ])
})

test('an answer is given as it came, with what its schema does not know', async () => {
  const { client } = clientWith([{ ...HEALTH, more: true }])
  expect(await client.ask('readHealth', {})).toEqual({ ...HEALTH, more: true })
})

test.each([
  ['a refusal', { error: 'Not found' }, { status: 404 }],
  ['another success than the one agreed', HEALTH, { status: 201 }],
  ['an answer that the schema does not accept', { ok: 'yes' }, {}],
])('%s is thrown', async (_, body, init) => {
  await expect(clientWith([body, init]).client.ask('readHealth', {})).rejects.toThrow()
})

test('a list is walked by its links, which say the whole query', async () => {
  const { client, sent } = clientWith([[user('1')], next('/admin/users?search=a%20b&cursor=x')], [[user('2')]])
  expect(await everyId(client.pages('searchUsers', { query: { search: 'a b' } }))).toEqual(['1', '2'])
  expect(sent.map(([path]) => path)).toEqual(['/admin/users?search=a+b', '/admin/users?search=a%20b&cursor=x'])
})

test('a link to another list is thrown', async () => {
  const { client } = clientWith([[user('1')], next('/admin/audit?cursor=x')], [[user('2')]])
  await expect(everyId(client.pages('searchUsers', {}))).rejects.toThrow('/api/admin/audit')
})
