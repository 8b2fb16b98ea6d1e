import { randomUUID } from 'node:crypto'
import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { recordState } from '#activities/ingest/record-state.ts'
import { openDatabase } from '#prisma/client.ts'
import { asOwner } from '#tests/api/given.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { createTellSourceFaults } from './tell-source-faults.ts'

let bench: SendBench
const SIGN_IN_REFUSED = say({ code: 'mail_sign_in_refused' })
const notices = `notices-${Date.now()}@locanda.test`
beforeAll(async () => {
  await forgetEverybody()
  bench = await openSendBench(inject('parts'))
  await bench.inHost((tx) => tx.appSettings.create({ data: { hostId: bench.hostId, email: notices } }))
})
afterAll(() => bench.close())

async function mailbox(user = notices): Promise<string[]> {
  const client = new ImapFlow({
    ...inject('parts').imap,
    secure: false,
    doSTARTTLS: false,
    logger: false,
    auth: { user, pass: 'secret' },
  })
  await client.connect()
  await client.mailboxOpen('INBOX')
  const mails = await client.fetchAll('1:*', { source: true })
  client.close()
  return mails.map((mail) => mail.source?.toString() ?? '')
}

test('a source that stops is told to its host by mail in the host’s language, once, and again when it stops anew', async () => {
  const { hostId } = bench
  const healthy = await bench.addMailbox()
  const update = (id: string, data: object) =>
    bench.inHost((tx) => tx.messageSource.updateMany({ where: { id, hostId }, data }))
  await update(healthy.sourceId, { state: 'active' })
  await update(bench.sourceId, {
    name: 'Casa Blu',
    state: 'auth_error',
    fault: { code: 'mail_needs_app_password', params: {} },
  })
  const tell = (hoursLater = 0) =>
    createTellSourceFaults({ ...bench.deps, now: () => new Date(Date.now() + hoursLater * 3_600_000) })()
  await tell()
  await tell()
  const [mail, ...more] = await mailbox()
  expect(more).toEqual([])
  expect(mail).toContain('general-settings')
  expect(mail?.replace(/=\r\n/g, '')).toContain('password per le app')
  await update(bench.sourceId, { state: 'active', fault: undefined })
  await tell(7)
  await update(bench.sourceId, { state: 'auth_error' })
  await bench.inHost((tx) => tx.appSettings.update({ where: { hostId }, data: { language: 'en' } }))
  await tell(8)
  const mails = await mailbox()
  expect(mails).toHaveLength(2)
  expect(mails[1]).toContain('has stopped')
  expect(mails[1]).not.toContain('sorgente')
})

test('mails that a source misses are told to its host once, and again when that comes anew', async () => {
  const own = await openSendBench(inject('parts'), { deps: bench.deps })
  const missing = `missing-${Date.now()}@locanda.test`
  await own.inHost((tx) => tx.appSettings.create({ data: { hostId: own.hostId, email: missing } }))
  const fault = say({ code: 'source_mails_missing', params: { many: 2 } })
  const set = (data: object) =>
    own.inHost((tx) => tx.messageSource.updateMany({ where: { id: own.sourceId, hostId: own.hostId }, data }))
  const tell = (hoursLater = 0) =>
    createTellSourceFaults({ ...own.deps, now: () => new Date(Date.now() + hoursLater * 3_600_000) })()
  const misses = { name: 'Lago', state: 'active', fault, counts: { missing: 2 } }
  await set(misses)
  for (const hours of [0, 0, 7, 14]) await tell(hours)
  const [mail, ...more] = await mailbox(missing)
  expect(more).toEqual([])
  expect(mail?.replace(/=\r\n/g, '')).toContain('2 messaggi della casella sono stati saltati')
  await set({ counts: { missing: 0 }, fault: undefined })
  await tell(21)
  await set(misses)
  await tell(28)
  expect(await mailbox(missing)).toHaveLength(2)
  await own.close()
})

/** Hosts with a stopped source, of whom nobody can be told: the first has no one address, the others have nothing to send from. */
async function untellableHosts(count: number) {
  const owner = openDatabase({ url: inject('parts').adminDatabaseUrl, maxConnections: 1 })
  const hosts = Array.from({ length: count }, () => ({
    id: randomUUID(),
    kcSub: randomUUID(),
    email: 'one@x.test, two@x.test',
  }))
  const mailbox = { type: 'email', identifier: 'stopped@x.test', config: {} } as const
  const [first] = hosts
  await owner.host.createMany({ data: hosts })
  await owner.messageSource.createMany({
    data: hosts.map(({ id }) => ({ ...mailbox, hostId: id, state: 'auth_error' as const, fault: SIGN_IN_REFUSED })),
  })
  const { config } = await bench.source(bench.sourceId)
  const healthy = { ...mailbox, hostId: first?.id ?? '', identifier: 'other@x.test', config: config ?? {} }
  await owner.messageSource.create({ data: { ...healthy, state: 'active' } })
  await owner.$disconnect()
}

