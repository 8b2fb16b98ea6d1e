import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { checkPlace } from '#prisma/mailbox-check/start-check.ts'
import { open } from '#prisma/vault/seal.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner } from '#tests/api/given.ts'
import type { HostAtApi } from '#tests/api/signed-in-host.ts'

const { api, anna, bruno } = await apiWithHosts()
beforeEach(() => asOwner().mailboxCheck.deleteMany({ where: { hostId: { in: [anna.id, bruno.id] } } }))

/** As a worker opens it. */
async function sealedIn(id: string) {
  const { keyId, sealed, hostId } = await asOwner().mailboxCheck.findUniqueOrThrow({ where: { id } })
  if (keyId === null || sealed === null) throw new Error('Nothing is sealed')
  return JSON.parse(open(api.deps.ring, checkPlace({ id, hostId }), { keyId, sealed })) as object
}

const inbound = { host: 'imap.casa.test', user: 'anna@casa.test', pass: 'geheim-1' }
const email = (more: object = {}) => ({ type: 'email' as const, inbound: { ...inbound, ...more } })
const begin = (host: HostAtApi, body: object = email()) => host.attempt('startCheck', { body })
const read = (host: HostAtApi, id: string) => host.attempt('readCheck', { params: { id } })
const Begun = z.object({ id: z.string() })
const idOf = async (host: HostAtApi, body?: object) => Begun.parse((await begin(host, body)).body).id

test('what is asked for waits sealed for a worker', async () => {
  const answer = await begin(anna, { ...email(), smtp: { host: 'smtp.casa.test', pass: 'geheim-2' } })
  expect([answer.status, answer.body]).toEqual([
    201,
    { id: expect.any(String), state: 'waiting', steps: [], found: null },
  ])
  const { id } = Begun.parse(answer.body)
  expect((await read(anna, id)).body).toEqual(answer.body)
  const stored = JSON.stringify(await asOwner().$queryRaw`select t::text from mailbox_check t where id = ${id}::uuid`)
  for (const secret of ['geheim-1', 'geheim-2', 'imap.casa.test']) expect(stored).not.toContain(secret)
  expect(await sealedIn(id)).toMatchObject({
    type: 'email',
    config: { inbound: { port: 993 } },
    secrets: { pass: 'geheim-1', smtpPass: 'geheim-2' },
  })
  expect(await asOwner().messageSource.count({ where: { hostId: anna.id } })).toBe(0)
})

test('a test is its host’s alone, and the newest one counts', async () => {
  const first = await idOf(anna)
  const second = await idOf(anna)
  expect((await read(bruno, second)).status).toBe(404)
  expect((await read(anna, first)).status).toBe(404)
  await idOf(bruno)
  expect((await read(anna, second)).status).toBe(200)
})

test('a worker that died over it is told', async () => {
  const id = await idOf(anna)
  const longAgo = new Date(Date.now() - 3_600_000)
  await asOwner().mailboxCheck.updateMany({ where: { id }, data: { sealed: null, begunAt: longAgo } })
  expect((await read(anna, id)).body).toMatchObject({ state: 'lost' })
})

test.each([
  ['no password', email({ pass: '' }), 400, 'inbound.pass'],
  ['no user', email({ user: ' ' }), 400, 'inbound.user'],
  ['a Gmail without a password', { type: 'gmail', inbound: { user: 'a@gmail.com' } }, 400, 'inbound.pass'],
  ['a server of Microsoft’s', email({ host: 'outlook.office365.com' }), 422, 'inbound.host'],
  ['a line break in the password', email({ pass: 'a\r\nb' }), 400, 'inbound.pass'],
])('%s is refused at its field', async (_, body, status, field) => {
  const answer = await begin(anna, body)
  expect([answer.status, answer.body]).toMatchObject([status, { fields: { [field]: expect.anything() } }])
})

test('a blank host is left for the worker to find', async () => {
  expect((await begin(anna, email({ host: '' }))).status).toBe(201)
})

test('a Gmail source that is edited may leave its password blank, another host’s may not be named', async () => {
  const gmail = { emailUser: `anna-${Date.now()}@gmail.com`, emailPass: 'abcd efgh' }
  const { id: sourceId } = Begun.parse((await anna.attempt('createGmailSource', { body: gmail })).body)
  const body = { type: 'gmail', sourceId, inbound: { user: gmail.emailUser } }
  expect((await begin(bruno, body)).status).toBe(404)
  expect(await sealedIn(await idOf(anna, body))).toMatchObject({ type: 'gmail', sourceId, secrets: {} })
})
