import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { sendNotice } from './send-notice.ts'

let bench: MailBench
beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())

test('what Locanda tells a host in a mailbox that it reads is no message of a guest, whoever it comes from', async () => {
  const source = await bench.addMailbox()
  for (const address of [bench.address, 'noreply@locanda.example']) {
    const { host: hostname, port } = inject('parts').smtp
    const account = { address, hostname, port, tls: 'none', rejectUnauthorized: true, user: '', pass: '' } as const
    const notice = {
      key: randomUUID(),
      forHost: bench.hostId,
      to: bench.address,
      subject: 'EMERGENZA: incendio',
      text: 'Casa Pescallo',
    }
    expect(
      await sendNotice({ ...bench.deps, config: { google: null } }, { account, source: null }, notice),
    ).toMatchObject({ outcome: 'sent' })
  }
  await bench.deliver(guestMail({ subject: 'Parcheggio', body: 'Possiamo parcheggiare?' }))
  await pollSource(bench.deps, source, new AbortController().signal)
  expect((await bench.messages()).map(({ text }) => text)).toEqual(['Possiamo parcheggiare?'])
})
