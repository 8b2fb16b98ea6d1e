import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createTellAdministrators } from '#activities/alerts/tell-administrators.ts'
import { askForConfirmation } from '#activities/sending/ask-for-confirmation.ts'
import { createTellOwedAnswers } from '#activities/sending/tell-owed-answers.ts'
import { createTellSourceFaults } from '#activities/sending/tell-source-faults.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

let bench: SendBench
let sink: SmtpSink
beforeAll(async () => {
  await forgetEverybody()
  sink = await openSmtpSink()
  bench = await openSendBench(inject('parts'))
  await bench.sendThrough(sink.port)
  await bench.inHost((tx) => tx.appSettings.create({ data: { hostId: bench.hostId, email: 'anna@locanda.test' } }))
})
beforeEach(() => {
  sink.mood = 'refuses-content'
  sink.mails.length = 0
})
afterAll(async () => {
  await bench.close()
  await sink.close()
})

/** What is told, by whoever begins anew: not told while the server refuses what it has all of, told when it takes it. */
async function isToldWhenTaken(tell: () => Promise<void>, toldAt: () => Promise<Date | null | undefined>) {
  await tell()
  expect([sink.mails.length, await toldAt()]).toEqual([1, null])
  sink.mood = 'takes'
  await tell()
  expect([sink.mails.length, await toldAt()]).toEqual([2, expect.any(Date)])
}

test('a host is asked to confirm again where every mailbox refused the mail', async () => {
  const draftId = await bench.draft(await bench.guestWrites(), 'pending')
  const ask = () =>
    bench.withSwitches({ sendConfirmationEmail: true }, () =>
      askForConfirmation(bench.deps, { hostId: bench.hostId, draftId }),
    )
  await isToldWhenTaken(ask, async () => (await bench.row(draftId)).askedAt)
})

test('a host is told of an owed answer again', async () => {
  const { chatId } = await bench.guestWrites()
  const at = new Date()
  const promise = { sentence: 'Le faccio sapere', promisedAt: at, dueAt: at, owedAt: at, messageId: randomUUID() }
  const { id } = await bench.inHost((tx) => tx.deferral.create({ data: { hostId: bench.hostId, chatId, ...promise } }))
  const find = () => bench.deps.engineDb.deferral.findUniqueOrThrow({ where: { id } })
  await isToldWhenTaken(
    () => createTellOwedAnswers(bench.deps)(),
    async () => (await find()).toldAt,
  )
})

test('a host is told of a stopped source again', async () => {
  const data = { state: 'auth_error', fault: say({ code: 'mail_folder_missing', params: { folder: 'Casa' } }) } as const
  await bench.inHost((tx) => tx.messageSource.updateMany({ where: { id: bench.sourceId }, data }))
  await isToldWhenTaken(
    () => createTellSourceFaults(bench.deps)(),
    async () => (await bench.source(bench.sourceId)).faultToldAt,
  )
})

test('administrators are told of an alert again', async () => {
  const { engineDb, config } = bench.deps
  const { kcSub } = bench
  const account = { access: 'enabled' as const, roles: ['app-admin'], rolesAt: new Date() }
  await engineDb.accountState.upsert({ where: { kcSub }, create: { kcSub, ...account }, update: account })
  const { id } = await engineDb.alert.create({
    data: { hostId: bench.hostId, beganAt: new Date(), hosts: 1, counts: { send_failed: 12 } },
  })
  await isToldWhenTaken(
    () => createTellAdministrators({ ...bench.deps, config: { ...config, alertEmails: [] } })(),
    async () => (await engineDb.alert.findUniqueOrThrow({ where: { id } })).toldAt,
  )
  await engineDb.alert.delete({ where: { id } })
})
