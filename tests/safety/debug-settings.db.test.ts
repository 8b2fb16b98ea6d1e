import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { RequestOf } from '#api/contract/call.ts'
import type { Calls } from '#api/contract/calls.ts'
import { NORMAL_SWITCHES, openAppEmailPass, readDebugSettings } from '#prisma/debug-settings.ts'
import type { Client } from '#tests/api/contract-client.ts'
import { asOwner } from '#tests/api/given.ts'
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
  SWITCHED_UNTIL: null,
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
  const SWITCHED_UNTIL = expect.any(String)
  expect(await save({ USE_MOCK_AI: 'yes', SEND_EMAIL: 'false' })).toEqual({
    ...DEFAULTS,
    SWITCHED_UNTIL,
    USE_MOCK_AI: true,
    SEND_EMAIL: false,
  })
  await save({ EML_MOCK: true })
  expect(await read()).toEqual({ ...DEFAULTS, SWITCHED_UNTIL, USE_MOCK_AI: true, SEND_EMAIL: false, EML_MOCK: true })
})

const minutesLeft = (until: string | null) => Math.round((Date.parse(until ?? '') - Date.now()) / 60_000)
const endNow = () => asOwner().$executeRaw`update debug_settings set switched_until = now() - interval '1 second'`

test('what changes mail ends after an hour, or after the time that was chosen; other settings have no end', async () => {
  expect(minutesLeft((await save({ SEND_EMAIL: false })).SWITCHED_UNTIL)).toBe(60)
  expect(minutesLeft((await save({ SWITCH_OFF_AFTER_MINUTES: 240 })).SWITCHED_UNTIL)).toBe(240)
  expect(minutesLeft((await save({ SEND_CONFIRMATION_EMAIL: true })).SWITCHED_UNTIL)).toBe(240)
  expect((await save({ SEND_EMAIL: true })).SWITCHED_UNTIL).toBeNull()
})

test('once it has ended it is normal in every process, without anybody switching, and comes back by no other save', async () => {
  await save({
    USE_MOCK_AI: true,
    USE_MOCK_EMAIL: true,
    SEND_EMAIL: false,
    EML_MOCK: true,
    USE_MOCK_REPLY_TO: true,
    MOCK_EMAIL_REPLY_TO: 'test@locanda.test',
  })
  await endNow()
  const normal = { ...DEFAULTS, MOCK_EMAIL_REPLY_TO: 'test@locanda.test' }
  expect(await read()).toEqual(normal)
  expect(await readDebugSettings(api.deps.engineDb)).toMatchObject({ ...NORMAL_SWITCHES, switchedUntil: null })
  expect(await host.ask('readMe', {})).toMatchObject({ mailNotices: [] })
  expect(await save({ USE_MOCK_EMAIL: true })).toEqual({
    ...normal,
    USE_MOCK_EMAIL: true,
    SWITCHED_UNTIL: expect.any(String),
  })
})

test('what was switched before ends were kept stays until it is saved with one', async () => {
  await asOwner().debugSettings.update({ where: { id: 1 }, data: { sendEmail: false } })
  expect(await save({ SEND_CONFIRMATION_EMAIL: true })).toMatchObject({ SEND_EMAIL: false, SWITCHED_UNTIL: null })
  expect(minutesLeft((await save({ SWITCH_OFF_AFTER_MINUTES: 1440 })).SWITCHED_UNTIL)).toBe(1440)
})

test.each([0, -5, 1.5, 10_081, '60', null])('%j is no time to switch off after', async (minutes) => {
  const body = { SEND_EMAIL: false, SWITCH_OFF_AFTER_MINUTES: minutes } as Settings
  expect((await refused(body)).body).toMatchObject({ fields: { SWITCH_OFF_AFTER_MINUTES: expect.anything() } })
})

test('replies can go to no other address before one is set, and it cannot be taken away while they do', async () => {
  const missing = { fields: { MOCK_EMAIL_REPLY_TO: expect.anything() } }
  await save({ MOCK_EMAIL_REPLY_TO: '' })
  expect((await refused({ USE_MOCK_REPLY_TO: true })).body).toMatchObject(missing)
  await save({ USE_MOCK_REPLY_TO: true, MOCK_EMAIL_REPLY_TO: 'test@locanda.test' })
  expect((await refused({ MOCK_EMAIL_REPLY_TO: ' ' })).body).toMatchObject(missing)
  await save({ USE_MOCK_REPLY_TO: false, MOCK_EMAIL_REPLY_TO: '' })
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
  expect(newest?.detail).toEqual({
    switchedUntil: expect.any(String),
    useMockEmail: true,
    appEmailSender: 'app@locanda.test',
    appEmailPass: 'changed',
  })
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
