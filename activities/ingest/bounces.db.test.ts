import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { claimSend } from '#activities/sending/claim-send.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

const never = new AbortController().signal
let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const fixture = readFileSync('tests/fixtures/mail/bounce.eml').toString().replace(/\r?\n/g, '\r\n')
let sends = 0

/** A reply that its server took, under a Message-ID of ours. */
async function sentReply() {
  const guest = await bench.guestWrites()
  const messageId = await bench.draft(guest, 'approved')
  const claim = await claimSend(bench.deps, { hostId: bench.hostId, messageId })
  if (claim.outcome !== 'send') throw new Error('The send was not granted')
  const rfcMessageId = `<${String(++sends).padStart(32, 'x')}@casa.test>`
  await bench.inHost(async (tx) => {
    await tx.delivery.updateMany({ where: { sendKey: claim.sendKey }, data: { state: 'sent', rfcMessageId } })
    await tx.message.updateMany({ where: { id: messageId }, data: { status: 'sent' } })
  })
  return { messageId, rfcMessageId }
}

const plain = (id: string) =>
  [
    'From: MAILER-DAEMON@qmail.test',
    'To: host@casa.test',
    'Subject: failure notice',
    `Date: ${new Date().toUTCString()}`,
    'Message-ID: <plain@qmail.test>',
    '',
    "Hi. This is the qmail-send program. I wasn't able to deliver your message.",
    '550 no such user here',
    '--- Below this line is a copy of the message.',
    `Message-ID: ${id}`,
    '',
  ].join('\r\n')

test.each([
  ['a report (RFC 3464)', (id: string) => fixture.replace('<sent-by-us@casa.test>', id), '5.1.1'],
  [
    'an internationalised report (RFC 5337) with the headers alone',
    (id: string) =>
      fixture
        .replace('message/delivery-status', 'message/global-delivery-status')
        .replace('message/rfc822', 'message/global-headers')
        .replace('<sent-by-us@casa.test>', id),
    '5.1.1',
  ],
  ['a mail system’s own words', plain, '550 no such user here'],
])('%s marks the delivery as failed with the reason, and is no guest’s message', async (_, bounce, answer) => {
  const { messageId, rfcMessageId } = await sentReply()
  const before = (await bench.messages()).length
  await bench.deliver(bounce(rfcMessageId))
  await pollSource(bench.deps, { hostId: bench.hostId, sourceId: bench.sourceId }, never)
  expect((await bench.row(messageId)).status).toBe('failed')
  expect(await bench.deliveries(messageId)).toMatchObject([
    { state: 'failed', fault: { code: 'mail_bounced', params: { answer: expect.stringContaining(answer) } } },
  ])
  expect(await bench.messages()).toHaveLength(before)
})

test('a mail that is only late changes nothing of its delivery', async () => {
  const { messageId, rfcMessageId } = await sentReply()
  const late = fixture.replace('Action: failed', 'Action: delayed').replace('Status: 5.1.1', 'Status: 4.4.1')
  await bench.deliver(late.replace('<sent-by-us@casa.test>', rfcMessageId))
  await pollSource(bench.deps, { hostId: bench.hostId, sourceId: bench.sourceId }, never)
  expect((await bench.row(messageId)).status).toBe('sent')
})
