import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { InboundAccount } from '#activities/channels/account/mail-account.ts'
import { openPop3 } from '#activities/channels/pop3/pop3-client.ts'
import { createOutsideGuard } from '#outside/guard.ts'

const guard = createOutsideGuard({ allowedPrivateServers: ['127.0.0.1'] })
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Script = { answers?: Record<string, string>; mails?: Buffer[]; pieces?: number }

/** A scripted POP3 server on a real socket; `pieces` cuts what it says into TCP packets of that many bytes. */
async function pop3Server({
  answers = {},
  mails = [],
  pieces = 0,
}: Script): Promise<{ account: InboundAccount; commands: string[] }> {
  const commands: string[] = []
  const server = createServer((socket) => {
    socket.setNoDelay(true)
    const say = sayInPieces(socket, pieces)
    socket.on('error', () => undefined)
    say(Buffer.from(answers.greeting ?? '+OK ready\r\n'))
    let buffer = ''
    socket.on('data', (data) => {
      buffer += data.toString('latin1')
      for (let end = buffer.indexOf('\r\n'); end !== -1; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        commands.push(line)
        say(answerTo(line, answers, mails))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const port = (server.address() as AddressInfo).port
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

function answerTo(line: string, answers: Record<string, string>, mails: Buffer[]): Buffer {
  const [command = '', argument = ''] = line.split(' ')
  const scripted = answers[command]
  if (scripted !== undefined) return Buffer.from(scripted)
  if (command === 'CAPA') return Buffer.from('+OK\r\nUIDL\r\nPIPELINING\r\nTOP\r\n.\r\n')
  if (command === 'LIST')
    return Buffer.from(`+OK\r\n${mails.map((mail, n) => `${n + 1} ${mail.length}\r\n`).join('')}.\r\n`)
  if (command === 'UIDL') return Buffer.from(`+OK\r\n${mails.map((_, n) => `${n + 1} uid-${n}\r\n`).join('')}.\r\n`)
  if (command === 'RETR')
    return Buffer.concat([
      Buffer.from('+OK\r\n'),
      stuffed(mails[Number(argument) - 1] ?? Buffer.alloc(0)),
      Buffer.from('.\r\n'),
    ])
  return Buffer.from('+OK\r\n')
}

const stuffed = (mail: Buffer) => Buffer.from(mail.toString('latin1').replace(/^\./gm, '..'), 'latin1')

function sayInPieces(socket: Socket, pieces: number) {
  let last = Promise.resolve()
  return (bytes: Buffer) => {
    if (pieces === 0) return void socket.write(bytes)
    last = last.then(async () => {
      for (let at = 0; at < bytes.length; at += pieces) {
        socket.write(bytes.subarray(at, at + pieces))
        await new Promise((resolve) => setImmediate(resolve))
      }
    })
  }
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
  await expect(openPop3(guard, { ...account, tls: 'starttls' })).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  expect(commands).toEqual(['STLS'])
})

test('a password with a line break says nothing to the server', async () => {
  const { account, commands } = await pop3Server({})
  await expect(openPop3(guard, { ...account, pass: 'x\r\nDELE 1' })).rejects.toMatchObject({ kind: 'unauthenticated' })
  expect(commands).toEqual([])
})

test('a server without UIDL still lists its mails', async () => {
  const { account } = await pop3Server({ mails, answers: { UIDL: '-ERR unknown\r\n' } })
  const client = await openPop3(guard, account)
  expect((await client.list()).map((mail) => mail.uidl)).toEqual([null, null, null])
  client.close()
})
