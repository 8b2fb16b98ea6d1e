import { type AddressInfo, createServer } from 'node:net'
import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource, watchSource } from '#activities/ingest/watch-source.ts'
import { guestMail, type MailBench, openMailBench, until } from '#tests/mailbox/mail-bench.ts'
import { startImapServer } from '#tests/stand-ins/imap-server.ts'
import { replyWorkflowId } from '#workflows/domain/workflow-names.ts'

const never = new AbortController().signal
const benches: MailBench[] = []
const open = async () => {
  const bench = await openMailBench(inject('parts'))
  benches.push(bench)
  return bench
}
let bench: MailBench

beforeAll(async () => {
  bench = await open()
})
afterAll(async () => {
  for (const one of benches) await one.close()
})

const inbox = async (address: string) => {
  const client = new ImapFlow({
    ...inject('parts').imap,
    secure: false,
    doSTARTTLS: false,
    logger: false,
    auth: { user: address, pass: 'secret' },
  })
  await client.connect()
  return client
}

test('a mail that arrives during IDLE becomes a chat, a message and a reply workflow', async () => {
  const source = await bench.addMailbox()
  const stop = new AbortController()
  const watching = watchSource(bench.deps, source, stop.signal)
  await until(
    () => bench.source(source.sourceId),
    (row) => row.state === 'active',
  )
  await bench.deliver(guestMail({ subject: 'Parcheggio a Lecce', body: 'Possiamo parcheggiare?' }))
  const [message] = await until(bench.messages, (rows) => rows.length > 0)
  expect(message).toMatchObject({
    kind: 'guest',
    status: 'received',
    seq: 1,
    text: 'Possiamo parcheggiare?',
    fromAddress: 'marco@guest.test',
  })
  const [chat] = await bench.chats()
  expect(chat).toMatchObject({
    channel: 'email',
    sender: 'Marco',
    email: 'marco@guest.test',
    replyTo: 'marco@guest.test',
    headSeq: 1,
    unreadCount: 1,
    lastMessageText: 'Possiamo parcheggiare?',
    lastMessageStatus: 'received',
  })
  const started = await until(bench.messages, (rows) => rows[0]?.workflowAt !== null)
  const handle = bench.deps.temporal.workflow.getHandle(replyWorkflowId(started[0]?.id ?? ''))
  expect((await handle.describe()).status.name).toBe('RUNNING')
  stop.abort()
  expect(await watching).toBe('again')
})

test('reading again stores nothing twice, also when the folder is another one by the same name', async () => {
  const own = await open()
  const source = await own.addMailbox()
  await own.deliver(guestMail({ body: 'uno' }))
  await own.deliver(guestMail({ body: 'due', from: 'b@guest.test' }))
  await pollSource(own.deps, source, never)
  await pollSource(own.deps, source, never)
  // GreenMail hangs up on DELETE; what a new UIDVALIDITY does to us is the same when ours is the one that differs.
  const cursors = own.deps.engineDb.mailboxCursor
  await cursors.updateMany({ where: { hostId: own.hostId }, data: { uidValidity: '1', lastUid: 99n } })
  await own.deliver(guestMail({ body: 'tre', from: 'c@guest.test' }))
  await pollSource(own.deps, source, never)
  expect((await own.messages()).map((message) => message.text).sort()).toEqual(['due', 'tre', 'uno'])
  expect(await cursors.findMany({ where: { hostId: own.hostId } })).toMatchObject([{ folder: 'INBOX', lastUid: 3n }])
})

test('mails that cannot be read are stubs with their file and hold up nobody', async () => {
  const own = await open()
  const source = await own.addMailbox()
  await own.deliver(guestMail({ body: 'prima' }))
  const bomb = `${'--b\r\n\r\n'.repeat(3000)}--b--`
  await own.deliver(
    guestMail({ from: 'bomb@guest.test', headers: ['Content-Type: multipart/mixed; boundary=b'], body: bomb }),
  )
  const nested = Array.from(
    { length: 300 },
    (_, level) => `--n${level}\r\nContent-Type: multipart/mixed; boundary=n${level + 1}\r\n\r\n`,
  )
  await own.deliver(
    guestMail({
      from: 'deep@guest.test',
      headers: ['Content-Type: multipart/mixed; boundary=n0'],
      body: nested.join(''),
    }),
  )
  await own.deliver(guestMail({ from: 'dopo@guest.test', body: 'dopo' }))
  expect(await pollSource(own.deps, source, never)).toBe('again')
  const messages = await own.messages()
  // However deep its parts are nested, one that says nothing is read as that.
  expect(messages.map((message) => message.status).sort()).toEqual(['received', 'received', 'received', 'unreadable'])
  const stub = messages.find((message) => message.status === 'unreadable')
  expect(Buffer.from(stub?.raw ?? []).toString()).toContain('multipart/mixed')
  expect(stub).toMatchObject({ text: '', reasons: [{ code: 'unreadable_mail', params: {} }] })
})

