import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import { ImapFlow } from 'imapflow'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { createOutsideGuard } from '#outside/guard.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { CheckedMailbox } from '#prisma/mailbox-check/checked-mailbox.ts'
import { startCheck } from '#prisma/mailbox-check/start-check.ts'
import type { EmailConfig } from '#prisma/source-config.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { startImapServer } from '#tests/stand-ins/imap-server.ts'
import { startPop3Server } from '#tests/stand-ins/pop3-server.ts'
import { startSmtpServer } from '#tests/stand-ins/smtp-server.ts'
import { readSteps } from '#workflows/domain/mailbox-check/check-step.ts'
import { readServers } from '#workflows/domain/mailbox-check/mail-servers.ts'
import { type CheckDeps, checkMailbox } from './check-mailbox.ts'

const parts = inject('parts')
let bench: MailBench
let deps: CheckDeps
const closing: (() => void)[] = []
beforeAll(async () => {
  bench = await openMailBench(parts)
  deps = { ...bench.deps, mxOrganisations: async () => [], readSrv: async () => null }
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
afterAll(() => bench.close())

const closed = async <T extends { close(): void }>(starting: Promise<T>): Promise<T> => {
  const server = await starting
  closing.push(() => server.close())
  return server
}

type Given = {
  inbound?: Partial<EmailConfig['inbound']>
  smtp?: EmailConfig['smtp']
  pass?: string
  identifier?: string
}

/** A mailbox on GreenMail, but for what is said otherwise. */
const mailboxOf = ({ inbound = {}, smtp, pass = 'secret', identifier }: Given): CheckedMailbox => ({
  type: 'email',
  sourceId: null,
  identifier: identifier ?? bench.address,
  secrets: { pass },
  config: {
    pollIntervalSec: 60,
    initialSyncSinceDays: 7,
    inbound: {
      protocol: 'imap',
      ...(inbound.protocol === 'pop3' ? parts.pop3 : parts.imap),
      ...{ tls: 'none', user: bench.address, authTimeout: 2_000, tlsRejectUnauthorized: true, inboxFolder: 'INBOX' },
      seenOnFetch: false,
      ...inbound,
    },
    smtp: smtp ?? { ...parts.smtp, tls: 'none' },
  },
})

async function ask(mailbox: CheckedMailbox) {
  const id = randomUUID()
  const { hostId } = bench
  await inHost(deps.db, hostId, (tx) => startCheck(tx, bench.deps.vault, { id, hostId, mailbox }))
  return id
}
const rowOf = (id: string) =>
  inHost(deps.db, bench.hostId, (tx) => tx.mailboxCheck.findFirst({ where: { id, hostId: bench.hostId } }))

/** Tests it as the worker does; other files' tests may be due before it. */
async function tested(mailbox: CheckedMailbox, by: CheckDeps = deps) {
  const id = await ask(mailbox)
  for (;;) {
    const row = await rowOf(id)
    if (row === null) throw new Error('The test is gone')
    if (row.endedAt !== null) return { row, steps: readSteps(row.steps), found: readServers(row.found) }
    await checkMailbox(by)
  }
}
const told = ({ steps }: Awaited<ReturnType<typeof tested>>) =>
  steps.map(({ step, state, fault, mend }) => [step, state, fault?.code, mend?.code].filter(Boolean).join(' '))

describe('against GreenMail', () => {
  test.each(['imap', 'pop3'] as const)(
    'every step over %s works, no mail is touched and nothing is kept',
    async (protocol) => {
      await bench.deliver(guestMail({ body: 'Non toccarmi' }))
      const result = await tested(mailboxOf({ inbound: { protocol } }))
      expect(told(result)).toEqual(['name passed', 'port passed', 'sign_in passed', 'folder passed', 'sending passed'])
      expect(result.row).toMatchObject({ sealed: null, keyId: null, found: null })
      expect(await bench.messages()).toEqual([])
      const { hostId } = bench
      expect(await inHost(deps.db, hostId, (tx) => tx.messageSource.count({ where: { hostId } }))).toBe(0)
      expect(await seenInInbox()).toBe(0)
    },
  )

  test('a folder that is not there is told with those that are', async () => {
    const result = await tested(mailboxOf({ inbound: { inboxFolder: 'Ospiti' } }))
    expect(result.steps.at(-1)).toMatchObject({
      step: 'folder',
      fault: { code: 'mail_folder_missing', params: { folder: 'Ospiti' } },
      mend: { code: 'mend_folder', params: { folders: ['INBOX'] } },
    })
  })
})

async function seenInInbox() {
  const auth = { user: bench.address, pass: 'secret' }
  const client = new ImapFlow({ ...parts.imap, secure: false, doSTARTTLS: false, logger: false, auth })
  await client.connect()
  const lock = await client.getMailboxLock('INBOX')
  const seen = await client.search({ seen: true })
  lock.release()
  await client.logout()
  return Array.isArray(seen) ? seen.length : -1
}

const imap = (script: Parameters<typeof startImapServer>[0]) => closed(startImapServer(script))
const pop3 = (script: Parameters<typeof startPop3Server>[0]) => closed(startPop3Server(script))
const NO_SUCH = 'NO [AUTHENTICATIONFAILED] invalid credentials'

test.each([
  ['a wrong password', { LOGIN: NO_SUCH }, 'sign_in failed mail_sign_in_refused mend_user_and_password'],
  [
    'an app password that is missing',
    { LOGIN: 'NO [ALERT] Application-specific password required' },
    'sign_in failed mail_needs_app_password mend_app_password',
  ],
  [
    'a mailbox without IMAP',
    { LOGIN: 'NO Your account is not enabled for IMAP use' },
    'sign_in failed mail_access_denied mend_open_access',
  ],
  [
    'a browser that is asked for',
    { LOGIN: 'NO [WEBALERT x] Please log in via your web browser' },
    'sign_in failed mail_needs_web_sign_in mend_browser',
  ],
  [
    'an expired password',
    { LOGIN: 'NO [EXPIRED] password expired' },
    'sign_in failed mail_password_expired mend_new_password',
  ],
  ['a server that is busy', { LOGIN: 'NO [UNAVAILABLE] try later' }, 'sign_in failed mail_refused_for_now mend_later'],
  [
    'a folder that is shut',
    { EXAMINE: 'NO [SERVERBUG] cannot', SELECT: 'NO no' },
    'folder failed mail_refused_for_now mend_later',
  ],
])('IMAP: %s is told with its way out', async (_, answers, last) => {
  const { port } = await imap({ answers })
  expect(told(await tested(mailboxOf({ inbound: { port } }))).at(-1)).toBe(last)
})

test.each([
  [
    'a wrong password',
    { PASS: '-ERR [AUTH] wrong password\r\n' },
    'sign_in failed mail_sign_in_refused mend_user_and_password',
  ],
  [
    'a mailbox that is open elsewhere',
    { PASS: '-ERR [IN-USE] locked\r\n' },
    'sign_in failed mail_mailbox_in_use mend_later',
  ],
])('POP3: %s is told with its way out', async (_, answers, last) => {
  const { port } = await pop3({ answers })
  expect(told(await tested(mailboxOf({ inbound: { protocol: 'pop3', port } }))).at(-1)).toBe(last)
})

test.each(['imap', 'pop3'] as const)(
  '%s: a server without STARTTLS fails at its encryption, and hears no password',
  async (protocol) => {
    const server = protocol === 'imap' ? await imap({}) : await pop3({ answers: { STLS: '-ERR unknown\r\n' } })
    const result = await tested(mailboxOf({ inbound: { protocol, port: server.port, tls: 'starttls' } }))
    expect(told(result)).toEqual(['name passed', 'port passed', 'tls failed mail_no_starttls'])
  },
)

test('SSL where the server speaks none fails at its encryption', async () => {
  const result = await tested(mailboxOf({ inbound: { tls: 'ssl' } }))
  expect(told(result)).toEqual(['name passed', 'port passed', 'tls failed mail_wrong_encryption'])
})

test('a port that nobody answers on, a name that nobody knows, and an address that is not allowed', async () => {
  const { port, close } = await startImapServer()
  close()
  expect(told(await tested(mailboxOf({ inbound: { port } })))).toEqual([
    'name passed',
    'port failed mail_unreachable mend_port',
  ])
  const lookup = async () => Promise.reject(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }))
  const lost = { ...deps, guard: createOutsideGuard({ allowedPrivateServers: [], lookup }) }
  expect(told(await tested(mailboxOf({ inbound: { host: 'imap.casa.test' } }), lost))).toEqual([
    'name failed address_not_found mend_server_name',
  ])
  const strict = { ...deps, guard: createOutsideGuard({ allowedPrivateServers: [] }) }
  expect(told(await tested(mailboxOf({}), strict))).toEqual(['name failed address_not_allowed mend_forbidden_server'])
})

