import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { pollSource, watchSource } from '#activities/ingest/watch-source.ts'
import { deliverDue } from '#activities/n8n/deliver-due.ts'
import { askForConfirmation } from '#activities/sending/ask-for-confirmation.ts'
import { createTellSourceFaults } from '#activities/sending/tell-source-faults.ts'
import { putInOutbox } from '#prisma/outbox/put-in-outbox.ts'
import { guestMail } from '#tests/mailbox/mail-bench.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink } from '#tests/reply/smtp-sink.ts'
import { type N8nStandIn, startN8n } from '#tests/stand-ins/n8n.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** What else of a host acts by itself, beside their replies: none of it does while they may not. */
let bench: SendBench
let sink: Awaited<ReturnType<typeof openSmtpSink>>
let n8n: N8nStandIn
const never = new AbortController().signal
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  sink = await openSmtpSink()
  n8n = await startN8n({ secret: 'n8n-secret' })
  await bench.sendThrough(sink.port)
  const { hostId } = bench
  await bench.inHost((tx) => tx.appSettings.create({ data: { hostId, email: 'anna@host.test' } }))
})
beforeEach(() => bench.accountBecomes('disabled'))
afterAll(async () => {
  await Promise.all([sink.close(), n8n.close()])
  await bench.close()
})

test('their mailbox is left alone, and what came in meanwhile is found when they may act again', async () => {
  const source = { hostId: bench.hostId, sourceId: bench.sourceId }
  const stored = async () => (await bench.messages()).filter(({ text }) => text.includes('Ascensore')).length
  await bench.deliver(guestMail({ body: 'Ascensore?' }))
  const before = await bench.source(bench.sourceId)
  expect(await pollSource(bench.deps, source, never)).toBe('unreachable')
  expect(await watchSource(bench.deps, source, never)).toBe('unreachable')
  expect(await stored()).toBe(0)
  // It has no fault: neither the host nor a banner is told of one.
  const after = await bench.source(bench.sourceId)
  expect([after.state, after.fault, after.lastSyncedAt]).toEqual([before.state, before.fault, before.lastSyncedAt])
  await bench.accountBecomes('enabled')
  expect(await pollSource(bench.deps, source, never)).toBe('again')
  expect(await stored()).toBe(1)
})

test('they are asked for no decision by mail, and told of no source', async () => {
  const draftId = await bench.draft(await bench.guestWrites(), 'pending')
  const { sourceId } = await bench.addMailbox()
  await bench.inHost((tx) =>
    tx.messageSource.update({
      where: { id: sourceId },
      data: { state: 'auth_error', fault: say({ code: 'mail_sign_in_refused' }) },
    }),
  )
  const write = () =>
    bench.withSwitches({ sendConfirmationEmail: true, sendEmail: true }, async () => {
      await askForConfirmation(bench.deps, { hostId: bench.hostId, draftId })
      await createTellSourceFaults(bench.deps)()
    })
  const before = sink.mails.length
  await write()
  expect(sink.mails.length).toBe(before)
  await bench.accountBecomes('enabled')
  await write()
  expect(sink.mails.length).toBe(before + 2)
})

test('n8n is told of none of their messages until they may act again', async () => {
  const { hostId } = bench
  const { guestMessageId } = await bench.guestWrites()
  await bench.inHost((tx) => putInOutbox(tx, { hostId, kind: 'new_message', messageIds: [guestMessageId] }))
  const tell = () =>
    deliverDue({
      ...bench.deps,
      n8n: { webhookUrl: `${n8n.url}/webhook/`, hmacSecret: 'n8n-secret' },
      now: () => new Date(Date.now() + 1_000),
      random: () => 0.5,
    })
  const told = () => n8n.received.filter(({ body }) => JSON.stringify(body).includes(guestMessageId)).length
  await tell()
  expect(told()).toBe(0)
  await bench.accountBecomes('enabled')
  await tell()
  expect(told()).toBe(1)
})
