import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail } from '#tests/mailbox/mail-bench.ts'
import { replySent, bounceReport as report } from '#tests/reply/reply-sent.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { whileRefused } from '#tests/setup/while-refused.ts'

const never = new AbortController().signal
let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const poll = () => pollSource(bench.deps, { hostId: bench.hostId, sourceId: bench.sourceId }, never)
const sentReply = (claimedAt?: Date) => replySent(bench, claimedAt)

const plain = (id: string, recipient: string) =>
  [
    'From: MAILER-DAEMON@qmail.test',
    'To: host@casa.test',
    'Subject: failure notice',
    `Date: ${new Date().toUTCString()}`,
    'Message-ID: <plain@qmail.test>',
    '',
    "Hi. This is the qmail-send program. I wasn't able to deliver your message.",
    `<${recipient}>:`,
    '550 no such user here',
    '--- Below this line is a copy of the message.',
    `Message-ID: ${id}`,
    '',
  ].join('\r\n')

test.each([
  ['a report (RFC 3464)', report, '5.1.1'],
  [
    'a report on what was forwarded from there (RFC 3461)',
    (id: string, recipient: string) =>
      report(id, 'elsewhere@nowhere.test').replace(
        'Final-Recipient:',
        `Original-Recipient: rfc822; ${recipient.toUpperCase()}\r\nFinal-Recipient:`,
      ),
    '5.1.1',
  ],
  [
    'an internationalised report (RFC 5337) with the headers alone',
    (id: string, recipient: string) =>
      report(id, recipient)
        .replace('message/delivery-status', 'message/global-delivery-status')
        .replace('message/rfc822', 'message/global-headers'),
    '5.1.1',
  ],
  ['a mail system’s own words', plain, '550 no such user here'],
])('%s marks the delivery as failed with the reason, and is no guest’s message', async (_, bounce, answer) => {
  const { messageId, rfcMessageId, guest } = await sentReply()
  const before = (await bench.messages()).length
  await bench.deliver(bounce(rfcMessageId, guest))
  await poll()
  expect((await bench.row(messageId)).status).toBe('failed')
  expect(await bench.deliveries(messageId)).toMatchObject([
    { state: 'failed', fault: { code: 'mail_bounced', params: { answer: expect.stringContaining(answer) } } },
  ])
  expect(await bench.messages()).toHaveLength(before)
})

/** To whom we wrote stands in the copy alone: somebody sent it on. */
const forwarded = (id: string, recipient: string) =>
  report(id, 'elsewhere@nowhere.test')
    .replace('To: guest@nowhere.test', `To: ${recipient}`)
    .replace('To: elsewhere@nowhere.test', `To: ${recipient}`)

const copyBelow = (id: string, recipient: string) =>
  plain(id, 'elsewhere@nowhere.test').replace('Message-ID: <x', `To: ${recipient}\r\nMessage-ID: <x`)

const exchange = (id: string, recipient: string) =>
  [
    'From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@hotel.test>',
    'To: host@casa.test',
    'Subject: Undeliverable: Re: Parcheggio',
    `Date: ${new Date().toUTCString()}`,
    'Message-ID: <ndr@hotel.test>',
    `In-Reply-To: ${id}`,
    'Auto-Submitted: auto-replied',
    '',
    'Your message did not reach some or all of the intended recipients.',
    '',
    `      To: ${recipient}`,
    '      Subject: Re: Parcheggio',
    '',
    'The following recipient(s) cannot be reached:',
    '',
    `      '${recipient}' on 22/11/2026 10:00`,
    '            #550 5.1.1 RESOLVER.ADR.RecipNotFound; not found ##',
    '',
  ].join('\r\n')

/** No report, no copy, no In-Reply-To, no words that anybody knows: numbers, and the mail it refers to. */
const byCode =
  (answer: string, from = 'From: Mail <postmaster@hotel.test>') =>
  (id: string, recipient: string) =>
    [
      from,
      'To: host@casa.test',
      'Subject: Re: Parcheggio',
      `Date: ${new Date().toUTCString()}`,
      `Message-ID: <${randomUUID()}@hotel.test>`,
      `References: <first@guest.test> ${id}`,
      '',
      `Palautettu: ${recipient}`,
      answer,
      '',
    ].join('\r\n')

const several = (id: string, recipient: string) =>
  report(id, recipient).replace(
    /(Final-Recipient: .*\r\n)(Action: failed\r\nStatus: 5\.1\.1)/,
    'Final-Recipient: rfc822; other@nowhere.test\r\nAction: relayed\r\nStatus: 2.0.0\r\n\r\n$1$2',
  )

