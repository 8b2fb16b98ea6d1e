import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { RequestOf } from '#api/contract/call.ts'
import type { Calls } from '#api/contract/calls.ts'
import { openAppEmailPass, readDebugSettings } from '#prisma/debug-settings.ts'
import type { Client } from '#tests/api/contract-client.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'

const DEFAULTS = {
  USE_MOCK_AI: false,
  USE_MOCK_EMAIL: false,
  SEND_EMAIL: true,
  EML_MOCK: false,
  APP_EMAIL_SENDER: '',
  APP_EMAIL_PASS: '',
  USE_MOCK_REPLY_TO: false,
  MOCK_EMAIL_REPLY_TO: '',
  SEND_CONFIRMATION_EMAIL: false,
}
let api: RunningApi
let asAdmin: Client
let host: Client

beforeAll(async () => {
  api = await runApi()
  asAdmin = api.as((await signIn(await newPerson('app-admin'))).access_token)
  host = api.as((await signIn(await newPerson('paid-user'))).access_token)
})
afterEach(() => save(DEFAULTS))
afterAll(() => api.close())

type Settings = RequestOf<Calls['saveDebugSettings']>['body']
const save = (body: Settings) => asAdmin.ask('saveDebugSettings', { body })
const read = () => asAdmin.ask('getDebugSettings', {})
const refused = (body: Settings) => asAdmin.attempt('saveDebugSettings', { body })

test('a new installation has the defaults of the specification', async () => {
  expect(await read()).toEqual(DEFAULTS)
})

test('what is saved is read again, and what is left out stays', async () => {
  expect(await save({ USE_MOCK_AI: 'yes', SEND_EMAIL: 'false' })).toEqual({
    ...DEFAULTS,
    USE_MOCK_AI: true,
    SEND_EMAIL: false,
  })
  await save({ EML_MOCK: true })
  expect(await read()).toEqual({ ...DEFAULTS, USE_MOCK_AI: true, SEND_EMAIL: false, EML_MOCK: true })
})

test("the sender's password is sealed, answered as nothing, kept by a blank one and gone with its sender", async () => {
  const password = 'canary-sender-password'
  const saved = await save({ APP_EMAIL_SENDER: 'app@locanda.test', APP_EMAIL_PASS: password })
  expect(saved).toMatchObject({ APP_EMAIL_PASS: '' })
  const stored = () => readDebugSettings(api.deps.db)
  expect(openAppEmailPass(api.deps.ring, await stored())).toBe(password)
  expect(Buffer.from((await stored()).appEmailPass ?? []).includes(password)).toBe(false)
  await save({ APP_EMAIL_SENDER: 'app@locanda.test', APP_EMAIL_PASS: '' })
  expect(openAppEmailPass(api.deps.ring, await stored())).toBe(password)
  await save({ APP_EMAIL_SENDER: '' })
  expect(openAppEmailPass(api.deps.ring, await stored())).toBeUndefined()
})

test('every save is announced to all processes and audited without the password', async () => {
  const listener = new pg.Client({ connectionString: inject('parts').engineDatabaseUrl })
  await listener.connect()
  await listener.query('listen locanda_debug_settings')
  const heard = new Promise<string>((resolve) => listener.on('notification', ({ channel }) => resolve(channel)))
  await save({ USE_MOCK_EMAIL: true, APP_EMAIL_SENDER: 'app@locanda.test', APP_EMAIL_PASS: 'canary-audit' })
  expect(await heard).toBe('locanda_debug_settings')
  await listener.end()
  const [newest] = await asAdmin.ask('listAudit', { query: { action: 'debug.save', limit: 1 } })
  expect(newest?.detail).toEqual({ useMockEmail: true, appEmailSender: 'app@locanda.test', appEmailPass: 'changed' })
})

test('the host is told what the switches change for their mail', async () => {
  await save({ SEND_EMAIL: false, USE_MOCK_AI: true })
  expect(await host.ask('readMe', {})).toMatchObject({
    drafter: 'mock',
    mailNotices: ['mock_ai', 'sending_off'],
  })
})

test('what is no address or no text is refused by its name', async () => {
  expect((await refused({ APP_EMAIL_SENDER: 'not an address' })).body).toMatchObject({
    kind: 'invalid_input',
    fields: { APP_EMAIL_SENDER: { code: 'field_not_email' } },
  })
  expect((await refused({ MOCK_EMAIL_REPLY_TO: 'a@b.test\r\nBcc: c@d.test' })).status).toBe(400)
  expect(await read()).toEqual(DEFAULTS)
})