test('hosts who cannot be told keep no other from being told', async () => {
  const { hostId } = bench
  const others = `others-${Date.now()}@locanda.test`
  await untellableHosts(101)
  await bench.inHost(async (tx) => {
    await tx.appSettings.update({ where: { hostId }, data: { email: others } })
    const data = { state: 'auth_error', fault: SIGN_IN_REFUSED, faultToldAt: null } as const
    await tx.messageSource.updateMany({ where: { id: bench.sourceId, hostId }, data })
  })
  await createTellSourceFaults(bench.deps)()
  expect(await mailbox(others)).toHaveLength(1)
})

test('a host whose only mailbox cannot be read is told by that mailbox, as it can send', async () => {
  const own = await openSendBench(inject('parts'))
  const alone = `alone-${Date.now()}@locanda.test`
  await own.inHost(async (tx) => {
    await tx.appSettings.create({ data: { hostId: own.hostId, email: alone } })
    const fault = say({ code: 'mail_folder_missing', params: { folder: 'Ospiti' } })
    await tx.messageSource.updateMany({ where: { hostId: own.hostId }, data: { state: 'auth_error', fault } })
  })
  await createTellSourceFaults(own.deps)()
  expect(await mailbox(alone)).toHaveLength(1)
  await own.close()
})

test('a host whose only mailbox neither is read nor sends is told by an administrator’s', async () => {
  const own = await openSendBench(inject('parts'))
  const admin = await openSendBench(inject('parts'))
  const alone = `alone-${Date.now()}@locanda.test`
  await own.sendThrough(1)
  await own.inHost(async (tx) => {
    await tx.appSettings.create({ data: { hostId: own.hostId, email: alone } })
    const data = { state: 'auth_error', fault: SIGN_IN_REFUSED } as const
    await tx.messageSource.updateMany({ where: { hostId: own.hostId }, data })
  })
  await createTellSourceFaults(own.deps)()
  expect(await mailbox(alone)).toEqual([])
  const account = { access: 'enabled' as const, roles: ['app-admin'], rolesAt: new Date() }
  await asOwner().accountState.upsert({
    where: { kcSub: admin.kcSub },
    create: { kcSub: admin.kcSub, ...account },
    update: account,
  })
  await createTellSourceFaults(own.deps)()
  const [mail, ...more] = await mailbox(alone)
  expect([mail, more.length]).toEqual([expect.stringContaining(`<${admin.address}>`), 0])
  await asOwner().accountState.deleteMany({ where: { kcSub: admin.kcSub } })
  await Promise.all([own.close(), admin.close()])
})

test('a source that was unreachable for an hour is told of once, and that it stopped after that too', async () => {
  const { hostId } = bench
  const away = `away-${Date.now()}@locanda.test`
  const update = (data: object) =>
    bench.inHost((tx) => tx.messageSource.updateMany({ where: { id: bench.sourceId, hostId }, data }))
  await bench.inHost((tx) => tx.appSettings.update({ where: { hostId }, data: { email: away } }))
  await update({ state: 'active', fault: undefined, faultToldAt: null })
  const fault = say({ code: 'mail_unreachable', params: { detail: 'ECONNREFUSED' } })
  const at = (minutes: number) => ({ ...bench.deps, now: () => new Date(Date.now() + minutes * 60_000) })
  const look = (minutes: number) =>
    recordState(at(minutes), { hostId, sourceId: bench.sourceId }, { state: 'unreachable', fault })
  const tell = (minutes: number) => createTellSourceFaults(at(minutes))()
  await look(0)
  await look(50)
  await tell(59)
  expect(await mailbox(away)).toEqual([])
  await tell(61)
  await tell(62)
  const [mail, ...more] = await mailbox(away)
  expect(more).toEqual([])
  expect(mail?.replace(/=\r\n/g, '')).toContain('unreachable for more than an hour')
  await update({ state: 'auth_error', fault: SIGN_IN_REFUSED })
  await tell(63)
  expect((await mailbox(away))[1]?.replace(/=\r\n/g, '')).toContain('has stopped')
})