const xForwarded = (id: string, recipient: string) =>
  report(id, 'elsewhere@nowhere.test').replace('Message-ID: <x', `X-Original-To: ${recipient}\r\nMessage-ID: <x`)

test.each([
  ['a report on a forwarded address', forwarded],
  ['one whose copy says so under another name', xForwarded],
  ['a mail system’s own words on a forwarded address', copyBelow],
  ['a report on several recipients', several],
  ['Exchange’s own words, without a copy', exchange],
  ['a status code (RFC 3463) and no more', byCode('5.1.1')],
  [
    'a header that says for whom it failed',
    (id: string, recipient: string) =>
      byCode(
        'Palautettu',
        `X-Failed-Recipients: ${recipient}\r\nAuto-Submitted: auto-replied\r\nFrom: Posti <posti@hotel.test>`,
      )(id, recipient),
  ],
])('%s marks the delivery as failed too', async (_, bounce) => {
  const { messageId, rfcMessageId, guest } = await sentReply()
  const before = (await bench.messages()).length
  await bench.deliver(bounce(rfcMessageId, guest))
  await poll()
  expect((await bench.row(messageId)).status).toBe('failed')
  expect(await bench.messages()).toHaveLength(before)
})

const late = (id: string, recipient: string) =>
  report(id, recipient).replace('Action: failed', 'Action: delayed').replace('Status: 5.1.1', 'Status: 4.4.1')

const qmailLate = (id: string, recipient: string) =>
  plain(id, recipient).replace("I wasn't able to deliver your message.", 'Your message is delayed; I will keep trying.')

const complaint = (id: string, recipient: string) =>
  report(id, recipient)
    .replace('report-type=delivery-status', 'report-type=feedback-report')
    .replace('message/delivery-status', 'message/feedback-report')
    .replace(
      /Reporting-MTA[^-]*?Final-Recipient: .*\r\nAction: failed\r\nStatus: 5\.1\.1/s,
      `Feedback-Type: abuse\r\nOriginal-Rcpt-To: ${recipient}`,
    )
    .replace('MAILER-DAEMON@mx.test', 'fbl@provider.test')

const fine = (action: string) => (id: string, recipient: string) =>
  report(id, recipient).replace('Action: failed', `Action: ${action}`).replace('Status: 5.1.1', 'Status: 2.0.0')

const oneOfSeveral = (id: string, recipient: string) =>
  several(id, recipient)
    .replace('Action: failed', 'Action: x')
    .replace('Action: relayed', 'Action: failed')
    .replace('Action: x', 'Action: relayed')

const read = (id: string, recipient: string) =>
  report(id, recipient)
    .replace('report-type=delivery-status', 'report-type=disposition-notification')
    .replace('message/delivery-status', 'message/disposition-notification')
    .replace('Action: failed', `Original-Message-ID: ${id}\r\nDisposition: manual-action/MDN-sent-manually; displayed`)
    .replace('MAILER-DAEMON@mx.test', 'guest@nowhere.test')

test.each([
  ['that it is late', late, 'mail_delayed'],
  ['that it is late, in a mail system’s own words', qmailLate, 'mail_delayed'],
  ['that its reader calls it spam', complaint, 'mail_marked_as_spam'],
  ['that it was handed on', fine('relayed'), null],
  ['that it arrived', fine('delivered'), null],
  ['that it was read', read, null],
  ['that it failed for somebody else and not for its guest', oneOfSeveral, null],
])('a report %s changes nothing of its delivery, and is no guest’s message', async (_, bounce, notice) => {
  const { messageId, rfcMessageId, guest } = await sentReply()
  const before = (await bench.messages()).length
  await bench.deliver(bounce(rfcMessageId, guest))
  await poll()
  const row = await bench.row(messageId)
  expect([row.status, (row.deliveryNotice as { code: string } | null)?.code ?? null]).toEqual(['sent', notice])
  expect(await bench.messages()).toHaveLength(before)
})

test('a guest who quotes a bounce is no mail system: nothing is marked, and the mail is kept', async () => {
  const { messageId, rfcMessageId, guest } = await sentReply()
  const before = (await bench.messages()).length
  await bench.deliver(byCode('> 550 5.1.1 no such user', 'From: Marco <marco@guest.test>')(rfcMessageId, guest))
  await poll()
  expect(await bench.row(messageId)).toMatchObject({ status: 'sent', deliveryNotice: null })
  const messages = await bench.messages()
  expect(messages).toHaveLength(before + 1)
  expect(messages.at(-1)?.isAutomatic).toBe(false)
})

