import { afterEach, expect, test } from 'vitest'
import type { InboundAccount } from '#activities/channels/account/mail-account.ts'
import { openPop3 } from '#activities/channels/pop3/pop3-client.ts'
import { createOutsideGuard } from '#outside/guard.ts'
import { type Pop3Script, startPop3Server } from '#tests/stand-ins/pop3-server.ts'

const guard = createOutsideGuard({ allowedPrivateServers: ['127.0.0.1'] })
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A scripted server of this test, and the account that opens it. */
async function pop3Server(script: Pop3Script): Promise<{ account: InboundAccount; commands: string[] }> {
  const { port, commands, close } = await startPop3Server(script)
  closing.push(() => close())
  return { account: { ...ACCOUNT, port }, commands }
}

const ACCOUNT: InboundAccount = {
  protocol: 'pop3',
  hostname: '127.0.0.1',
  port: 0,
  tls: 'none',
  rejectUnauthorized: false,
  user: 'u',
  pass: 'p',
  authTimeoutMs: 500,
  inboxFolder: 'INBOX',
  archiveFolder: null,
  seenOnFetch: false,
  filterFrom: [],
  savesSent: false,
}

const mails = [
  Buffer.from('Subject: dots\r\n\r\n.one\r\n..two\r\n.\r\nend\r\n'),
  Buffer.concat([Buffer.from('Subject: bytes\r\n\r\n'), Buffer.from([0xe8, 0x80, 0xff, 0x0d, 0x0a])]),
  Buffer.from('Subject: empty\r\n\r\n'),
]

test.each([0, 1, 2, 3, 4, 5, 7])('mails come byte for byte, with packets of %i bytes', async (pieces) => {
  const { account } = await pop3Server({ mails, pieces })
  const client = await openPop3(guard, account)
  expect(await client.list()).toEqual(mails.map((mail, n) => ({ number: n + 1, size: mail.length, uidl: `uid-${n}` })))
  const got: Buffer[] = []
  for await (const mail of client.retrieve([1, 2, 3], 10_000)) got.push(mail?.bytes ?? Buffer.alloc(0))
  expect(got).toEqual(mails)
  await client.quit()
})

test('the size of a mail is known where more stands behind it, or a tab before', async () => {
  const { account } = await pop3Server({
    mails,
    answers: { LIST: '+OK\r\n1 120 20261124\r\n2\t130\r\n3 unknown\r\n.\r\n' },
  })
  const client = await openPop3(guard, account)
  expect((await client.list()).map(({ size }) => size)).toEqual([120, 130, 0])
  client.close()
})

test('a server that drips is given up after the time that a silent one has', async () => {
  const { account } = await pop3Server({ answers: { greeting: `+OK ${'r'.repeat(500)}\r\n` }, pieces: 1, pauseMs: 50 })
  await expect(openPop3(guard, account)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
})

test('a mail above the cap is cut and says so, and the next is whole', async () => {
  const long = Buffer.from(`${'x'.repeat(60)}\r\n`.repeat(100))
  const { account } = await pop3Server({ mails: [long, mails[2] ?? long] })
  const client = await openPop3(guard, account)
  const got: boolean[] = []
  for await (const mail of client.retrieve([1, 2], 1000)) got.push(mail?.isCut ?? false)
  expect(got).toEqual([true, false])
  client.close()
})

test('a mail that the server cannot give is left out, and the next comes', async () => {
  const { account } = await pop3Server({ mails, answers: { RETR: '-ERR gone\r\n' } })
  const client = await openPop3(guard, account)
  const got: unknown[] = []
  for await (const mail of client.retrieve([1, 2], 1000)) got.push(mail)
  expect(got).toEqual([null, null])
  client.close()
})

test('what came of a mail that there is no room for is there when it is asked for next, and else is passed by', async () => {
  const long = Buffer.from(`${'x'.repeat(60)}\r\n`.repeat(100))
  const { account, commands } = await pop3Server({ mails: [mails[2] ?? long, long, mails[0] ?? long] })
  const client = await openPop3(guard, account)
  const retrieve = async (numbers: number[], most?: number) => {
    const got: (Buffer | undefined)[] = []
    for await (const mail of client.retrieve(numbers, 1e6, most)) got.push(mail?.bytes)
    return got
  }
  expect(await retrieve([1, 2, 3], 1_000)).toEqual([mails[2]])
  expect(await retrieve([2])).toEqual([long])
  expect(await retrieve([2, 3], 1_000)).toEqual([])
  expect(await client.top(1)).toEqual(mails[2])
  expect(await retrieve([3])).toEqual([mails[0]])
  expect(commands.filter((line) => line === 'RETR 2')).toHaveLength(2)
  client.close()
})

test.each([
  ['a refused password', { PASS: '-ERR wrong\r\n' }, 'unauthenticated'],
  ['a mailbox in use', { PASS: '-ERR [IN-USE] wait\r\n' }, 'upstream_unavailable'],
  ['a refused greeting', { greeting: '-ERR no\r\n' }, 'upstream_unavailable'],
  ['a silent server', { USER: '' }, 'upstream_unavailable'],
] as const)('%s is told from the others', async (_, answers, kind) => {
  const { account } = await pop3Server({ answers })
  await expect(openPop3(guard, account)).rejects.toMatchObject({ kind })
})

test('with STARTTLS the password is never said before TLS stands', async () => {
  const { account, commands } = await pop3Server({ answers: { STLS: '-ERR unknown\r\n' } })
  await expect(openPop3(guard, { ...account, tls: 'starttls' })).rejects.toMatchObject({
    sentence: { code: 'mail_no_starttls', params: { server: '127.0.0.1' } },
  })
  expect(commands).toEqual(['STLS', 'CAPA'])
})

test('a password with a line break says nothing to the server', async () => {
  const { account, commands } = await pop3Server({})
  await expect(openPop3(guard, { ...account, pass: 'x\r\nDELE 1' })).rejects.toMatchObject({ kind: 'unauthenticated' })
  expect(commands).toEqual([])
})

test('a server without UIDL still lists its mails', async () => {
  const { account } = await pop3Server({ mails, answers: { CAPA: '+OK\r\nTOP\r\n.\r\n', UIDL: '-ERR unknown\r\n' } })
  const client = await openPop3(guard, account)
  expect((await client.list()).map((mail) => mail.uidl)).toEqual([null, null, null])
  client.close()
})
