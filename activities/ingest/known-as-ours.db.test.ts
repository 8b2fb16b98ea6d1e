import { randomBytes, randomUUID } from 'node:crypto'
import { ImapFlow } from 'imapflow'
import { expect, inject, onTestFinished, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { noticeSent } from '#tests/reply/notice-sent.ts'
import { bounceReport, replySent } from '#tests/reply/reply-sent.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

const never = new AbortController().signal

async function open(inbound: Parameters<typeof openSendBench>[1] = {}) {
  const bench = await openSendBench(inject('parts'), inbound)
  onTestFinished(() => bench.close())
  const look = () => pollSource(bench.deps, { hostId: bench.hostId, sourceId: bench.sourceId }, never)
  return { bench, look }
}
const LISTED = { inbound: { filterFrom: 'portal.test', seenOnFetch: true } }

/** As Symfony, Laravel, SwiftMailer and Roundcube make it, and as we do. */
const foreignId = () => `<${randomBytes(16).toString('hex')}@casa.test>`

async function flagsOf(bench: SendBench) {
  const client = new ImapFlow({
    ...{ ...inject('parts').imap, secure: false, doSTARTTLS: false, logger: false },
    auth: { user: bench.address, pass: 'secret' },
  })
  await client.connect()
  await client.mailboxOpen('INBOX', { readOnly: true })
  const mails = await client.fetchAll('1:*', { flags: true })
  client.close()
  return mails.map(({ flags }) => [...(flags ?? [])])
}

test('what comes back of a host’s private mail is neither kept nor touched where only senders on a list are read', async () => {
  const { bench, look } = await open(LISTED)
  await bench.deliver(bounceReport(foreignId(), 'avvocato@private.test'))
  await look()
  expect(await bench.messages()).toEqual([])
  expect((await flagsOf(bench)).map((flags) => flags.includes('\\Seen'))).toEqual([false])
})

test('what comes back of ours is known by what is kept of it, whoever is on the list', async () => {
  const { bench, look } = await open(LISTED)
  const { messageId, rfcMessageId, guest } = await replySent(bench)
  const before = (await bench.messages()).length
  await bench.deliver(bounceReport(rfcMessageId, guest))
  await look()
  expect((await bench.row(messageId)).status).toBe('failed')
  expect(await bench.messages()).toHaveLength(before)
})

type Said = { from: string; to: string; id?: string; headers?: string[]; body: string }
const mailOf = ({ from, to, id = `<${randomUUID()}@site.test>`, headers = [], body }: Said) =>
  [
    ...[`From: ${from}`, `To: ${to}`, 'Subject: Richiesta', `Date: ${new Date().toUTCString()}`, `Message-ID: ${id}`],
    ...[...headers, 'Content-Type: text/plain; charset=utf-8', '', body, ''],
  ].join('\r\n')

const UNDELIVERED = 'Il vostro messaggio a Marco non è stato recapitato.'

test.each(['a reply', 'a mail to the host'])(
  'a platform’s word that %s did not arrive is shown as a machine’s, whoever is on the list',
  async (of) => {
    const { bench, look } = await open(LISTED)
    const to = `${randomUUID()}@nowhere.test`
    if (of !== 'a reply') await noticeSent(bench, inject('parts'), { to })
    const notice = await bench.inHost((tx) => tx.hostNotice.findFirst({ where: { recipient: to } }))
    const { rfcMessageId } = notice ?? (await replySent(bench))
    const before = (await bench.messages()).length
    const headers = [
      'Auto-Submitted: auto-generated',
      'Reply-To: marco@guest.test',
      `References: ${rfcMessageId} <x@y>`,
    ]
    await bench.deliver(mailOf({ from: 'noreply@site.test', to: bench.address, headers, body: UNDELIVERED }))
    await look()
    expect((await bench.messages()).slice(before)).toMatchObject([{ isAutomatic: true, text: UNDELIVERED }])
  },
)

test('who tells by a form that a mail of somebody else’s did not arrive is a guest', async () => {
  const { bench, look } = await open()
  const headers = ['Auto-Submitted: auto-generated', 'Reply-To: marco@guest.test', `In-Reply-To: ${foreignId()}`]
  const body = 'Il mio messaggio non è stato recapitato. Siamo davanti alla porta e il codice non funziona'
  await bench.deliver(mailOf({ from: 'noreply@site.test', to: bench.address, headers, body }))
  await look()
  expect(await bench.messages()).toMatchObject([{ isAutomatic: false, fromAddress: 'marco@guest.test' }])
})

const FORM = 'Nome: Marco Rossi\nEmail: marco@guest.test\nMessaggio: Possiamo portare il cane dal 3 al 7 agosto?'

test('the house’s own form is a guest’s whatever its mail’s id looks like, and a reply of ours to the house is not', async () => {
  const { bench, look } = await open()
  const { rfcMessageId } = await replySent(bench)
  const before = (await bench.messages()).length
  for (const id of [rfcMessageId, foreignId()])
    await bench.deliver(mailOf({ from: bench.address, to: bench.address, id, body: FORM }))
  await look()
  expect((await bench.messages()).slice(before)).toMatchObject([
    { isAutomatic: false, fromAddress: 'marco@guest.test' },
  ])
})
