import { mkdtempSync, readFileSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createOutsideGuard } from '#outside/guard.ts'
import { type Certificate, createAuthority } from '#tests/mailbox/certificates.ts'
import { type Dovecot, startDovecot } from '#tests/mailbox/dovecot.ts'
import { openMailboxes } from '#tests/mailbox/dovecot-mailboxes.ts'

const parts = inject('parts')
const mailboxes = openMailboxes(parts)
const folder = mkdtempSync(join(tmpdir(), 'locanda-tls-'))
const trusted = getCACertificates('default')
let withTls: Dovecot
let withoutTls: Dovecot

/** Names of this machine here, each with a certificate of its own. */
const GOOD = 'mail.casa.test'
const FAULTS = {
  'expired.casa.test': 'certificate_expired',
  'early.casa.test': 'certificate_not_yet_valid',
  'other.casa.test': 'certificate_of_other_name',
  'unknown.casa.test': 'certificate_untrusted',
} as const
const guard = createOutsideGuard({
  allowedPrivateServers: ['127.0.0.1'],
  lookup: async () => [{ address: '127.0.0.1', family: 4 }],
})

const named = (name: string, { certificate, key }: Certificate) =>
  `local_name ${name} {\n  ssl_cert = <${certificate}\n  ssl_key = <${key}\n}`

const PROTOCOLS = ['imap', 'pop3'] as const
type Protocol = (typeof PROTOCOLS)[number]
const WAYS = PROTOCOLS.flatMap((protocol) => (['ssl', 'starttls'] as const).map((tls) => ({ protocol, tls })))
const portOf = (dovecot: Dovecot, protocol: Protocol, tls: string) =>
  tls === 'ssl' ? dovecot[`${protocol}s`] : dovecot[protocol]

async function mailbox(
  dovecot: Dovecot,
  { protocol, tls, hostname = GOOD }: (typeof WAYS)[number] & { hostname?: string },
) {
  const port = portOf(dovecot, protocol, tls) ?? dovecot[protocol]
  const box = await mailboxes.add(dovecot, { protocol, tls, host: hostname, port, tlsRejectUnauthorized: true })
  return { ...box, look: () => box.look({ ...box.deps, guard }) }
}

describe.skipIf(parts.dovecot === undefined)('TLS as Dovecot speaks it', () => {
  beforeAll(async () => {
    await chmod(folder, 0o755)
    const authority = await createAuthority(folder)
    setDefaultCACertificates([...trusted, readFileSync(authority.file, 'utf8')])
    const others = [
      named('expired.casa.test', await authority.sign({ name: 'expired.casa.test', from: -30, to: -2 })),
      named('early.casa.test', await authority.sign({ name: 'early.casa.test', from: 2, to: 30 })),
      named('other.casa.test', await authority.sign({ name: 'elsewhere.test' })),
      named('unknown.casa.test', await authority.selfSigned('unknown.casa.test')),
    ]
    const certificate = await authority.sign({ name: GOOD })
    withTls = await startDovecot(parts.dovecot ?? '', { certificate, more: others.join('\n') })
    withoutTls = await startDovecot(parts.dovecot ?? '')
  })
  afterAll(async () => {
    setDefaultCACertificates(trusted)
    await mailboxes.close()
    await Promise.all([guard.close(), withTls?.close(), withoutTls?.close(), rm(folder, { recursive: true })])
  })

  test.each(WAYS)('a mailbox is read over $protocol with $tls', async (way) => {
    const box = await mailbox(withTls, way)
    await box.put(['uno'])
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['uno'])
  })

  test.each(WAYS.flatMap((way) => Object.entries(FAULTS).map(([hostname, code]) => ({ ...way, hostname, code }))))(
    'over $protocol with $tls the certificate of $hostname is a fault that the host reads as $code',
    async ({ code, ...way }) => {
      const box = await mailbox(withTls, way)
      expect(await box.look()).toBe('auth_error')
      expect((await box.row()).fault).toEqual({ code, params: { server: way.hostname } })
    },
  )

  test('a certificate that the host chose not to check is taken', async () => {
    const port = withTls.imaps ?? 0
    const box = await mailboxes.add(withTls, { tls: 'ssl', host: 'unknown.casa.test', port })
    expect(await box.look({ ...box.deps, guard })).toBe('again')
  })

  test.each(PROTOCOLS)('a server without STARTTLS is told so over %s, and no password is said', async (protocol) => {
    const box = await mailbox(withoutTls, { protocol, tls: 'starttls' })
    expect(await box.look()).toBe('auth_error')
    expect((await box.row()).fault).toEqual({ code: 'mail_no_starttls', params: { server: GOOD } })
    expect(withoutTls.log()).not.toContain(box.user)
  })

  test.each(PROTOCOLS)(
    'TLS from the first byte where %s speaks none is told as the wrong encryption',
    async (protocol) => {
      const box = await mailbox(withoutTls, { protocol, tls: 'ssl' })
      expect(await box.look()).toBe('auth_error')
      expect((await box.row()).fault).toMatchObject({ code: 'mail_wrong_encryption' })
    },
  )
})
