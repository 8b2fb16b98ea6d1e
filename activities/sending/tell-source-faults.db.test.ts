import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { tellSourceFaults } from './tell-source-faults.ts'

let bench: SendBench
const notices = `notices-${Date.now()}@locanda.test`
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  await bench.inHost((tx) => tx.appSettings.create({ data: { hostId: bench.hostId, email: notices } }))
})
afterAll(() => bench.close())

async function mailbox(): Promise<string[]> {
  const client = new ImapFlow({
    ...inject('parts').imap,
    secure: false,
    doSTARTTLS: false,
    logger: false,
    auth: { user: notices, pass: 'secret' },
  })
  await client.connect()
  await client.mailboxOpen('INBOX')
  const mails = await client.fetchAll('1:*', { source: true })
  client.close()
  return mails.map((mail) => mail.source?.toString() ?? '')
}

test('a source that stops is told to its host by mail in the host’s language, once, and again when it stops anew', async () => {
  const { hostId } = bench
  const healthy = await bench.addMailbox()
  const update = (id: string, data: object) =>
    bench.inHost((tx) => tx.messageSource.updateMany({ where: { id, hostId }, data }))
  await update(healthy.sourceId, { state: 'active' })
  await update(bench.sourceId, {
    name: 'Casa Blu',
    state: 'auth_error',
    fault: { code: 'mail_needs_app_password', params: {} },
  })
  const tell = (hoursLater = 0) =>
    tellSourceFaults({ ...bench.deps, now: () => new Date(Date.now() + hoursLater * 3_600_000) })
  await tell()
  await tell()
  const [mail, ...more] = await mailbox()
  expect(more).toEqual([])
  expect(mail).toContain('general-settings')
  expect(mail?.replace(/=\r\n/g, '')).toContain('password per le app')
  await update(bench.sourceId, { state: 'active', fault: undefined })
  await tell(7)
  await update(bench.sourceId, { state: 'auth_error' })
  await bench.inHost((tx) => tx.appSettings.update({ where: { hostId }, data: { language: 'en' } }))
  await tell(8)
  const mails = await mailbox()
  expect(mails).toHaveLength(2)
  expect(mails[1]).toContain('has stopped')
  expect(mails[1]).not.toContain('sorgente')
})
