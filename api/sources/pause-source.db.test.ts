import { expect, test } from 'vitest'
import { SourceView } from '#api/contract/sources.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenSource } from '#tests/api/given.ts'
import { type HostAtApi, newHost } from '#tests/api/signed-in-host.ts'

const { api, anna, bruno } = await apiWithHosts({ ALLOWED_PRIVATE_SERVERS: '127.0.0.1' })

const pause = (host: HostAtApi, id: string) => host.attempt('pauseSource', { params: { id } })
const resume = (host: HostAtApi, id: string) => host.attempt('resumeSource', { params: { id } })
const rowOf = (id: string) => asOwner().messageSource.findUniqueOrThrow({ where: { id } })
let serial = 0
const mailbox = () => ({
  inbound: { host: '127.0.0.1', port: 3143, tls: 'none', user: `rest-${Date.now()}-${serial++}`, pass: 'secret' },
})
const connected = async (host: HostAtApi, body = mailbox()) =>
  SourceView.parse((await host.attempt('createEmailSource', { body })).body)

test('a source rests since the first press, and goes on from the moment of the other', async () => {
  const { id } = await connected(anna)
  await asOwner().messageSource.update({ where: { id }, data: { state: 'auth_error', unreachableSince: new Date() } })
  const first = await pause(anna, id)
  expect([first.status, first.body]).toMatchObject([200, { id, pausedAt: expect.any(String), unreachableSince: null }])
  expect((await pause(anna, id)).body).toMatchObject({ pausedAt: SourceView.parse(first.body).pausedAt })
  expect(await anna.ask('listSources', {})).toContainEqual(
    expect.objectContaining({ id, pausedAt: expect.any(String) }),
  )
  expect((await resume(anna, id)).body).toMatchObject({ pausedAt: null, state: 'connecting', fault: null })
  expect((await resume(anna, id)).body).toMatchObject({ pausedAt: null })
  expect(await auditsOf(anna, 'source.pause')).toMatchObject([{ subject: id, detail: { type: 'email' } }])
  expect(await auditsOf(anna, 'source.resume')).toMatchObject([{ subject: id }])
})

test("another host's, a deleted and an unknown one are not found", async () => {
  const { id } = await connected(anna)
  for (const ask of [pause, resume]) {
    expect((await ask(bruno, id)).status).toBe(404)
    expect((await ask(anna, anna.id)).status).toBe(404)
  }
  expect(await rowOf(id)).toMatchObject({ pausedAt: null })
  await anna.attempt('deleteSource', { params: { id } })
  for (const ask of [pause, resume]) expect((await ask(anna, id)).status).toBe(404)
})

test('an edit leaves it at rest; connected again after it was deleted it is at work', async () => {
  const body = mailbox()
  const { id } = await connected(anna, body)
  await pause(anna, id)
  const edited = await anna.attempt('updateEmailSource', { params: { id }, body: { ...body, name: 'Mare' } })
  expect(edited.body).toMatchObject({ name: 'Mare', pausedAt: expect.any(String) })
  await anna.attempt('deleteSource', { params: { id } })
  expect(await connected(anna, body)).toMatchObject({ id, pausedAt: null })
})

test("'Leggi Email' leaves it alone", async () => {
  const host = await newHost(api)
  await connected(host)
  const { id } = await connected(host)
  await pause(host, id)
  expect(await host.ask('pollSources', {})).toEqual({ polled: 1, troubled: [] })
})

test('of a pause and the other press at once one comes last, and nothing is half', async () => {
  const { id } = await givenSource(anna)
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all([pause(anna, id), resume(anna, id), pause(anna, id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { pausedAt, state } = await rowOf(id)
    if (pausedAt === null) expect(state).toBe('connecting')
  }
})

test("'Conta ora' is asked of one's own source that does not rest, and shown until it is done", async () => {
  const { id } = await connected(anna)
  const count = (host: HostAtApi) => host.attempt('countSource', { params: { id } })
  expect((await count(bruno)).status).toBe(404)
  const asked = await count(anna)
  expect([asked.status, asked.body]).toMatchObject([202, { id, counts: null, countAskedAt: expect.any(String) }])
  const counts = { atSource: 5, stored: 2, known: 1, unreadable: 1, filtered: 1, waiting: 0, missing: 0 }
  const row = { ...counts, countedAt: '2026-11-23T19:00:00.000Z', missingSince: null }
  await asOwner().messageSource.update({ where: { id }, data: { counts: row, backlogLeft: 3, backlogOf: 9 } })
  expect((await anna.ask('listSources', {})).find((source) => source.id === id)).toMatchObject({
    counts: { atSource: 5, had: 3, unreadable: 1, filtered: 1, countedAt: row.countedAt },
    backlog: { left: 3, of: 9 },
  })
  await pause(anna, id)
  expect((await count(anna)).status).toBe(422)
  await anna.attempt('deleteSource', { params: { id } })
  expect((await count(anna)).status).toBe(404)
})
