import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'

const never = new AbortController().signal
let parent: MailBench
beforeAll(async () => {
  parent = await openMailBench(inject('parts'))
})
afterAll(() => parent.close())

const TWICE = { code: 'mailbox_connected_twice' }
type Host = Awaited<ReturnType<MailBench['anotherHost']>>
const poll = (host: Host, source: { hostId: string; sourceId: string }) => pollSource(host.deps, source, never)

test('one mailbox by two names of its server and two protocols is read once, and its host is told', async () => {
  const host = await parent.anotherHost()
  const [first, second] = [
    await host.addMailbox({ host: '127.0.0.1' }),
    await host.addMailbox({ protocol: 'pop3', host: 'localhost' }),
  ]
  await host.deliver(guestMail({ id: '<one@guest.test>', body: 'Uno?' }))
  expect([await poll(host, second), await poll(host, first)]).toEqual(['auth_error', 'again'])
  await host.deliver(guestMail({ headers: ['In-Reply-To: <one@guest.test>'], subject: 'Altro', body: 'Due?' }))
  expect([await poll(host, second), await poll(host, first)]).toEqual(['auth_error', 'again'])
  expect((await host.chats()).map(({ headSeq }) => headSeq)).toEqual([2])
  expect(await host.source(second.sourceId)).toMatchObject({
    state: 'auth_error',
    fault: { ...TWICE, params: { other: host.address } },
  })
  expect((await host.source(first.sourceId)).state).toBe('active')
})

/** Two mailboxes: of a mail to both the server writes the same lines into each, as this one names nobody in them. */
async function twoMailboxes() {
  const [host, alias] = [await parent.anotherHost(), `alias-${randomUUID()}@locanda.test`]
  const sources = [await host.addMailbox(), await host.addMailbox({ user: alias })] as const
  const transport = nodemailer.createTransport({ ...inject('parts').smtp, secure: false, ignoreTLS: true })
  const deliver = (raw: string, to = [host.address, alias]) =>
    transport.sendMail({ envelope: { from: 'guest@test.test', to }, raw })
  return { host, alias, sources, deliver, close: () => transport.close() }
}

test('two mailboxes whose mails bear the same lines are two, and nothing comes twice or is lost', async () => {
  const { host, alias, sources, deliver, close } = await twoMailboxes()
  await deliver(guestMail({ body: 'Nella prima casella' }), [host.address])
  // A folder is named by the second in which it was made.
  await pause(1_100)
  for (let nth = 0; nth < 3; nth++) {
    await deliver(guestMail({ body: `Domanda ${nth}?` }))
    // Whichever comes first.
    for (const source of nth % 2 === 0 ? sources : sources.toReversed()) await poll(host, source)
  }
  expect(await host.messages()).toHaveLength(4)
  expect((await host.chats()).map(({ headSeq }) => headSeq)).toEqual([4])
  await deliver(guestMail({ body: 'Solo per questa casella?' }), [alias])
  expect([await poll(host, sources[0]), await poll(host, sources[1])]).toEqual(['again', 'again'])
  close()
  expect(await host.source(sources[1].sourceId)).toMatchObject({ state: 'active', doubleOf: null })
  expect(await host.messages()).toHaveLength(5)
})

test('two mailboxes that were sent the same mails go on, where the younger has mails of its own', async () => {
  const { host, alias, sources, deliver, close } = await twoMailboxes()
  await deliver(guestMail({ body: 'Solo per questa casella?' }), [alias])
  for (let nth = 0; nth < 4; nth++) {
    await deliver(guestMail({ body: `Domanda ${nth}?` }))
    for (const source of sources) await poll(host, source)
  }
  close()
  expect(await host.messages()).toHaveLength(5)
  expect(await poll(host, sources[1])).toBe('again')
})

test('a mail without an id and a date that comes by two ways is one message', async () => {
  const host = await parent.anotherHost()
  const sources = [await host.addMailbox(), await host.addMailbox({ user: `b-${host.address}` })]
  const raw = `From: Marco <marco@guest.test>\r\nSubject: x\r\n\r\nC'è un parcheggio?\r\n`
  const context = { hostId: host.hostId, channel: 'email' as const, ownAddresses: [], now: new Date() }
  for (const source of sources) {
    const mail = { raw: new Uint8Array(Buffer.from(raw)), receivedAt: null, truncated: false }
    const messages = [await host.deps.mailReader.read(mail, context)]
    await ingestBatch(host.deps, { ...source, messages, progress: { kind: 'none' }, historyBefore: new Date(0) })
  }
  expect(await host.messages()).toHaveLength(1)
})

test('a mail that a gateway marks in one of two mailboxes is one message, whichever comes first', async () => {
  const { host, alias, sources, deliver, close } = await twoMailboxes()
  const banner = 'CAUTION: This email originated from outside the organization. Do not click links.\r\n\r\n'
  for (const first of [host.address, alias]) {
    const mail = guestMail({ body: `Parcheggio per ${first}?` })
    const [head = '', body = ''] = mail.split('\r\n\r\n')
    const marked = `${head.replace('Subject: ', 'Subject: [EXTERNAL] ')}\r\n\r\n${banner}${body}`
    await deliver(first === alias ? mail : marked, [alias])
    await deliver(first === alias ? marked : mail, [host.address])
    for (const source of sources) await poll(host, source)
  }
  close()
  expect(await host.messages()).toHaveLength(2)
})

test('a guest who writes to another mailbox of the host goes on in the same chat, whose replies leave there', async () => {
  const { host, alias, sources, deliver, close } = await twoMailboxes()
  await deliver(guestMail({ id: '<first@guest.test>', body: 'Uno?' }), [host.address])
  await poll(host, sources[0])
  await deliver(guestMail({ headers: ['In-Reply-To: <first@guest.test>'], subject: 'y', body: 'Due?' }), [alias])
  await poll(host, sources[1])
  close()
  expect(await host.chats()).toMatchObject([{ headSeq: 2, sourceId: sources[1].sourceId }])
})
