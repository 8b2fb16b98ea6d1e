import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { SmtpAccount } from '#activities/channels/account/mail-account.ts'
import { composeMime, outgoingMessageId } from '#activities/channels/mime/compose-mime.ts'
import { checkSending, sendMail } from '#activities/channels/smtp/send-mail.ts'
import { createOutsideGuard } from '#outside/guard.ts'

const guard = createOutsideGuard({ allowedPrivateServers: ['127.0.0.1'] })
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** `drop` hangs up in place of an answer. */
type Answers = Partial<Record<'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'content', string>>
type Seen = { commands: string[]; contents: string[] }

/** A scripted SMTP server on a real socket: what it answers to each step, or where it hangs up. */
async function smtpServer(answers: Answers) {
  const seen: Seen = { commands: [], contents: [] }
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    serve(socket, answers, seen)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const account = {
    hostname: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    tls: 'none',
    rejectUnauthorized: false,
  } as const
  return {
    account: {
      ...account,
      address: 'host@casa.test',
      user: 'host',
      pass: answers.AUTH === undefined ? '' : 'p',
    } satisfies SmtpAccount,
    seen,
    /** As a server does whose process is killed; resolves when its side of every connection is closed. */
    hangUp: () =>
      Promise.all(
        sockets.map((socket) => {
          const closed = once(socket, 'close')
          socket.destroy()
          return closed
        }),
      ),
  }
}

function serve(socket: Socket, answers: Answers, seen: Seen) {
  let content: string | undefined
  let buffer = ''
  const answer = (step: keyof Answers, usual: string) => {
    const text = answers[step] ?? usual
    if (text === 'drop') socket.destroy()
    else socket.write(`${text}\r\n`)
  }
  socket.on('error', () => undefined)
  answer('greeting', '220 ready')
  socket.on('data', (data) => {
    buffer += data.toString('latin1')
    for (let end = buffer.indexOf('\r\n'); end !== -1; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end)
      buffer = buffer.slice(end + 2)
      if (content !== undefined) {
        if (line !== '.') content += `${line}\r\n`
        else {
          seen.contents.push(content)
          content = undefined
          answer('content', '250 kept')
        }
        continue
      }
      seen.commands.push(line)
      if (line.startsWith('EHLO')) answer('EHLO', '250-hello\r\n250 AUTH PLAIN')
      else if (line === 'STARTTLS') answer('STARTTLS', '502 what')
      else if (line.startsWith('AUTH')) answer('AUTH', '235 in')
      else if (line.startsWith('MAIL')) answer('MAIL', '250 ok')
      else if (line.startsWith('RCPT')) answer('RCPT', '250 ok')
      else if (line === 'DATA') {
        answer('DATA', '354 go')
        if (answers.DATA === undefined) content = ''
      } else socket.write('221 bye\r\n')
    }
  })
}

const compose = (to = 'guest@test.test') =>
  composeMime({
    rfcMessageId: outgoingMessageId('reply-1:send', 'host@casa.test'),
    date: new Date('2026-11-21T10:00:00Z'),
    from: { address: 'host@casa.test', name: 'Anna' },
    to,
    subject: 'Parcheggio',
    text: 'Sì, c’è un parcheggio.\n.un punto all’inizio',
    inReplyTo: '<guest-1@test.test>',
    references: ['<guest-0@test.test>'],
    automatic: true,
  })

async function send(answers: Answers, tls: SmtpAccount['tls'] = 'none') {
  const { account, seen } = await smtpServer(answers)
  let transmits = 0
  const { raw, envelope } = await compose()
  const outcome = await sendMail(
    guard,
    { ...account, tls },
    {
      raw,
      envelope,
      onTransmit: async () => {
        transmits++
      },
    },
  )
  return { outcome, transmits, seen }
}