test('a server that takes the connection and says nothing ends the step', async () => {
  const mute: Server = createServer((socket) => void socket.on('error', () => undefined))
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  closing.push(() => mute.close())
  const { port } = mute.address() as { port: number }
  const result = await tested(mailboxOf({ inbound: { port, authTimeout: 1_000 } }))
  expect(told(result).at(-1)).toBe('sign_in failed mail_unreachable mend_port')
})

test('what only sending lacks is told as that, and nothing is sent', async () => {
  const refusing = await closed(startSmtpServer({ auth: '535 5.7.8 bad credentials' }))
  const smtp = { host: '127.0.0.1', port: refusing.port, tls: 'none' } as const
  expect(told(await tested(mailboxOf({ smtp }))).slice(3)).toEqual([
    'folder passed',
    'sending failed mail_sign_in_refused mend_user_and_password',
  ])
  expect(refusing.commands).not.toContain('MAIL')
  const gone = await startSmtpServer()
  gone.close()
  const nobody = { ...smtp, port: gone.port }
  expect(told(await tested(mailboxOf({ smtp: nobody }))).at(-1)).toBe('sending failed mail_unreachable mend_outgoing')
})

describe('without a server', () => {
  const named = async (port: number): Promise<CheckDeps> => ({
    ...deps,
    readSrv: async (name) => (name.startsWith('_imap._tcp') ? { hostname: '127.0.0.1', port } : null),
  })

  test('what name servers say of another domain is shown before a password goes there', async () => {
    const server = await imap({})
    const result = await tested(mailboxOf({ inbound: { host: '' } }), await named(server.port))
    expect(told(result)).toEqual(['settings ask mend_look_at_server'])
    expect(result.found?.inbound).toMatchObject({ host: '127.0.0.1', port: server.port, tls: 'starttls' })
  })

  test('Microsoft, nobody, and a user that is no address end there', async () => {
    const blank = { inbound: { host: '', user: 'anna@hotmail.com' }, identifier: 'anna@hotmail.com' }
    expect(told(await tested(mailboxOf(blank)))).toEqual(['settings failed outlook_not_yet'])
    const nobody = { inbound: { host: '', user: 'anna' }, identifier: 'anna' }
    expect(told(await tested(mailboxOf(nobody)))).toEqual(['settings failed address_not_found mend_name_server'])
  })
})

test('one that nobody waits for any more stops, and writes nothing', async () => {
  const server = await imap({})
  const first = await ask(mailboxOf({ inbound: { port: server.port } }))
  const second = await ask(mailboxOf({}))
  expect(await rowOf(first)).toBeNull()
  expect(await rowOf(second)).toMatchObject({ sealed: expect.anything(), steps: [] })
})

test('of two workers one takes it, and what was sealed is gone with that', async () => {
  const id = await ask(mailboxOf({}))
  await Promise.all([checkMailbox(deps), checkMailbox(deps)])
  const row = await rowOf(id)
  expect(row).toMatchObject({ sealed: null, endedAt: expect.any(Date) })
  expect(readSteps(row?.steps).map(({ state }) => state)).toEqual(Array(5).fill('passed'))
})
