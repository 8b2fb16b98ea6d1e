import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { startImapServer } from '#tests/stand-ins/imap-server.ts'

// A host of its own for each: one mailbox is one source.
let own: MailBench
beforeEach(async () => {
  own = await openMailBench(inject('parts'))
})
afterEach(() => own.close())

test.each([
  ['refuses for a moment', 'NO [UNAVAILABLE] later'],
  ['refuses for no reason', 'NO [SERVERBUG] oops'],
  ['does not understand', 'BAD what'],
])('a first look whose search the server %s passes no mail over', async (_, answer) => {
  const opened = '* 1 EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n* OK [UIDNEXT 6] ok\r\n'
  const server = await startImapServer({ answers: { UID: answer }, untagged: { SELECT: opened, EXAMINE: opened } })
  const source = await own.addMailbox({ port: server.port })
  expect(await pollSource(own.deps, source, new AbortController().signal)).toBe('unreachable')
  const { sourceId, hostId } = source
  expect(await own.source(sourceId)).toMatchObject({ fault: { code: 'mail_refused_for_now' } })
  expect(await own.deps.engineDb.mailboxCursor.findMany({ where: { sourceId, hostId } })).toEqual([])
  server.close()
})