test('two mails with one Message-ID and different words are both kept', async () => {
  const own = await open()
  const source = await own.addMailbox()
  await own.deliver(guestMail({ id: '<same@guest.test>', body: 'una' }))
  await own.deliver(guestMail({ id: '<same@guest.test>', body: 'altra' }))
  await pollSource(own.deps, source, never)
  expect((await own.messages()).map((message) => message.text).sort()).toEqual(['altra', 'una'])
})

test('two readers of one mailbox at the same time store each mail once', async () => {
  const own = await open()
  const source = await own.addMailbox()
  for (let n = 0; n < 10; n++) await own.deliver(guestMail({ from: `g${n}@guest.test`, body: `mail ${n}` }))
  await Promise.all([1, 2, 3].map(() => pollSource(own.deps, source, never)))
  expect(await own.messages()).toHaveLength(10)
})

test('replies find their chat by reference, whatever order they come in, and older drafts are superseded', async () => {
  const own = await open()
  const source = await own.addMailbox()
  await own.deliver(
    guestMail({
      id: '<third@g.test>',
      headers: ['References: <first@g.test> <second@g.test>'],
      body: 'terza',
      subject: 'Re: Ciao',
    }),
  )
  await own.deliver(guestMail({ id: '<first@g.test>', body: 'prima', subject: 'Ciao' }))
  await pollSource(own.deps, source, never)
  await own.deliver(
    guestMail({
      id: '<second@g.test>',
      headers: ['In-Reply-To: <first@g.test>'],
      body: 'seconda',
      subject: 'Re: Ciao',
    }),
  )
  await pollSource(own.deps, source, never)
  const chats = await own.chats()
  expect(chats).toHaveLength(1)
  expect(chats[0]).toMatchObject({ headSeq: 3, unreadCount: 3, lastMessageText: 'seconda' })
})

