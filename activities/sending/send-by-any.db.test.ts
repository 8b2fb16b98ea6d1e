import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { callHost } from '#activities/emergency/call-hosts.ts'
import { askForConfirmation } from '#activities/sending/ask-for-confirmation.ts'
import { sendByAny } from '#activities/sending/send-by-any.ts'
import type { EmailConfig } from '#prisma/source-config.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { startSmtpServer } from '#tests/stand-ins/smtp-server.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { SourceFault } from '#workflows/domain/source-faults.ts'

const REFUSED = { code: 'mail_sign_in_refused', params: {} } satisfies SourceFault
let bench: SendBench
let sink: SmtpSink
let refusing: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  sink = await openSmtpSink()
  refusing = await startSmtpServer({ auth: '535 5.7.8 Username and Password not accepted' })
})
beforeEach(async () => {
  bench = await openSendBench(inject('parts'))
  await bench.sendThrough(refusing.port)
  await bench.inHost((tx) => tx.appSettings.create({ data: { hostId: bench.hostId, email: 'anna@locanda.test' } }))
  sink.mood = 'takes'
  sink.mails.length = 0
})
afterEach(() => bench.close())
afterAll(async () => {
  refusing.close()
  await sink.close()
})

/** Another mailbox of the host's, whose mails the sink gets. */
async function anotherMailbox(): Promise<string> {
  const { sourceId } = await bench.addMailbox()
  const where = { id: sourceId, hostId: bench.hostId }
  const config = (await bench.source(sourceId)).config as EmailConfig
  const smtp = { host: '127.0.0.1', port: sink.port, tls: 'none' as const }
  await bench.inHost((tx) => tx.messageSource.update({ where, data: { config: { ...config, smtp } } }))
  return sourceId
}

const sendFault = async () => (await bench.source(bench.sourceId)).sendFault

async function emergencyCall() {
  const { hostId } = bench
  const { chatId, guestMessageId: messageId } = await bench.guestWrites()
  const now = new Date()
  const { id } = await bench.inHost((tx) =>
    tx.emergency.create({ data: { hostId, chatId, messageId, kinds: ['illness'], createdAt: now, calls: 1 } }),
  )
  await callHost(bench.deps, { ...{ id, hostId, chatId, messageId, calls: 1 }, kinds: ['illness'], createdAt: now })
  return bench.deps.engineDb.emergencyCall.findFirstOrThrow({ where: { emergencyId: id, way: 'mail' } })
}

const ask = async () => {
  const draftId = await bench.draft(await bench.guestWrites(), 'pending')
  await bench.withSwitches({ sendConfirmationEmail: true }, () =>
    askForConfirmation(bench.deps, { hostId: bench.hostId, draftId }),
  )
  return bench.row(draftId)
}

test('an emergency call that no mailbox let in was not made: it says why, and the mailbox is kept as stopped', async () => {
  expect((await emergencyCall()).fault).toEqual(REFUSED)
  expect(await sendFault()).toEqual(REFUSED)
})

test('an emergency call leaves by the next mailbox where one lets nobody in', async () => {
  await anotherMailbox()
  expect((await emergencyCall()).fault).toBeNull()
  expect(sink.mails).toHaveLength(1)
  expect(await sendFault()).toEqual(REFUSED)
})

test('a host is asked to confirm by the next mailbox where one lets nobody in', async () => {
  await anotherMailbox()
  expect((await ask()).askedAt).not.toBeNull()
  expect(sink.mails).toHaveLength(1)
  expect(await sendFault()).toEqual(REFUSED)
})

test('where no mailbox lets anybody in, asking to confirm is tried again, and the mailbox is kept as stopped', async () => {
  await expect(ask()).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  expect(await sendFault()).toEqual(REFUSED)
})

test('a mailbox whose password is lost hides no other, and is kept as stopped', async () => {
  const lost = { hostId: bench.hostId, sourceId: bench.sourceId }
  await anotherMailbox()
  await bench.inHost((tx) => tx.sourceSecret.deleteMany({ where: lost }))
  expect((await emergencyCall()).fault).toBeNull()
  expect(sink.mails).toHaveLength(1)
  expect(await sendFault()).toMatchObject({ code: 'source_password_lost' })
})

test('what another is sending meanwhile is tried by no other mailbox, and what may have left is not sent again', async () => {
  await bench.sendThrough(sink.port)
  await anotherMailbox()
  const notice = { key: randomUUID(), forHost: bench.hostId, to: 'anna@locanda.test', subject: 'Ciao', text: 'Ciao' }
  const by = { hostIds: [bench.hostId] }
  let asked = 0
  const onTransmit = async () => {
    asked++
    throw new AppError('conflict', { code: 'host_asked_before' })
  }
  expect(await sendByAny(bench.deps, by, { ...notice, onTransmit })).toMatchObject({ outcome: 'failed' })
  expect([asked, sink.mails.length]).toEqual([1, 0])
  sink.mood = 'takes-and-hangs-up'
  expect(await sendByAny(bench.deps, by, notice)).toMatchObject({ outcome: 'unknown' })
  expect(sink.mails).toHaveLength(1)
})
