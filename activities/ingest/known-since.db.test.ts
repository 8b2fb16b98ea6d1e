import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { pollSource } from './watch-source.ts'

const HOUR = 3_600_000
let bench: MailBench
beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())

test('what came while a known mailbox was disconnected is a guest’s question; what came before it was known is history', async () => {
  const source = await bench.addMailbox()
  const knownSince = new Date(Date.now() - 20 * HOUR)
  await bench.deps.engineDb.messageSource.update({
    where: { id: source.sourceId },
    data: { connectedAt: knownSince },
  })
  const auth = { user: bench.address, pass: 'secret' }
  const client = new ImapFlow({ ...inject('parts').imap, secure: false, doSTARTTLS: false, logger: false, auth })
  await client.connect()
  const ago = (ms: number) => new Date(Date.now() - ms)
  const wrote = (agoMs: number, body: string, arrivedAgoMs = agoMs) => {
    const mail = guestMail({ from: `${body} <${body}@guest.test>`, body: `${body}: may we come?` })
    const dated = mail.replace(/^Date: .*$/m, `Date: ${ago(agoMs).toUTCString()}`)
    return client.append('INBOX', dated, [], ago(arrivedAgoMs))
  }
  await wrote(40 * HOUR, 'before')
  await wrote(2 * HOUR, 'meanwhile')
  // Held up on its way: the host has never seen it.
  await wrote(30 * HOUR, 'late', HOUR)
  await client.logout()
  await pollSource(bench.deps, source, new AbortController().signal)
  const wanted = (await bench.messages()).map(({ text, workflowAt }) => [
    text.split(':')[0],
    workflowAt?.getTime() !== 0,
  ])
  expect(Object.fromEntries(wanted)).toEqual({ before: false, meanwhile: true, late: true })
})