test('refused credentials are shown at the source and wait for the host', async () => {
  const own = await open()
  const server = createServer((socket) => {
    socket.write('* OK ready\r\n')
    socket.on('data', (data) => {
      const [tag, command] = data.toString().split(' ')
      const answer = command?.trim() === 'CAPABILITY' ? '* CAPABILITY IMAP4rev1\r\n' : ''
      socket.write(`${answer}${tag} ${answer === '' ? 'NO [AUTHENTICATIONFAILED] wrong' : 'OK done'}\r\n`)
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const source = await own.addMailbox({ port: (server.address() as AddressInfo).port })
  expect(await pollSource(own.deps, source, never)).toBe('auth_error')
  expect(await own.source(source.sourceId)).toMatchObject({
    state: 'auth_error',
    fault: { code: 'mail_sign_in_refused', params: {} },
  })
  server.close()
})

test('a server that is away is tried again', async () => {
  const own = await open()
  const source = await own.addMailbox({ port: 1 })
  expect(await pollSource(own.deps, source, never)).toBe('unreachable')
  expect((await own.source(source.sourceId)).state).toBe('unreachable')
})

test('a private address that is not allowed waits for the host too', async () => {
  const own = await open()
  const source = await own.addMailbox({ host: '10.0.0.1', port: 993 })
  expect(await pollSource(own.deps, source, never)).toBe('auth_error')
  expect((await own.source(source.sourceId)).fault).toEqual({
    code: 'address_not_allowed',
    params: { address: expect.stringContaining('10.0.0.1') },
  })
})

test('a deleted source is gone, also while it is watched', async () => {
  const own = await open()
  const source = await own.addMailbox()
  const watching = watchSource(own.deps, source, never)
  await until(
    () => own.source(source.sourceId),
    (row) => row.state === 'active',
  )
  await own.deps.engineDb.messageSource.update({ where: { id: source.sourceId }, data: { deletedAt: new Date() } })
  expect(await watching).toBe('gone')
})

test('mails seen and archived when the host wants so, after they are stored', async () => {
  const own = await open()
  const source = await own.addMailbox({ seenOnFetch: true, archiveFolder: 'Done' })
  const client = await inbox(own.address)
  await own.deliver(guestMail({}))
  await pollSource(own.deps, source, never)
  const done = await client.mailboxOpen('Done')
  expect(done.exists).toBe(1)
  expect([...((await client.fetchAll('1', { flags: true }))[0]?.flags ?? [])]).toContain('\\Seen')
  client.close()
})

test('a mail that the filter leaves out is neither seen nor archived', async () => {
  const own = await open()
  const source = await own.addMailbox({ filterFrom: 'guest.test', seenOnFetch: true, archiveFolder: 'Done' })
  const client = await inbox(own.address)
  await client.mailboxCreate('Done')
  await own.deliver(guestMail({ from: 'bank@private.test' }))
  await own.deliver(guestMail({}))
  await pollSource(own.deps, source, never)
  expect((await client.mailboxOpen('Done')).exists).toBe(1)
  expect((await client.mailboxOpen('INBOX')).exists).toBe(1)
  expect([...((await client.fetchAll('1', { flags: true }))[0]?.flags ?? [])]).not.toContain('\\Seen')
  client.close()
})

test('only senders on the list are taken', async () => {
  const own = await open()
  const source = await own.addMailbox({ filterFrom: 'guest.test, friend@other.test' })
  for (const from of ['a@guest.test', 'friend@other.test', 'enemy@other.test'])
    await own.deliver(guestMail({ from, body: from }))
  await pollSource(own.deps, source, never)
  expect((await own.messages()).map((message) => message.text).sort()).toEqual(['a@guest.test', 'friend@other.test'])
})

test('a chat takes the one property that the mail names', async () => {
  const own = await open()
  const source = await own.addMailbox()
  await own.deps.engineDb.property.createMany({
    data: ['Casa Blu', 'Casa Blu Mare', 'Villa Rosa'].map((name) => ({ hostId: own.hostId, name })),
  })
  await own.deliver(guestMail({ from: 'a@guest.test', body: 'Siamo a CASA BLU MARE da venerdì' }))
  await own.deliver(guestMail({ from: 'b@guest.test', body: 'Meglio Casa Blu o Villa Rosa?' }))
  await pollSource(own.deps, source, never)
  const named = await own.deps.engineDb.chat.findMany({ where: { hostId: own.hostId }, include: { property: true } })
  expect(named.map((chat) => [chat.email, chat.property?.name ?? null]).sort()).toEqual([
    ['a@guest.test', 'Casa Blu Mare'],
    ['b@guest.test', null],
  ])
})

test('a server without STARTTLS is a named state that waits for the host, not a source that connects for ever', async () => {
  const own = await open()
  const server = await startImapServer()
  const source = await own.addMailbox({ port: server.port, tls: 'starttls' })
  expect(await pollSource(own.deps, source, never)).toBe('auth_error')
  expect(await own.source(source.sourceId)).toMatchObject({
    state: 'auth_error',
    fault: { code: 'mail_no_starttls', params: { server: '127.0.0.1' } },
  })
  server.close()
})

test('a fault of ours is a named state too, and is not told as the server’s', async () => {
  const own = await open()
  const source = await own.addMailbox()
  const broken = { ...own.deps, guard: { ...own.deps.guard, resolve: () => Promise.reject(new TypeError('a bug')) } }
  expect(await pollSource(broken, source, never)).toBe('unreachable')
  expect(await own.source(source.sourceId)).toMatchObject({
    state: 'unreachable',
    fault: { code: 'source_not_stored', params: {} },
  })
})

test('an archive folder that cannot be made is named at the source, and mails come in all the same', async () => {
  const own = await open()
  const server = await startImapServer({ answers: { CREATE: 'NO not allowed' } })
  const source = await own.addMailbox({ port: server.port, archiveFolder: 'Fatto' })
  expect(await pollSource(own.deps, source, never)).toBe('again')
  expect(await own.source(source.sourceId)).toMatchObject({
    state: 'active',
    fault: { code: 'mail_archive_missing', params: { folder: 'Fatto' } },
  })
  server.close()
})