test('an accepted mail is sent, once, to one recipient', async () => {
  const { outcome, transmits, seen } = await send({})
  expect(outcome).toEqual({ outcome: 'sent' })
  expect(transmits).toBe(1)
  expect(seen.contents).toHaveLength(1)
  expect(seen.commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<guest@test.test>'])
})

test('a server that dies while it is recorded that the content leaves has none of it: it is tried again', async () => {
  const { account, seen, hangUp } = await smtpServer({})
  const { raw, envelope } = await compose()
  const outcome = await sendMail(guard, account, { raw, envelope, onTransmit: async () => void (await hangUp()) })
  expect(outcome).toMatchObject({ outcome: 'failed', retryable: true })
  expect(seen.contents).toEqual([])
})

test.each([
  ['MAIL 451', { MAIL: '451 later' }, true],
  ['RCPT 450', { RCPT: '450 busy' }, true],
  ['RCPT 550', { RCPT: '550 no such guest' }, false],
  ['DATA 452', { DATA: '452 full' }, true],
  ['DATA 554', { DATA: '554 no' }, false],
  ['a hang-up before the content', { RCPT: 'drop' }, true],
  ['a hang-up at DATA', { DATA: 'drop' }, true],
  ['a login refused for now', { AUTH: '454 later' }, true],
] as [string, Answers, boolean][])(
  '%s: certainly not delivered, and the content never left',
  async (_, answers, retryable) => {
    const { outcome, transmits } = await send(answers)
    expect(outcome).toMatchObject({ outcome: 'failed', retryable })
    expect(transmits).toBe(0)
  },
)

test.each([
  ['451 after the content', '451 greylisted', true],
  ['552 after the content', '552 too big', false],
])('%s: not delivered, the server says so', async (_, content, retryable) => {
  const { outcome, transmits } = await send({ content })
  expect(outcome).toMatchObject({ outcome: 'failed', retryable })
  expect(transmits).toBe(1)
})

test('an eaten 250 is unknown, never a failure to be tried again', async () => {
  const { outcome, seen } = await send({ content: 'drop' })
  expect(outcome.outcome).toBe('unknown')
  expect(seen.contents).toHaveLength(1)
})

test('what must be recorded first and cannot be keeps the content from leaving', async () => {
  const { account, seen } = await smtpServer({})
  const { raw, envelope } = await compose()
  const outcome = await sendMail(guard, account, {
    raw,
    envelope,
    onTransmit: () => Promise.reject(new Error('no database')),
  })
  expect(outcome).toMatchObject({ outcome: 'failed', retryable: true })
  expect(seen.contents).toHaveLength(0)
})

test('a server that is not there is tried again, a forbidden address stops the source', async () => {
  const { account } = await smtpServer({})
  const { raw, envelope } = await compose()
  const mail = { raw, envelope, onTransmit: async () => undefined }
  expect(await sendMail(guard, { ...account, port: 1 }, mail)).toMatchObject({ outcome: 'failed', retryable: true })
  expect(await sendMail(guard, { ...account, hostname: '10.0.0.1' }, mail)).toMatchObject({
    outcome: 'stopped',
    fault: { code: 'address_not_allowed' },
  })
})

test.each(['g@y.test\r\nBcc: evil@e.test', 'a@x.test, b@x.test', '"evil@e.test x"@y.test', 'all: a@x.test;', 'nobody'])(
  'a recipient that is not one plain mailbox is refused: %j',
  async (to) => {
    await expect(compose(to)).rejects.toMatchObject({ kind: 'rule_refused' })
    const mail = { raw: Buffer.from('x'), envelope: { from: 'host@casa.test', to }, onTransmit: async () => undefined }
    const { account } = await smtpServer({})
    await expect(sendMail(guard, account, mail)).rejects.toMatchObject({ kind: 'rule_refused' })
  },
)

test.each([
  ['535 5.7.8 Username and Password not accepted', { outcome: 'stopped', fault: { code: 'mail_sign_in_refused' } }],
  [
    '535 5.7.8 Error: authentication failed: generic failure',
    {
      outcome: 'stopped',
      fault: {
        code: 'mail_sign_in_unclear',
        params: { answer: '535 5.7.8 Error: authentication failed: generic failure' },
      },
    },
  ],
  [
    '534 5.7.9 Application-specific password required',
    { outcome: 'stopped', fault: { code: 'mail_needs_app_password' } },
  ],
  ['454 4.7.0 Temporary authentication failure', { outcome: 'failed', retryable: true }],
  ['535 Too many concurrent connections', { outcome: 'failed', retryable: true }],
])('a sign-in that is answered with %s', async (answer, expected) => {
  expect((await send({ AUTH: answer })).outcome).toMatchObject(expected)
})

test.each([
  ['502 5.5.1 Command not implemented', { outcome: 'stopped', fault: { code: 'mail_no_starttls' } }],
  ['454 4.7.0 TLS not available due to temporary reason', { outcome: 'failed', retryable: true }],
  ['554 5.7.0 Too many connections', { outcome: 'failed', retryable: true }],
])('STARTTLS that is answered with %s', async (answer, expected) => {
  expect((await send({ STARTTLS: answer }, 'starttls')).outcome).toMatchObject(expected)
})

test.each(['EHLO', 'AUTH'] as const)('a server that never ends its answer to %s is not waited for', async (step) => {
  const ehlo = '250-test\r\n250 AUTH PLAIN'
  const { account } = await smtpServer({ EHLO: ehlo, AUTH: '235 in', [step]: '250-still' })
  expect(await checkSending(guard, account, { connect: 500, login: 500 })).toMatchObject({
    outcome: 'failed',
    retryable: true,
    reason: { code: 'mail_unreachable' },
  })
})

const LIMIT = '550 5.4.5 Daily user sending limit exceeded. For more information'
const stopped = (code: string) => ({ outcome: 'stopped', fault: { code } })
test('an address in other letters is written to where the server takes one, and told of where it does not', async () => {
  const { raw, envelope } = await compose('用户@xn--fsqu00a.xn--fiqs8s')
  const sent = async (offered: string) => {
    const { account, seen } = await smtpServer({ EHLO: `250-hello\r\n250 ${offered}` })
    const outcome = await sendMail(guard, account, { raw, envelope, onTransmit: async () => undefined })
    return { outcome, seen }
  }
  const { outcome, seen } = await sent('SMTPUTF8')
  expect(outcome).toEqual({ outcome: 'sent' })
  expect(seen.commands[1]).toBe('MAIL FROM:<host@casa.test> SMTPUTF8')
  expect(seen.contents[0]).toContain(`To: ${Buffer.from('用户').toString('latin1')}@`)
  const ascii = await sent('8BITMIME')
  expect(ascii.outcome).toMatchObject({ outcome: 'failed', retryable: false, reason: { code: 'smtp_ascii_only' } })
  expect(ascii.seen.commands).not.toContain('DATA')
})

const LATER = { outcome: 'failed', retryable: true }
const OF_THIS_MESSAGE = { outcome: 'failed', retryable: false }
test.each<[Answers, object]>([
  [{ MAIL: LIMIT }, stopped('mail_sending_limit')],
  [{ RCPT: LIMIT }, stopped('mail_sending_limit')],
  [{ content: LIMIT }, stopped('mail_sending_limit')],
  [{ RCPT: '554 5.1.90 You have reached your daily limit for message recipients' }, stopped('mail_sending_limit')],
  [{ MAIL: '530 5.7.0 Authentication Required' }, stopped('mail_sign_in_unclear')],
  [{ MAIL: '530 5.7.0 Must issue a STARTTLS command first' }, stopped('mail_needs_encryption')],
  [{ MAIL: '535 5.7.8 Username and Password not accepted' }, stopped('mail_sign_in_refused')],
  [{ RCPT: '530 5.7.1 Authentication required' }, stopped('mail_sign_in_unclear')],
  [{ MAIL: '553 5.7.1 Sender address rejected: not owned by user' }, stopped('mail_sending_refused')],
  [{ MAIL: '550 5.7.1 Account suspended' }, stopped('mail_access_denied')],
  [{ MAIL: '554 5.7.0 Too many connections, try again later' }, LATER],
  [{ MAIL: '552 5.3.4 Message size exceeds fixed limit' }, OF_THIS_MESSAGE],
  [{ RCPT: '554 5.7.1 <guest@test.test>: Relay access denied' }, stopped('mail_sending_refused')],
  [{ RCPT: '550 5.7.1 Greylisting in action, try again in 5 minutes' }, LATER],
  [{ RCPT: '554 5.7.1 Service unavailable right now' }, LATER],
  [{ content: '554 Too many concurrent sessions' }, LATER],
  [{ RCPT: '550 5.1.1 Mailbox unavailable' }, OF_THIS_MESSAGE],
  [{ RCPT: '550 5.2.1 The account of this user is disabled' }, OF_THIS_MESSAGE],
  [{ RCPT: '552 5.2.2 The mailbox is over quota, its limit of a day exceeded' }, OF_THIS_MESSAGE],
  [{ RCPT: '550 5.7.1 Message refused by policy' }, OF_THIS_MESSAGE],
  [{ content: '554 5.7.1 Message rejected as spam' }, OF_THIS_MESSAGE],
  [{ content: '552 5.3.4 Message size limit exceeded' }, OF_THIS_MESSAGE],
  [{ greeting: '554 5.7.1 Too many connections from your address, try again later' }, LATER],
  [{ greeting: '554 No SMTP service here' }, stopped('mail_sending_refused')],
])(
  'a refusal of the account stops it, one that passes is tried again, one of a message is its own: %j',
  async (answers, expected) => {
    expect((await send(answers)).outcome).toMatchObject(expected)
  },
)
