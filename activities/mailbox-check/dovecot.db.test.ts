import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import { createOutsideGuard } from '#outside/guard.ts'
import { createAuthority } from '#tests/mailbox/certificates.ts'
import { type Dovecot, startDovecot } from '#tests/mailbox/dovecot.ts'
import { checkInbound } from './check-inbound.ts'

const { dovecot } = inject('parts')
const folder = mkdtempSync(join(tmpdir(), 'locanda-checks-'))
const guard = createOutsideGuard({
  allowedPrivateServers: ['127.0.0.1'],
  lookup: async () => [{ address: '127.0.0.1', family: 4 }],
})
const trusted = getCACertificates('default')
let server: Dovecot

const inboundOf = (more: Partial<MailAccount['inbound']>) =>
  ({
    ...{ protocol: 'imap', hostname: 'mail.casa.test', port: server.imaps ?? 0, tls: 'ssl', rejectUnauthorized: true },
    ...{
      user: `anna-${randomUUID()}`,
      pass: 'secret',
      authTimeoutMs: 5_000,
      inboxFolder: 'INBOX',
      archiveFolder: null,
    },
    ...{ seenOnFetch: false, filterFrom: [], savesSent: false },
    ...more,
  }) as MailAccount['inbound']

async function told(more: Partial<MailAccount['inbound']>) {
  const inbound = inboundOf(more)
  const steps: string[] = []
  const account = { inbound } as MailAccount
  for await (const { result } of checkInbound(guard, account)) {
    if (result.state !== 'running')
      steps.push([result.step, result.state, result.fault?.code].filter(Boolean).join(' '))
  }
  return steps
}

describe.skipIf(dovecot === undefined)('against Dovecot with a certificate', () => {
  beforeAll(async () => {
    await chmod(folder, 0o755)
    const authority = await createAuthority(folder)
    setDefaultCACertificates([...trusted, readFileSync(authority.file, 'utf8')])
    const other = await authority.sign({ name: 'elsewhere.test' })
    const more = `local_name other.casa.test {\n  ssl_cert = <${other.certificate}\n  ssl_key = <${other.key}\n}`
    server = await startDovecot(dovecot ?? '', { certificate: await authority.sign({ name: 'mail.casa.test' }), more })
  })
  afterAll(async () => {
    setDefaultCACertificates(trusted)
    await Promise.all([guard.close(), server?.close(), rm(folder, { recursive: true })])
  })
  const ALL = ['name passed', 'port passed', 'tls passed', 'sign_in passed', 'folder passed']

  test('every step works with SSL and with STARTTLS, over IMAP and POP3', async () => {
    expect(await told({})).toEqual(ALL)
    expect(await told({ port: server.imap, tls: 'starttls' })).toEqual(ALL)
    expect(await told({ protocol: 'pop3', port: server.pop3s ?? 0 })).toEqual(ALL)
    expect(await told({ protocol: 'pop3', port: server.pop3, tls: 'starttls' })).toEqual(ALL)
  })

  test.each(['ssl', 'starttls'] as const)('a certificate of another name fails at the encryption: %s', async (tls) => {
    const port = tls === 'ssl' ? server.imaps : server.imap
    expect((await told({ hostname: 'other.casa.test', tls, port: port ?? 0 })).at(-1)).toBe(
      'tls failed certificate_of_other_name',
    )
  })

  test('a wrong password fails at the sign-in, over IMAP and POP3', async () => {
    const wrong = { pass: 'wrong' }
    expect((await told(wrong)).at(-1)).toBe('sign_in failed mail_sign_in_refused')
    expect((await told({ ...wrong, protocol: 'pop3', port: server.pop3s ?? 0 })).at(-1)).toMatch(
      /^sign_in failed mail_/,
    )
  })
})
