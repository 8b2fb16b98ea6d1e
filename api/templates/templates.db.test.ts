import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { seal } from '#prisma/vault/seal.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import { startWhatsapp } from '#tests/stand-ins/whatsapp.ts'
import type { MetaTemplate } from '#tests/stand-ins/whatsapp-templates.ts'

const cloud = await startWhatsapp({ webhookUrl: () => 'http://127.0.0.1:1', appSecret: 's' })
afterAll(() => cloud.close())
const { api, anna, bruno } = await apiWithHosts({
  ...{ UNDO_SECONDS: '300', WHATSAPP_API_URL: cloud.url, ALLOWED_PRIVATE_SERVERS: '127.0.0.1' },
})

const template = (name: string, text: string, more: Partial<MetaTemplate> = {}): MetaTemplate => ({
  ...{ name, language: 'it', status: 'APPROVED', components: [{ type: 'BODY', text }] },
  ...more,
})
const PICTURE = [
  { type: 'HEADER', format: 'IMAGE' },
  { type: 'BODY', text: 'Ciao' },
]
const LINK = [
  { type: 'BODY', text: 'Ciao' },
  { type: 'BUTTONS', buttons: [{ type: 'URL', url: 'https://a.test/{{1}}' }] },
]
cloud.templates.push(
  template('welcome', 'Ciao {{1}}, ti aspettiamo a {{2}}.'),
  template('turned', 'A {{2}} ti aspettiamo, {{1}}.'),
  template('hello', 'Ciao!', {
    components: [
      { type: 'HEADER', format: 'TEXT', text: 'Casa' },
      { type: 'BODY', text: 'Ciao!' },
    ],
  }),
  template('waiting', 'Non ancora', { status: 'PENDING' }),
  template('picture', '', { components: PICTURE }),
  template('link', '', { components: LINK }),
)

const OLD = new Date(Date.now() - 30 * 3_600_000)

async function shutChat(more: { accountId?: string | null; token?: string; type?: 'whatsapp' | 'email' } = {}) {
  const { accountId = 'waba-1', token = 'token', type = 'whatsapp' } = more
  const source = await givenSource(anna, { type, accountId, config: { phoneNumberId: '1' } })
  const sealed = seal(api.deps.ring, { hostId: anna.id, owner: source.id, name: 'accessToken' }, token)
  const place = { hostId: anna.id, sourceId: source.id, name: 'accessToken' }
  await asOwner().sourceSecret.create({ data: { ...place, keyId: sealed.keyId, sealed: sealed.sealed } })
  const chat = await givenChat(anna, { sourceId: source.id, channel: type, email: '393401234567' })
  const draft = await givenDraft(chat, {}, { createdAt: OLD })
  return { id: chat.id, draftId: draft.id }
}
const list = (id: string) => anna.attempt('listTemplates', { params: { id } })
const send = (id: string, name: string, values: string[]) =>
  anna.attempt('sendTemplate', { params: { id }, body: { name, language: 'it', values } })

test('approved templates of words alone are listed, over all pages', async () => {
  const { id } = await shutChat()
  expect((await list(id)).body).toEqual([
    { name: 'hello', language: 'it', header: 'Casa', body: 'Ciao!', footer: null, fields: [] },
    {
      ...{ name: 'turned', language: 'it', header: null, footer: null, fields: ['1', '2'] },
      body: 'A {{2}} ti aspettiamo, {{1}}.',
    },
    {
      ...{ name: 'welcome', language: 'it', header: null, footer: null, fields: ['1', '2'] },
      body: 'Ciao {{1}}, ti aspettiamo a {{2}}.',
    },
  ])
})

test('one that is sent is the host’s reply, also where no free text may go, and settles the draft', async () => {
  const { id, draftId } = await shutChat()
  const sent = await send(id, 'welcome', [' Mia  Keller ', 'Casa'])
  expect(sent).toMatchObject({
    status: 201,
    body: { kind: 'host_reply', status: 'approved', isTemplate: true, text: 'Ciao Mia Keller, ti aspettiamo a Casa.' },
  })
  const row = await asOwner().message.findFirstOrThrow({ where: { chatId: id, kind: 'host_reply' } })
  expect(row.template).toEqual({
    ...{ name: 'welcome', language: 'it' },
    values: [
      { field: '1', text: 'Mia Keller' },
      { field: '2', text: 'Casa' },
    ],
  })
  expect(await asOwner().message.findUnique({ where: { id: draftId } })).toMatchObject({ status: 'superseded' })
})

test('numbered fields are filled and kept by their number, wherever they stand', async () => {
  const { id } = await shutChat()
  const sent = await send(id, 'turned', ['Mia', 'Casa'])
  expect(sent).toMatchObject({ status: 201, body: { text: 'A Casa ti aspettiamo, Mia.' } })
  const row = await asOwner().message.findFirstOrThrow({ where: { chatId: id, kind: 'host_reply' } })
  expect(row.template).toMatchObject({
    values: [
      { field: '1', text: 'Mia' },
      { field: '2', text: 'Casa' },
    ],
  })
})

test.each<[string, string, string[], number, string]>([
  ['is not approved', 'waiting', [], 409, 'template_gone'],
  ['is not there', 'nowhere', [], 409, 'template_gone'],
  ['has more fields', 'welcome', ['Mia'], 400, 'invalid_field'],
  ['would tell a placeholder', 'welcome', ['Mia', '[[secret:wifi]]'], 400, 'invalid_field'],
])('a template that %s is refused', async (_, name, values, status, code) => {
  const { id } = await shutChat()
  expect(await send(id, name, values)).toMatchObject({ status, body: { code } })
})

test('one that goes elsewhere than was shown, or past an answer that its writer did not see, is refused as a reply is', async () => {
  const { id } = await shutChat()
  const body = { name: 'hello', language: 'it', values: [], ours: [] }
  const write = (recipient: string) => anna.attempt('sendTemplate', { params: { id }, body: { ...body, recipient } })
  expect(await write('393409999999')).toMatchObject({ status: 409, body: { code: 'goes_elsewhere' } })
  expect(await write('393401234567')).toMatchObject({ status: 201, body: { recipient: '393401234567' } })
  expect(await write('393401234567')).toMatchObject({ status: 409, body: { code: 'answered_meanwhile' } })
})

test('asked for again under its key it is the one that was accepted, also when Meta does not have it any more', async () => {
  const { id } = await shutChat()
  cloud.templates.push(template('ending', 'Ciao!'))
  const headers = { 'idempotency-key': randomUUID() }
  const ask = (name: string) =>
    anna.attempt('sendTemplate', { params: { id }, body: { name, language: 'it', values: [] } }, { headers })
  const first = await ask('ending')
  cloud.templates.splice(
    cloud.templates.findIndex(({ name }) => name === 'ending'),
    1,
  )
  expect(first.status).toBe(201)
  expect(await ask('ending')).toMatchObject({ status: 201, body: first.body })
  expect(await ask('hello')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
})

test.each<[string, Parameters<typeof shutChat>[0], string]>([
  ['of another channel', { type: 'email' }, 'templates_not_here'],
  ['whose account nobody named', { accountId: null }, 'whatsapp_account_unknown'],
  ['whose token Meta refuses', { token: 'bad' }, 'whatsapp_templates_refused'],
])('a chat %s has none, and says why', async (_, more, code) => {
  const { id } = await shutChat(more)
  expect(await list(id)).toMatchObject({ status: 422, body: { code } })
})

test('another host’s chat is not there', async () => {
  const { id } = await shutChat()
  expect((await bruno.attempt('listTemplates', { params: { id } })).status).toBe(404)
})
