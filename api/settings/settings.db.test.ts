import { afterAll, beforeAll, expect, test } from 'vitest'
import { runConformingApi } from '#tests/api/conforming-api.ts'
import { auditsOf, closeOwner } from '#tests/api/given.ts'
import { type HostAtApi, newHost } from '#tests/api/signed-in-host.ts'
import type { RunningApi } from '#tests/safety/running-api.ts'

let api: RunningApi
let anna: HostAtApi

beforeAll(async () => {
  api = await runConformingApi()
  anna = await newHost(api)
})
afterAll(async () => {
  await api.close()
  await closeOwner()
})

const post = (path: string, body: unknown) => anna.call(path, { method: 'POST', body })

test('a new host has the defaults, and notices go to the address of the sign-in', async () => {
  expect((await anna.call('/app-settings')).body).toEqual({ email: anna.email })
  expect((await anna.call('/ai-settings')).body).toEqual({
    defaultTone: '',
    defaultInstruction: '',
    systemPrompt: '',
    confidenceThreshold: 8,
    fallbackMessage: '',
    fallbackDelayMinutes: 15,
    automaticMode: true,
  })
})

test('the notification address is saved, also a blank one, and audited', async () => {
  expect((await post('/app-settings', { email: 'casa@example.com' })).body).toEqual({ email: 'casa@example.com' })
  expect((await anna.call('/app-settings')).body).toEqual({ email: 'casa@example.com' })
  expect((await post('/app-settings', { email: '' })).body).toEqual({ email: '' })
  expect(await auditsOf(anna, 'settings.save_app')).toHaveLength(2)
})

test('the narrower payload of the specification leaves the delay and automatic mode as they are', async () => {
  await post('/ai-settings', { fallbackDelayMinutes: 20, automaticMode: false })
  const narrow = {
    defaultTone: 'warm',
    defaultInstruction: 'x',
    systemPrompt: 'y',
    confidenceThreshold: '7',
    fallbackMessage: 'A presto',
  }
  const saved = { ...narrow, confidenceThreshold: 7, fallbackDelayMinutes: 20, automaticMode: false }
  expect((await post('/ai-settings', narrow)).body).toEqual(saved)
  expect((await anna.call('/ai-settings')).body).toEqual(saved)
  expect((await auditsOf(anna, 'settings.save_ai')).at(-1)?.detail).toEqual({ fields: Object.keys(narrow) })
})

test.each([
  ['/ai-settings', { confidenceThreshold: 0 }, 'confidenceThreshold'],
  ['/ai-settings', { confidenceThreshold: 11 }, 'confidenceThreshold'],
  ['/ai-settings', { fallbackDelayMinutes: 4 }, 'fallbackDelayMinutes'],
  ['/ai-settings', { fallbackDelayMinutes: 36 }, 'fallbackDelayMinutes'],
  ['/ai-settings', { defaultTone: 'a\u0000b' }, 'defaultTone'],
  ['/app-settings', { email: 'not an address' }, 'email'],
  ['/app-settings', {}, 'email'],
  ['/app-settings', [], 'body'],
])('%s refuses %j and names the field', async (path, body, field) => {
  const answer = await post(path, body)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    kind: 'invalid_input',
    fields: { [field]: { code: expect.stringMatching(/^field_/) } },
  })
})

test('twenty first calls at once make one host', async () => {
  const { newPerson, signIn } = await import('#tests/safety/person.ts')
  const { access_token } = await signIn(await newPerson())
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.call(access_token, '/me')))
  expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
})
