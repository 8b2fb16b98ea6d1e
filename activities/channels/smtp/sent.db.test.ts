import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadSource } from '#activities/channels/account/load-source.ts'
import { appendSent } from '#activities/channels/imap/append-sent.ts'
import { lookUpSent } from '#activities/channels/imap/look-up-sent.ts'
import { composeMime, outgoingMessageId } from '#activities/channels/mime/compose-mime.ts'
import { sendMail } from '#activities/channels/smtp/send-mail.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { startImapServer } from '#tests/stand-ins/imap-server.ts'

let bench: MailBench

beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())

const accountOf = async () => {
  const source = await bench.addMailbox()
  const loaded = await inHost(bench.deps.db, bench.hostId, (tx) => loadSource(tx, bench.deps.vault, source))
  if (loaded.type === 'whatsapp') throw new Error('no mailbox')
  return loaded.account
}
const composed = (key: string) =>
  composeMime({
    rfcMessageId: outgoingMessageId(key, bench.address),
    date: new Date(),
    from: { address: bench.address, name: 'Anna' },
    to: `guest-${bench.address}`,
    subject: 'Parcheggio',
    text: 'Sì, davanti alla casa.',
    automatic: false,
  })
const openBox = async (user: string) => {
  const auth = { user, pass: 'any' }
  const client = new ImapFlow({ ...inject('parts').imap, secure: false, doSTARTTLS: false, logger: false, auth })
  await client.connect()
  return client
}

test('a mail that was sent lies in the guest’s mailbox under our Message-ID, once', async () => {
  const { smtp } = await accountOf()
  const mail = await composed('send-1')
  if (smtp === null) throw new Error('no SMTP account')
  const outcome = await sendMail(bench.deps.guard, smtp, { ...mail, onTransmit: async () => undefined })
  expect(outcome.outcome).toBe('sent')
  const guest = await openBox(mail.envelope.to)
  await guest.mailboxOpen('INBOX')
  expect(await guest.search({ header: { 'message-id': mail.rfcMessageId } }, { uid: true })).toHaveLength(1)
  guest.close()
})

test('what is filed in Sent is found there; elsewhere silence proves nothing', async () => {
  const account = await accountOf()
  const mail = await composed('send-2')
  expect(await lookUpSent(bench.deps.guard, account, mail.rfcMessageId)).toBe('cannot_tell')
  expect(await appendSent(bench.deps.guard, account, mail.raw)).toBe(true)
  expect(await lookUpSent(bench.deps.guard, account, mail.rfcMessageId)).toBe('found')
  expect(await lookUpSent(bench.deps.guard, account, '<never@casa.test>')).toBe('cannot_tell')
  const provider = { ...account, inbound: { ...account.inbound, savesSent: true } }
  expect(await lookUpSent(bench.deps.guard, provider, '<never@casa.test>')).toBe('absent')
})

test('a mailbox without a folder for what was sent gets one, once, and one that lets none be made is no failure', async () => {
  const account = { ...(await accountOf()) }
  account.inbound = { ...account.inbound, user: `none-${bench.address}` }
  for (const key of ['send-3', 'send-4'])
    expect(await appendSent(bench.deps.guard, account, (await composed(key)).raw)).toBe(true)
  const box = await openBox(account.inbound.user)
  expect((await box.list()).map(({ path }) => path).sort()).toEqual(['INBOX', 'Sent'])
  expect(await box.mailboxOpen('Sent')).toMatchObject({ exists: 2 })
  box.close()
  const server = await startImapServer({ answers: { CREATE: 'NO [NOPERM] not here' } })
  const refusing = { ...account, inbound: { ...account.inbound, port: server.port } }
  expect(await appendSent(bench.deps.guard, refusing, Buffer.from('x'))).toBe(false)
  server.close()
})

test('a mailbox that is away or read by POP3 cannot tell', async () => {
  const account = await accountOf()
  const away = { ...account, inbound: { ...account.inbound, port: 1 } }
  expect(await lookUpSent(bench.deps.guard, away, '<x@casa.test>')).toBe('cannot_tell')
  expect(await appendSent(bench.deps.guard, away, Buffer.from('x'))).toBe(false)
  const pop3 = { ...account, inbound: { ...account.inbound, protocol: 'pop3' as const } }
  expect(await lookUpSent(bench.deps.guard, pop3, '<x@casa.test>')).toBe('cannot_tell')
})

test('what became of a send is not waited for on a half-open link, and a refused search proves nothing', async () => {
  const account = await accountOf()
  const listed = '* LIST (\\Sent) "/" Sent\r\n'
  const ask = async (answers: Record<string, string>) => {
    const server = await startImapServer({ answers, untagged: { LIST: listed } })
    const keeps = { ...account, inbound: { ...account.inbound, port: server.port, savesSent: true } }
    const [found, isFiled] = await Promise.all([
      lookUpSent(bench.deps.guard, keeps, '<x@casa.test>'),
      appendSent(bench.deps.guard, { ...keeps, inbound: { ...keeps.inbound, savesSent: false } }, Buffer.from('x')),
    ])
    server.close()
    return { found, isFiled }
  }
  const mute = ['LOGIN', 'LIST', 'EXAMINE', 'UID', 'APPEND'].map((command) => ask({ [command]: 'nothing' }))
  const [atLogin, atList, atExamine, atSearch, atAppend] = await Promise.all(mute)
  expect([atLogin, atList]).toEqual([
    { found: 'cannot_tell', isFiled: false },
    { found: 'cannot_tell', isFiled: false },
  ])
  expect([atExamine?.found, atSearch?.found, atAppend?.isFiled]).toEqual(['cannot_tell', 'cannot_tell', false])
  expect((await ask({ UID: 'NO not now' })).found).toBe('cannot_tell')
}, 90_000)
