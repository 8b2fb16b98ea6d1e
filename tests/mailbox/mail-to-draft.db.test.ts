import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ALL_MAIL } from '#activities/channels/account/mail-account.ts'
import { environmentOn } from '#tests/setup/parts-environment.ts'
import { type GmailImap, startGmailImap } from '#tests/stand-ins/google/gmail-imap.ts'
import { createGmailMailbox, type GmailMailbox } from '#tests/stand-ins/google/gmail-mailbox.ts'
import { guestMail, type MailBench, openMailBench, until } from './mail-bench.ts'

const parts = inject('parts')
let bench: MailBench
let ofGmail: Awaited<ReturnType<MailBench['anotherHost']>>
let account: GmailMailbox
let gmail: GmailImap
let worker: ChildProcess | undefined

const startWorker = () =>
  spawn(process.execPath, ['activities/worker.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environmentOn(parts),
      ALLOWED_PRIVATE_SERVERS: '127.0.0.1',
      SETTLE_SECONDS: '0',
      LOG_LEVEL: 'error',
    },
  })

const kill = async (signal: NodeJS.Signals) => {
  if (worker === undefined || worker.exitCode !== null || worker.signalCode !== null) return
  const ended = once(worker, 'exit')
  worker.kill(signal)
  await ended
}

beforeAll(async () => {
  bench = await openMailBench(parts)
  ofGmail = await bench.anotherHost()
  account = createGmailMailbox(ofGmail.address)
  gmail = await startGmailImap(account)
  await ofGmail.addMailbox({ port: gmail.port, inboxFolder: ALL_MAIL })
})
afterAll(async () => {
  await kill('SIGTERM')
  gmail.close()
  await bench.close()
})

const drafts = async () =>
  (await bench.messages()).filter((message) => message.kind === 'draft' && message.status !== 'drafting')

test('with nothing but the worker running a mail becomes a draft, also after the worker was killed', {
  timeout: 120_000,
}, async () => {
  const source = await bench.addMailbox()
  worker = startWorker()
  await until(
    () => bench.source(source.sourceId),
    (row) => row.state === 'active',
  )
  await bench.deliver(guestMail({ from: 'uno@guest.test', body: 'Buongiorno, a che ora possiamo fare il check-in?' }))
  const [draft] = await until(drafts, (rows) => rows.length === 1)
  expect(draft?.text).not.toBe('')
  await kill('SIGKILL')
  await bench.deliver(guestMail({ from: 'due@guest.test', body: 'Hello, is there parking near the house?' }))
  worker = startWorker()
  await until(drafts, (rows) => rows.length === 2)
  const guests = (await bench.messages()).filter((message) => message.kind === 'guest')
  expect(guests).toHaveLength(2)
})

test('a mail that a filter of Gmail filed becomes a draft, once', { timeout: 120_000 }, async () => {
  const body = 'Buongiorno, a che ora è il check-out?'
  account.receive(guestMail({ body }), { labels: ['Ospiti', 'INBOX', 'Casa'] })
  const [guest, draft, ...others] = await until(ofGmail.messages, (rows) =>
    rows.some(({ kind, status }) => kind === 'draft' && status !== 'drafting'),
  )
  expect([guest?.text, draft?.kind, others]).toEqual([body, 'draft', []])
  expect(draft?.text).not.toBe('')
})
