import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { getKeyRing } from '#prisma/vault/key-ring.ts'
import { makePushKey } from '#prisma/vault/push-key.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat, givenDraft } from '#tests/api/given.ts'
import { newHost } from '#tests/api/signed-in-host.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'
import { startPushService } from '#tests/stand-ins/push-service.ts'

const service = await startPushService()
const { api } = await apiWithHosts({ ALLOWED_PRIVATE_SERVERS: new URL(service.url).host })
const { engineDatabaseUrl, vaultKeyFile } = inject('parts')
const engineDb = sharedDatabase(engineDatabaseUrl)
await engineDb.$transaction(async (tx) => {
  // Of the run's vault, whatever other files left.
  await tx.pushKey.deleteMany({})
  await makePushKey(tx, getKeyRing({ keyFile: vaultKeyFile }))
})
beforeEach(() => {
  service.received.length = 0
  service.play([])
})
afterAll(async () => {
  await service.close()
})

type Host = Awaited<ReturnType<typeof newHost>>
const bodyOf = ({ endpoint, p256dh, auth } = service.newBrowser()) => ({
  endpoint,
  p256dh,
  auth,
  name: 'Chrome · Linux',
})
const switchOn = async (host: Host, browser = service.newBrowser()) => ({
  browser,
  device: await host.ask('addPushDevice', { body: bodyOf(browser) }),
})
const MOST = 10

test('everybody is given the one key, and never its other half', async () => {
  const [anna, bruno] = [await newHost(api), await newHost(api)]
  const { publicKey } = await anna.ask('readPushKey', {})
  expect(publicKey).toMatch(/^B[\w-]{86}$/)
  expect(await bruno.ask('readPushKey', {})).toEqual({ publicKey })
  const read = asOwner().$transaction(async (tx) => {
    await tx.$executeRaw`set local role locanda_app`
    return tx.$queryRaw`select sealed from push_key`
  })
  await expect(read).rejects.toThrow(/permission denied/)
})

test('a browser is kept once, sealed, and knows itself again; nobody else sees it', async () => {
  const [anna, bruno] = [await newHost(api), await newHost(api)]
  const { browser, device } = await switchOn(anna)
  expect(device).toMatchObject({ name: 'Chrome · Linux', server: new URL(service.url).host, toldAt: null, fault: null })
  expect((await switchOn(anna, browser)).device.id).toBe(device.id)
  expect(await anna.ask('listPushDevices', {})).toHaveLength(1)
  expect(JSON.stringify(await anna.ask('listPushDevices', {}))).not.toContain(browser.name)
  expect(await bruno.ask('listPushDevices', {})).toEqual([])
  const [row] = await asOwner().$queryRaw<{ text: string }[]>`
    select d::text || encode(sealed, 'escape') as text from push_device d where id = ${device.id}::uuid`
  for (const secret of [browser.name, browser.auth, browser.p256dh]) expect(row?.text).not.toContain(secret)
  expect(await auditsOf(anna, 'push.add_device')).toHaveLength(1)
  const params = { id: device.id }
  for (const call of ['removePushDevice', 'testPushDevice'] as const)
    expect((await bruno.attempt(call, { params })).status).toBe(404)
  await anna.ask('removePushDevice', { params })
  expect((await anna.attempt('removePushDevice', { params })).status).toBe(404)
  expect(await anna.ask('listPushDevices', {})).toEqual([])
})

test.each([
  'https://127.0.0.1/send',
  'https://10.0.0.7/send',
  'https://169.254.169.254/latest',
  'http://93.184.215.14/send',
  'https://93.184.215.14:8443/send',
  'https://name:word@93.184.215.14/send',
  'nothing',
])('%s is no address to be told at', async (endpoint) => {
  const anna = await newHost(api)
  const refused = await anna.attempt('addPushDevice', { body: { ...bodyOf(), endpoint } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'push_address_refused' } })
})

test.each([
  ['keys of another size', { p256dh: 'AAAA' }],
  [
    'a point that is on no curve',
    { p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url') },
  ],
  ['no secret', { auth: '' }],
])('%s are refused', async (_, keys) => {
  const anna = await newHost(api)
  const refused = await anna.attempt('addPushDevice', { body: { ...bodyOf(), ...keys } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'push_keys_invalid' } })
})