const DAY_MS = 24 * 3_600_000

test.each([
  [
    'on another recipient',
    (id: string) => report(id, 'elsewhere@nowhere.test').replaceAll('To: elsewhere', 'To: nobody'),
    0,
  ],
  [
    'that a person sends',
    (id: string, recipient: string) => report(id, recipient).replace('MAILER-DAEMON@mx.test', 'marta@mx.test'),
    0,
  ],
  [
    'of somebody who only calls themselves a mail system',
    (id: string, recipient: string) =>
      [
        ...['From: Mail Delivery System <marta@mx.test>', 'To: host@casa.test', 'Return-Path: <marta@mx.test>'],
        ...['Subject: Undelivered Mail Returned to Sender', `Date: ${new Date().toUTCString()}`],
        ...['Content-Type: text/plain; charset=utf-8', '', `Your message to ${recipient} could not be delivered:`],
        ...['550 5.1.1 user unknown', '', '--- Below this line is a copy of the message.', ''],
        ...[`Message-ID: ${id}`, `To: ${recipient}`, ''],
      ].join('\r\n'),
    0,
  ],
  ['that comes weeks later', report, 21 * DAY_MS],
  [
    'whose sender’s domain disowns it',
    (id: string, recipient: string) =>
      `Authentication-Results: mx.casa.test; dmarc=fail header.from=mx.test\r\n${report(id, recipient)}`,
    0,
  ],
])('a report %s marks nothing; the host sees it at the message, and it is no guest’s', async (_, bounce, ageMs) => {
  const { messageId, rfcMessageId, guest } = await sentReply(new Date(Date.now() - ageMs))
  const before = (await bench.messages()).length
  await bench.deliver(bounce(rfcMessageId, guest))
  await poll()
  expect(await bench.row(messageId)).toMatchObject({ status: 'sent', deliveryNotice: { code: 'mail_perhaps_bounced' } })
  expect(await bench.messages()).toHaveLength(before)
})

test('a report on a mail that is not ours stays to be seen', async () => {
  const before = (await bench.messages()).length
  await bench.deliver(report(`<${'z'.repeat(32)}@casa.test>`, 'guest@nowhere.test'))
  await poll()
  const messages = await bench.messages()
  expect(messages).toHaveLength(before + 1)
  expect(messages.at(-1)?.isAutomatic).toBe(true)
})

test('a report that comes through another mailbox than the reply left by marks nothing; through the same one connected anew it does', async () => {
  const { messageId, rfcMessageId, guest } = await sentReply()
  const again = await bench.addMailbox()
  const disconnect = (deletedAt: Date | null) =>
    bench.inHost((tx) => tx.messageSource.updateMany({ where: { id: bench.sourceId }, data: { deletedAt } }))
  await disconnect(new Date())
  const rename = (identifier: string) =>
    bench.inHost((tx) => tx.messageSource.updateMany({ where: { id: again.sourceId }, data: { identifier } }))
  const { identifier } = await bench.source(bench.sourceId)
  const pollAgain = () => pollSource(bench.deps, { hostId: bench.hostId, sourceId: again.sourceId }, never)
  await rename('another@casa.test')
  await bench.deliver(report(rfcMessageId, guest))
  await pollAgain()
  expect(await bench.row(messageId)).toMatchObject({ status: 'sent', deliveryNotice: { code: 'mail_perhaps_bounced' } })
  await rename(identifier)
  await bench.deliver(plain(rfcMessageId, guest))
  await pollAgain()
  expect((await bench.row(messageId)).status).toBe('failed')
  await bench.inHost((tx) =>
    tx.messageSource.updateMany({ where: { id: again.sourceId }, data: { deletedAt: new Date() } }),
  )
  await disconnect(null)
})

test('a report that the database refuses is a stub, and the next mail comes in', async () => {
  const { messageId, rfcMessageId, guest } = await sentReply()
  await bench.deliver(report(rfcMessageId, guest))
  await bench.deliver(guestMail({ body: 'La mail dopo' }))
  const condition = `new.state = 'failed'`
  await whileRefused(inject('parts'), { table: 'delivery', on: 'update', condition, sqlState: '22021' }, poll)
  expect((await bench.row(messageId)).status).toBe('sent')
  const messages = await bench.messages()
  expect(messages.filter(({ status }) => status === 'unreadable')).toHaveLength(1)
  expect(messages.map(({ text }) => text)).toContain('La mail dopo')
})
