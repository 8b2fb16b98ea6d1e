import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openImapSession } from '#activities/channels/imap/imap-session.ts'
import { ingestRead } from '#activities/ingest/ingest-read.ts'
import { openSource } from '#activities/ingest/open-source.ts'
import { loadPosition } from '#activities/ingest/progress.ts'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { inHost } from '#prisma/host-scope.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'

const never = new AbortController().signal
let own: MailBench
beforeAll(async () => {
  own = await openMailBench(inject('parts'))
})
afterAll(() => own.close())

const inbox = async (address: string) => {
  const place = { ...inject('parts').imap, secure: false, doSTARTTLS: false, logger: false } as const
  const client = new ImapFlow({ ...place, auth: { user: address, pass: 'secret' } })
  await client.connect()
  return client
}

test('what was stored by a worker that died before it filed it is filed by the next look, and nothing else is', async () => {
  const source = await own.addMailbox({ filterFrom: 'guest.test', seenOnFetch: true, archiveFolder: 'Done' })
  const client = await inbox(own.address)
  await client.mailboxCreate('Done')
  await own.deliver(guestMail({ from: 'bank@private.test' }))
  await own.deliver(guestMail({ body: 'uno' }))
  const opened = await openSource(own.deps, source)
  if (opened.type === 'whatsapp') throw new Error('A mailbox was made')
  const session = await openImapSession(own.deps, opened)
  const position = await inHost(own.deps.db, own.hostId, (tx) => loadPosition(tx, source))
  for await (const batch of session.batches(position, never)) {
    await ingestRead(own.deps, opened, batch)
    break
  }
  session.close()
  expect((await client.mailboxOpen('INBOX')).exists).toBe(2)
  await pollSource(own.deps, source, never)
  await pollSource(own.deps, source, never)
  expect((await own.messages()).map(({ text }) => text)).toEqual(['uno'])
  expect((await client.mailboxOpen('Done')).exists).toBe(1)
  expect((await client.mailboxOpen('INBOX')).exists).toBe(1)
  expect([...((await client.fetchAll('1', { flags: true }))[0]?.flags ?? [])]).not.toContain('\\Seen')
  expect(await own.deps.engineDb.mailboxCursor.findMany({ where: source })).toMatchObject([{ unfiled: [] }])
  client.close()
})

test('what waits to be filed is filed as the host wants it now: a filter that was set since is asked', async () => {
  const host = await own.anotherHost()
  const source = await host.addMailbox({ archiveFolder: 'Done' })
  for (const from of ['doctor@private.test', 'guest@guest.test']) await host.deliver(guestMail({ from }))
  const opened = await openSource(host.deps, source)
  if (opened.type === 'whatsapp') throw new Error('A mailbox was made')
  const session = await openImapSession(host.deps, opened)
  const position = await inHost(host.deps.db, host.hostId, (tx) => loadPosition(tx, source))
  for await (const batch of session.batches(position, never)) {
    await ingestRead(host.deps, opened, batch)
    break
  }
  session.close()
  const narrowed = '"guest.test"'
  await host.deps.engineDb.$executeRaw`update message_source
    set config = jsonb_set(config, '{inbound,filterFrom}', ${narrowed}::jsonb) where id = ${source.sourceId}::uuid`
  await pollSource(host.deps, source, never)
  await pollSource(host.deps, source, never)
  const client = await inbox(host.address)
  const writersIn = async (folder: string) => {
    await client.mailboxOpen(folder)
    return (await client.fetchAll('1:*', { envelope: true })).map(({ envelope }) => envelope?.from?.[0]?.address)
  }
  expect(await writersIn('INBOX')).toEqual(['doctor@private.test'])
  expect(await writersIn('Done')).toEqual(['guest@guest.test'])
  client.close()
})