test('a person has so many, also where two are added at once', async () => {
  const anna = await newHost(api)
  const answers = await Promise.all(
    Array.from({ length: MOST + 3 }, () => anna.attempt('addPushDevice', { body: bodyOf() })),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(3)
  expect(refused[0]).toMatchObject({ status: 422, body: { code: 'too_many_devices', params: { most: MOST } } })
})

test('a test arrives, also in quiet hours, and says what came of it', async () => {
  const anna = await newHost(api)
  const { publicKey } = await anna.ask('readPushKey', {})
  const { browser, device } = await switchOn(anna, service.newBrowser(publicKey))
  const params = { id: device.id }
  expect(await anna.ask('testPushDevice', { params })).toEqual({ isTaken: true, fault: null })
  expect(service.received).toMatchObject([
    { browser: browser.name, isSigned: true, payload: { title: 'Locanda: notifica di prova' } },
  ])
  service.play([{ status: 403 }, 'hang up'])
  const refused = { code: 'push_refused', params: { status: 403 } }
  expect(await anna.ask('testPushDevice', { params })).toEqual({ isTaken: false, fault: refused })
  expect((await anna.ask('listPushDevices', {}))[0]?.fault).toEqual(refused)
  expect((await anna.ask('testPushDevice', { params })).fault?.code).toBe('push_unreachable')
  service.forget(browser.name)
  expect((await anna.ask('testPushDevice', { params })).fault?.code).toBe('push_device_gone')
  expect(await anna.ask('listPushDevices', {})).toEqual([])
})

const usual = {
  ...{
    draftReady: true,
    noDraft: true,
    emergency: true,
    notSent: true,
    promiseDue: true,
    snoozeOver: true,
    sourceStopped: true,
  },
  ...{ quietFrom: null, quietTo: null, timeZone: 'Europe/Rome' },
}

test('what is told is each host’s own to set', async () => {
  const [anna, bruno] = [await newHost(api), await newHost(api)]
  expect(await anna.ask('readPushSettings', {})).toEqual(usual)
  const body = { ...usual, draftReady: false, quietFrom: '22:00', quietTo: '07:30', timeZone: 'Asia/Tokyo' }
  expect(await anna.ask('savePushSettings', { body })).toEqual(body)
  expect(await anna.ask('readPushSettings', {})).toEqual(body)
  expect(await bruno.ask('readPushSettings', {})).toEqual(usual)
  expect(await auditsOf(anna, 'settings.save_push')).toHaveLength(1)
})

test.each([
  ['timeZone', { timeZone: 'Europe/Nowhere' }],
  ['quietFrom', { quietFrom: '25:00' }],
  ['quietTo', { quietTo: '7' }],
  ['draftReady', { draftReady: 'yes' as never }],
])('a setting that is none is refused: %s', async (field, wrong) => {
  const anna = await newHost(api)
  const answer = await anna.attempt('savePushSettings', { body: { ...usual, ...wrong } })
  expect(answer).toMatchObject({
    status: 400,
    body: { fields: { [field]: { code: expect.stringMatching(/^field_/) } } },
  })
})

test('what quiet hours kept back is looked at again when they change', async () => {
  const anna = await newHost(api)
  await switchOn(anna)
  const draft = await givenDraft(await givenChat(anna))
  const nextAt = new Date(Date.now() + 3_600_000)
  const [device] = await anna.ask('listPushDevices', {})
  await asOwner().pushSend.create({
    data: {
      ...{ hostId: anna.id, deviceId: device?.id ?? '', chatId: draft.chatId, kind: 'draft_ready', aboutId: draft.id },
      ...{ eventKey: 'one', nextAt, createdAt: new Date() },
    },
  })
  await anna.ask('savePushSettings', { body: usual })
  const row = await asOwner().pushSend.findFirstOrThrow({ where: { hostId: anna.id, eventKey: 'one' } })
  expect(row.nextAt.getTime()).toBeLessThan(nextAt.getTime())
})
