import { afterAll, beforeAll, expect, test } from 'vitest'
import { runConformingApi } from '#tests/api/conforming-api.ts'
import { asOwner, closeOwner, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import { type HostAtApi, newHost } from '#tests/api/signed-in-host.ts'
import type { RunningApi } from '#tests/safety/running-api.ts'

let api: RunningApi
let anna: HostAtApi

beforeAll(async () => {
  api = await runConformingApi({ TEMPORAL_ADDRESS: '127.0.0.1:9', TEMPORAL_DEADLINE_SECONDS: '1' })
  anna = await newHost(api)
})
afterAll(async () => {
  await api.close()
  await closeOwner()
})

const rowOf = (id: string) => asOwner().message.findUniqueOrThrow({ where: { id } })

test('while Temporal is away a decision is answered 503 and nothing is decided', async () => {
  const draft = await givenDraft(await givenChat(anna))
  for (const [method, verb] of [
    ['PATCH', 'approve'],
    ['DELETE', 'discard'],
  ] as const) {
    const answer = await anna.call(`/messages/${draft.id}/${verb}`, { method })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(answer.body).toMatchObject({ kind: 'upstream_unavailable' })
  }
  expect((await rowOf(draft.id)).status).toBe('pending')
})

test('a reply by hand is stored, and left to the sweep', async () => {
  const chat = await givenChat(anna)
  const answer = await anna.call(`/chats/${chat.id}/manual-reply`, { method: 'POST', body: { text: 'Ciao' } })
  expect(answer.status).toBe(201)
  expect(await rowOf((answer.body as { id: string }).id)).toMatchObject({ status: 'approved', workflowAt: null })
})

test('sending again is answered 503 and the message stays as it was', async () => {
  const draft = await givenDraft(await givenChat(anna), { status: 'failed' })
  expect((await anna.call(`/messages/${draft.id}/resend`, { method: 'POST' })).status).toBe(503)
  expect((await rowOf(draft.id)).status).toBe('failed')
})

test('a source is saved although nobody can be told', async () => {
  const body = { emailUser: `${Date.now()}@gmail.com`, emailPass: 'x' }
  expect((await anna.call('/settings/users/sources/gmail', { method: 'POST', body })).status).toBe(201)
  await givenSource(anna)
  expect((await anna.call('/sources/poll', { method: 'POST' })).status).toBe(503)
})
