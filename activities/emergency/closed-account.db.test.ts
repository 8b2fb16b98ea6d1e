import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { callHosts } from '#activities/emergency/call-hosts.ts'
import { openEmergencies } from '#prisma/messages/open-emergencies.ts'
import { asOwner } from '#tests/api/given.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'

const HOUR = 3_600_000
const ADMINISTRATOR = 'admin@locanda.test'
let bench: SendBench
let administrators: SendBench
let sink: SmtpSink
let ahead = 0

beforeAll(async () => {
  sink = await openSmtpSink()
  bench = await openSendBench(inject('parts'))
  administrators = await openSendBench(inject('parts'))
  for (const one of [bench, administrators]) await one.sendThrough(sink.port)
  const { kcSub } = administrators
  await asOwner().accountState.updateMany({ where: { roles: { has: 'app-admin' } }, data: { roles: [] } })
  const account = { access: 'enabled' as const, roles: ['app-admin'], rolesAt: new Date() }
  await asOwner().accountState.upsert({ where: { kcSub }, create: { kcSub, ...account }, update: account })
  await administrators.inHost((tx) =>
    tx.appSettings.create({ data: { hostId: administrators.hostId, email: ADMINISTRATOR, language: 'en' } }),
  )
})
afterEach(async () => {
  ahead = 0
  sink.mails.length = 0
  sink.mood = 'takes'
  await bench.deps.engineDb.emergency.deleteMany({ where: { hostId: bench.hostId } })
})
afterAll(async () => {
  await asOwner().accountState.deleteMany({ where: { kcSub: administrators.kcSub } })
  await Promise.all([bench.close(), administrators.close()])
  await sink.close()
})

const deps = () => ({ ...bench.deps, now: () => new Date(Date.now() + ahead) })
const EVENTS = { webhookUrl: 'http://127.0.0.1:9', hmacSecret: undefined }

async function emergency() {
  const guest = await bench.guestWrites()
  const found = [{ messageId: guest.guestMessageId, chatId: guest.chatId, kinds: ['fire' as const] }]
  await bench.inHost((tx) => openEmergencies(tx, bench.hostId, { found, now: new Date() }))
  return guest
}
const calls = () =>
  bench.deps.engineDb.emergencyCall.findMany({ where: { hostId: bench.hostId }, select: { way: true } })
const recipients = () => sink.mails.map((mail) => mail.match(/^To: (.*)\r$/m)?.[1])

test.each(['disabled', 'deleted'] as const)(
  'of an account that is %s the administrators are told, without the guest’s words, and the host is not called',
  async (access) => {
    await bench.accountBecomes(access)
    const { guestMessageId: messageId } = await emergency()
    await callHosts({ ...deps(), n8n: EVENTS })
    await expect.poll(recipients).toEqual([ADMINISTRATOR])
    expect(sink.mails[0]).toContain('EMERGENCY that nobody answers: fire')
    expect(sink.mails[0]).not.toMatch(/Parcheggio|Marco Rossi/)
    expect(await calls()).toEqual([])
    expect(await bench.deps.engineDb.outboxEvent.count({ where: { messageId } })).toBe(0)
    await bench.accountBecomes('enabled')
  },
)

test('they are told once for a host and hour, whichever of its emergencies is called', async () => {
  await bench.accountBecomes('disabled')
  await Promise.all([emergency(), emergency()])
  await Promise.all([callHosts(deps()), callHosts(deps())])
  ahead = HOUR / 2
  await callHosts(deps())
  await expect.poll(recipients).toEqual([ADMINISTRATOR])
  ahead = HOUR + 60_000
  await callHosts(deps())
  await expect.poll(recipients).toEqual([ADMINISTRATOR, ADMINISTRATOR])
  await bench.accountBecomes('enabled')
})

test('what the mail server refuses is told with the next call', async () => {
  await bench.accountBecomes('disabled')
  await emergency()
  sink.mood = 'refuses-content'
  await callHosts(deps())
  sink.mood = 'takes'
  sink.mails.length = 0
  await administrators.sendThrough(sink.port)
  ahead = 61_000
  await callHosts(deps())
  await expect.poll(recipients).toEqual([ADMINISTRATOR])
  await bench.accountBecomes('enabled')
})

test('the host is called at once when the account is opened again', async () => {
  await bench.accountBecomes('disabled')
  await emergency()
  await callHosts(deps())
  await bench.accountBecomes('enabled')
  await callHosts(deps())
  await expect.poll(async () => (await calls()).map(({ way }) => way)).toContain('mail')
  expect(recipients().at(-1)).not.toBe(ADMINISTRATOR)
})

test('where no call reaches a host the administrators are told from the second on, and not where one does', async () => {
  await bench.inHost((tx) =>
    tx.appSettings.upsert({ where: { hostId: bench.hostId }, create: { hostId: bench.hostId }, update: {} }),
  )
  await emergency()
  await bench.sendThrough(1)
  await callHosts({ ...deps(), n8n: EVENTS })
  expect(recipients()).toEqual([])
  ahead = 2 * 60_000
  await callHosts({ ...deps(), n8n: EVENTS })
  await expect.poll(recipients).toEqual([ADMINISTRATOR])
  expect(sink.mails[0]?.replace(/=\r\n/g, '')).toContain('no call reaches them')
  expect(sink.mails[0]).not.toMatch(/Parcheggio|Marco Rossi/)
  await bench.sendThrough(sink.port)
  ahead = 70 * 60_000
  await callHosts(deps())
  await expect.poll(() => recipients().length).toBe(2)
  expect(recipients().at(-1)).not.toBe(ADMINISTRATOR)
})
