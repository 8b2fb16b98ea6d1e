import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { answered } from '#activities/channels/imap/answered.ts'
import { openImapSession } from '#activities/channels/imap/imap-session.ts'
import { openSource } from '#activities/ingest/open-source.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { startImapServer } from '#tests/stand-ins/imap-server.ts'

let bench: MailBench
beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())

test.each(['CAPABILITY', 'LOGIN', 'LIST', 'SELECT'])(
  'a server that falls silent at %s is known to within the time of its command',
  async (command) => {
    const server = await startImapServer({ answers: { [command]: 'nothing' } })
    const source = await bench.addMailbox({ port: server.port, archiveFolder: 'Fatto' })
    const opened = await openSource(bench.deps, source)
    if (opened.type === 'whatsapp') throw new Error('A mailbox was made')
    await expect(openImapSession(bench.deps, opened, { silenceMs: 1_000 })).rejects.toMatchObject({
      sentence: { code: 'mail_went_silent' },
    })
    server.close()
  },
)

test('a server that only says that it is still there is given up, too', async () => {
  const client = { stats: () => ({ received: performance.now(), sent: 0 }), close: () => ended.resolve() }
  const ended = Promise.withResolvers<void>()
  await expect(answered(client, () => ended.promise, { mostMs: 500 })).rejects.toMatchObject({
    sentence: { code: 'mail_went_silent' },
  })
})
