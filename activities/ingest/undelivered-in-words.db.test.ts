import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { replySent } from '#tests/reply/reply-sent.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

type Said = { from: string; subject: string; body: string; by?: string }

const mailOf = (inReplyTo: string, { from, subject, body, by = 'auto-generated' }: Said) =>
  [
    `From: ${from}`,
    `To: ${bench.address}`,
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomUUID()}@platform.test>`,
    `In-Reply-To: ${inReplyTo}`,
    ...(by === '' ? [] : [`Auto-Submitted: ${by}`]),
    'Content-Type: text/plain; charset=utf-8',
    ...['', body, ''],
  ].join('\r\n')

async function answered(said: (guest: string) => Said) {
  const { messageId, rfcMessageId, guest } = await replySent(bench)
  const before = (await bench.messages()).length
  await bench.deliver(mailOf(rfcMessageId, said(guest)))
  await pollSource(bench.deps, { hostId: bench.hostId, sourceId: bench.sourceId }, new AbortController().signal)
  const [stored, ...others] = (await bench.messages()).slice(before)
  expect(others).toEqual([])
  return { reply: await bench.row(messageId), stored }
}

const airbnb = 'Airbnb <automated@airbnb.com>'
const failed = { code: 'mail_perhaps_bounced' }

test.each([
  [
    'Airbnb',
    airbnb,
    'Your message couldn’t be delivered',
    'We couldn’t deliver it. Please send it in the app.',
    failed,
  ],
  ['Booking.com', 'noreply@booking.com', 'Your message', 'Your message to the guest could not be delivered.', failed],
  ['in Italian', 'express@airbnb.com', 'Avviso', 'Ciao,\n\nil tuo messaggio a Marco non è stato recapitato.', failed],
  ['Vrbo', 'sender@messages.homeaway.com', 'Message delivery failed', 'Please log in to respond.', failed],
  ['a full mailbox', '', 'Mailbox full', 'Your mail was not delivered: my mailbox is full.', failed],
  [
    'a filter',
    'challenge@filter.test',
    'Verify your email',
    'Your message has NOT been delivered yet. Click: https://filter.test/?x=1',
    { code: 'mail_delayed' },
  ],
  [
    'what a guest’s mailbox asks to confirm first, and no header tells of a machine',
    '',
    'Re: Parcheggio',
    'Your message is pending. Please confirm that you are human: https://filter.test/?x=1',
    { code: 'mail_delayed' },
    '',
  ],
  [
    'Domino',
    '',
    'DELIVERY FAILURE: User marta not listed in Domino Directory',
    'Your message\n\n  Subject: Parcheggio\n\nwas not delivered to:\n\n  marta@hotel.test\n\nbecause:\n\n  User not listed',
    failed,
    '',
  ],
  [
    'that it was read',
    '',
    'Read: Parcheggio',
    'Your message\n\n  To: Marta\n  Subject: Parcheggio\n\nwas read on Saturday, November 21, 2026 10:30.',
    null,
    '',
  ],
] as const)(
  'that a mail did not arrive is shown at it, and asks for no answer: %s',
  async (_, from, subject, body, notice, by: string = 'auto-generated') => {
    const { reply, stored } = await answered((guest) => ({ from: from || guest, subject, body, by }))
    expect(reply).toMatchObject({ status: 'sent', deliveryNotice: notice })
    expect(stored).toMatchObject({ kind: 'guest', isAutomatic: true })
  },
)

test.each([
  ['a person who writes so', 'Your message was not delivered to my wife.', '', false],
  // What a program sends and asks something is for the host to read.
  ['a system that asks', 'Your mail about the key was not delivered. Can you send it again?', 'auto-generated', false],
  ['a system that tells of something else', 'The parcel for the house could not be delivered.', 'auto-generated', true],
])('nothing is said of a mail by %s', async (_, body, by, isAutomatic) => {
  const { reply, stored } = await answered((guest) => ({ from: guest, subject: 'Re: Parcheggio', body, by }))
  expect(reply).toMatchObject({ status: 'sent', deliveryNotice: null })
  expect(stored).toMatchObject({ kind: 'guest', isAutomatic })
})
