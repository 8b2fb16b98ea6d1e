import { afterAll, afterEach, expect, test } from 'vitest'
import type { InboundAccount } from '#activities/channels/account/mail-account.ts'
import { openImapSession } from '#activities/channels/imap/imap-session.ts'
import { openImap } from '#activities/channels/imap/open-imap.ts'
import { openPop3 } from '#activities/channels/pop3/pop3-client.ts'
import { createMailReader } from '#activities/channels/reader/mail-reader.ts'
import { createOutsideGuard } from '#outside/guard.ts'
import { startImapServer } from '#tests/stand-ins/imap-server.ts'
import { startPop3Server } from '#tests/stand-ins/pop3-server.ts'
import { SOURCE_FAULTS, type SourceFaultCode } from '#workflows/domain/source-faults.ts'
import { connectionFault, signInFault } from './mail-faults.ts'

const guard = createOutsideGuard({ allowedPrivateServers: ['127.0.0.1'] })
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const accountAt = (port: number, more: Partial<InboundAccount> = {}): InboundAccount => ({
  protocol: 'imap',
  hostname: '127.0.0.1',
  port,
  tls: 'none',
  rejectUnauthorized: true,
  user: 'anna',
  pass: 'secret',
  authTimeoutMs: 2_000,
  inboxFolder: 'INBOX',
  archiveFolder: null,
  seenOnFetch: false,
  filterFrom: [],
  savesSent: false,
  ...more,
})
const mailboxAt = (port: number, inbound: Partial<InboundAccount> = {}) => ({
  hostId: 'anna',
  sourceId: 'casa',
  type: 'email' as const,
  createdAt: new Date(),
  connectedAt: new Date(),
  settingsAt: null,
  sendFault: null,
  learned: null,
  hostAddresses: [],
  account: {
    address: 'anna@casa.test',
    ownAddresses: [],
    inbound: accountAt(port, inbound),
    smtp: null,
    pollIntervalSeconds: 60,
    initialSyncSinceDays: 7,
  },
})
const imap = async (answers: Record<string, string>) => {
  const server = await startImapServer({ answers })
  closing.push(() => server.close())
  return server
}

/** What the failure is in the table, and whether it is tried again. */
const fault = (code: SourceFaultCode) => ({
  sentence: { code },
  kind: SOURCE_FAULTS[code] === 'passes' ? 'upstream_unavailable' : 'unauthenticated',
})

const SIGN_INS: [answer: string, code: SourceFaultCode][] = [
  ['NO [UNAVAILABLE] LOGIN Server error - Please try again later', 'mail_refused_for_now'],
  ['NO [SERVERBUG] Internal error', 'mail_refused_for_now'],
  ['NO [LIMIT] LOGIN Rate limit hit', 'mail_too_many_connections'],
  ['NO [INUSE] Mailbox in use', 'mail_mailbox_in_use'],
  ['NO [ALERT] Too many simultaneous connections. (Failure)', 'mail_too_many_connections'],
  ['NO Maximum number of connections from user+IP exceeded', 'mail_too_many_connections'],
  ['NO Temporary authentication failure', 'mail_refused_for_now'],
  ['NO LOGIN failed: Request is throttled. Suggested Backoff Time: 271 milliseconds', 'mail_refused_for_now'],
  ['NO Too many requests', 'mail_refused_for_now'],
  ['NO IMAP service under maintenance', 'mail_refused_for_now'],
  ['NO max sessions for user reached', 'mail_refused_for_now'],
  ['NO [AUTHENTICATIONFAILED] Too many failed login attempts, try again later', 'mail_refused_for_now'],
  ['NO User is authenticated but not connected.', 'mail_refused_for_now'],
  ['NO Servizio momentaneamente non disponibile', 'mail_refused_for_now'],
  ['NO bitte später erneut versuchen', 'mail_refused_for_now'],
  ['NO [AUTHENTICATIONFAILED] Server busy', 'mail_refused_for_now'],
  ['NO [AUTHENTICATIONFAILED] Internal error occurred', 'mail_refused_for_now'],
  ['NO [AUTHENTICATIONFAILED] Authentication service unavailable', 'mail_refused_for_now'],
  ['NO [AUTHENTICATIONFAILED] Too many concurrent connections', 'mail_too_many_connections'],
  ['NO [CONTACTADMIN] Mailbox is locked by another session', 'mail_mailbox_in_use'],
  ['NO [AUTHENTICATIONFAILED] Authentication failed, please try again', 'mail_sign_in_refused'],
  ['NO [AUTHENTICATIONFAILED] Invalid credentials (Failure), try again', 'mail_sign_in_refused'],
  ['NO LOGIN failed', 'mail_sign_in_unclear'],
  ['NO Anmeldung nicht möglich', 'mail_sign_in_unclear'],
  ['NO Invalid user name or password, please try again', 'mail_sign_in_refused'],
  ['NO Benutzername oder Passwort falsch', 'mail_sign_in_refused'],
  ['NO [ALERT] Application-specific password required (Failure)', 'mail_needs_app_password'],
  ['NO [ALERT] Please log in via your web browser (Failure)', 'mail_needs_web_sign_in'],
  ['NO [EXPIRED] That password is no longer valid', 'mail_password_expired'],
  ['NO [PRIVACYREQUIRED] Plaintext authentication disallowed', 'mail_needs_encryption'],
  ['NO [CONTACTADMIN] Account disabled', 'mail_access_denied'],
  ['NO [AUTHENTICATIONFAILED] IMAP access is disabled for this user', 'mail_access_denied'],
  ['NO Please activate IMAP/POP3 in your settings', 'mail_access_denied'],
  ['NO Bitte aktivieren Sie den IMAP-Zugriff', 'mail_access_denied'],
]

test.each(SIGN_INS)('IMAP: %s → %s', async (answer, code) => {
  const { port } = await imap({ LOGIN: answer, AUTHENTICATE: answer })
  await expect(openImap(guard, accountAt(port))).rejects.toMatchObject(fault(code))
})

test.each<[string, SourceFaultCode]>([
  ['-ERR [IN-USE] Do you have another POP session running?', 'mail_mailbox_in_use'],
  ['-ERR maildrop already locked', 'mail_mailbox_in_use'],
  ['-ERR unable to lock maildrop', 'mail_mailbox_in_use'],
  ['-ERR [SYS/TEMP] Temporary authentication failure', 'mail_refused_for_now'],
  ['-ERR [LOGIN-DELAY] wait a minute', 'mail_refused_for_now'],
  ['-ERR too many connections', 'mail_too_many_connections'],
  ['-ERR [SYS/PERM] mailbox is broken', 'mail_access_denied'],
  ['-ERR [AUTH] maildrop already locked', 'mail_mailbox_in_use'],
  ['-ERR [AUTH] server is busy', 'mail_refused_for_now'],
  ['-ERR [SYS/PERM] mailbox unavailable', 'mail_access_denied'],
  ['-ERR [AUTH] Authentication failed', 'mail_sign_in_refused'],
  ['-ERR no', 'mail_sign_in_unclear'],
  ['-ERR Utente o password errati', 'mail_sign_in_refused'],
])('POP3: %s → %s', async (answer, code) => {
  const server = await startPop3Server({ answers: { PASS: `${answer}\r\n` } })
  closing.push(() => server.close())
  await expect(openPop3(guard, accountAt(server.port))).rejects.toMatchObject(fault(code))
})

test.each<[string, SourceFaultCode]>([
  ['CERT_HAS_EXPIRED', 'certificate_expired'],
  ['CERT_NOT_YET_VALID', 'certificate_not_yet_valid'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate_of_other_name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate_untrusted'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate_untrusted'],
  ['HOSTNAME_MISMATCH', 'certificate_of_other_name'],
  ['ERR_SSL_TLSV1_UNRECOGNIZED_NAME', 'certificate_of_other_name'],
  ['CERT_SIGNATURE_FAILURE', 'certificate_untrusted'],
  ['INVALID_CA', 'certificate_untrusted'],
  ['INVALID_PURPOSE', 'certificate_untrusted'],
  ['CRL_HAS_EXPIRED', 'certificate_untrusted'],
  ['UNSPECIFIED', 'certificate_untrusted'],
  ['CA_MD_TOO_WEAK', 'certificate_untrusted'],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'mail_outdated_encryption'],
  ['ERR_SSL_UNSUPPORTED_PROTOCOL', 'mail_outdated_encryption'],
  ['ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE', 'mail_outdated_encryption'],
  ['ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE', 'mail_outdated_encryption'],
  ['ERR_SSL_DH_KEY_TOO_SMALL', 'mail_outdated_encryption'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'mail_wrong_encryption'],
  ['ERR_SSL_HTTP_REQUEST', 'mail_wrong_encryption'],
  ['EPROTO', 'mail_wrong_encryption'],
  ['OUT_OF_MEM', 'mail_unreachable'],
  ['ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR', 'mail_unreachable'],
  ['ECONNRESET', 'mail_unreachable'],
])('%s → %s', (code, means) => {
  expect(connectionFault({ server: 'mail.test', code, detail: 'x' })).toMatchObject(fault(means))
})

test('Node’s name for every failure of TLS alike leaves the reason to its words', () => {
  const detail =
    'write EPROTO 40F7:error:0A00042E:SSL routines:ssl3_read_bytes:tlsv1 alert protocol version:rec_layer_s3.c:908'
  const failure = connectionFault({ server: 'mail.test', code: 'EPROTO', detail })
  expect(failure).toMatchObject({ sentence: { code: 'mail_outdated_encryption', params: { server: 'mail.test' } } })
})

test('TLS to a server that speaks without is named', async () => {
  const { port } = await imap({})
  await expect(openImap(guard, accountAt(port, { tls: 'ssl' }))).rejects.toMatchObject(fault('mail_wrong_encryption'))
})

test('a server without STARTTLS is named, and never given the password', async () => {
  const { port } = await imap({})
  await expect(openImap(guard, accountAt(port, { tls: 'starttls' }))).rejects.toMatchObject({
    kind: 'unauthenticated',
    sentence: { code: 'mail_no_starttls', params: { server: '127.0.0.1' } },
  })
})

const WITHOUT = 'CAPA'
const OFFERED = 'CAPA STLS'
test.each<[offers: string, answer: string, code: SourceFaultCode]>([
  [WITHOUT, '-ERR unknown command', 'mail_no_starttls'],
  [WITHOUT, '-ERR STLS not available', 'mail_no_starttls'],
  [WITHOUT, '-ERR TLS support isn’t enabled.', 'mail_no_starttls'],
  [WITHOUT, '-ERR TLS unavailable', 'mail_no_starttls'],
  [WITHOUT, '-ERR [SYS/PERM] no', 'mail_no_starttls'],
  [WITHOUT, '-ERR [SYS/TEMP] not now', 'mail_refused_for_now'],
  [WITHOUT, '-ERR TLS not available due to temporary reason', 'mail_refused_for_now'],
  [WITHOUT, '-ERR too many connections', 'mail_too_many_connections'],
  [WITHOUT, '-ERR [IN-USE] wait', 'mail_mailbox_in_use'],
  [OFFERED, '-ERR no', 'mail_refused_for_now'],
  [OFFERED, '-ERR TLS not available', 'mail_refused_for_now'],
  [OFFERED, '-ERR too many connections', 'mail_too_many_connections'],
  [OFFERED, '-ERR [SYS/PERM] TLS is broken', 'mail_no_starttls'],
])('POP3, %s, and STLS is answered %s → %s', async (offers, answer, code) => {
  const capa = offers === OFFERED ? '+OK\r\nSTLS\r\nUIDL\r\n.\r\n' : '-ERR what\r\n'
  const server = await startPop3Server({ answers: { STLS: `${answer}\r\n`, CAPA: capa } })
  closing.push(() => server.close())
  await expect(openPop3(guard, accountAt(server.port, { tls: 'starttls' }))).rejects.toMatchObject(fault(code))
  expect(server.commands).toEqual(['STLS', 'CAPA'])
})

test.each<[answer: string, code: SourceFaultCode]>([
  ['NO [UNAVAILABLE] later', 'mail_refused_for_now'],
  ['NO [LIMIT] slow down', 'mail_too_many_connections'],
  ['NO no', 'mail_refused_for_now'],
  ['BAD what', 'mail_refused_for_now'],
  ['NO [NOPERM] never', 'mail_no_starttls'],
])('IMAP that offers STARTTLS and answers it %s → %s', async (answer, code) => {
  const untagged = { CAPABILITY: '* CAPABILITY IMAP4rev1 IDLE STARTTLS\r\n' }
  const server = await startImapServer({ answers: { STARTTLS: answer }, untagged })
  closing.push(() => server.close())
  await expect(openImap(guard, accountAt(server.port, { tls: 'starttls' }))).rejects.toMatchObject(fault(code))
})

test('a folder that is not there is named', async () => {
  const { port } = await imap({ EXAMINE: 'NO no such mailbox' })
  await expect(openImapSession(deps, mailboxAt(port, { inboxFolder: 'Ospiti' }))).rejects.toMatchObject({
    kind: 'unauthenticated',
    sentence: { code: 'mail_folder_missing', params: { folder: 'Ospiti' } },
  })
})

const deps = { guard, mailReader: createMailReader(), now: () => new Date() }
afterAll(() => deps.mailReader.close())

test.each<[string, SourceFaultCode]>([
  ['NO [INUSE] Mailbox in use', 'mail_mailbox_in_use'],
  ['NO [LIMIT] slow down', 'mail_too_many_connections'],
  ['NO [UNAVAILABLE] later', 'mail_refused_for_now'],
  ['NO [SERVERBUG] oops', 'mail_refused_for_now'],
  ['NO what', 'mail_refused_for_now'],
  ['BAD what', 'mail_refused_for_now'],
  ['NO [NOPERM] not yours', 'mail_access_denied'],
  ['NO [CONTACTADMIN] ask', 'mail_access_denied'],
  ['NO [EXPIRED] old', 'mail_password_expired'],
  ['NO [PRIVACYREQUIRED] no', 'mail_needs_encryption'],
])('IMAP, the folder is opened: %s → %s', async (answer, code) => {
  const { port } = await imap({ EXAMINE: answer })
  await expect(openImapSession(deps, mailboxAt(port))).rejects.toMatchObject(fault(code))
})

test('a server that neither opens nor lists a folder is not told as one without it', async () => {
  const { port } = await imap({ EXAMINE: 'NO [UNAVAILABLE] later', LIST: 'NO [UNAVAILABLE] later' })
  await expect(openImapSession(deps, mailboxAt(port, { inboxFolder: 'Ospiti' }))).rejects.toMatchObject(
    fault('mail_refused_for_now'),
  )
})

test.each<[string, SourceFaultCode]>([
  ['* BYE Too many connections from your address', 'mail_too_many_connections'],
  ['* BYE [UNAVAILABLE] Going down', 'mail_refused_for_now'],
  ['* BYE whatever', 'mail_refused_for_now'],
])('IMAP, in place of a greeting: %s → %s', async (greeting, code) => {
  const server = await startImapServer({ greeting })
  closing.push(() => server.close())
  await expect(openImap(guard, accountAt(server.port))).rejects.toMatchObject(fault(code))
})

test('a half-open link is noticed while nothing comes', async () => {
  const server = await imap({})
  const session = await openImapSession(deps, mailboxAt(server.port), { everyMs: 100, answerMs: 500 })
  const signal = AbortSignal.timeout(10_000)
  const quiet = session.waitForNews(AbortSignal.timeout(1_500))
  await expect(quiet).resolves.toBeUndefined()
  server.mute()
  await expect(session.waitForNews(signal)).rejects.toMatchObject(fault('mail_went_silent'))
  expect(signal.aborted).toBe(false)
  session.close()
})

test.each([
  ['NO Account exceeded command or bandwidth limits. (Failure)', 'mail_too_many_connections'],
  ['NO Too many login failures', 'mail_too_many_connections'],
  ['NO Login rate exceeded', 'mail_too_many_connections'],
  ['-ERR Mailbox is currently being accessed', 'mail_mailbox_in_use'],
  ['NO Lookup failed (Failure)', 'mail_refused_for_now'],
  ['NO Server too busy', 'mail_refused_for_now'],
  ['NO LOGIN failure. Server error - Please try again.', 'mail_refused_for_now'],
  ['NO LOGIN Service not available', 'mail_refused_for_now'],
  ['-ERR system error', 'mail_refused_for_now'],
  ['NO [AUTHENTICATIONFAILED] Temporary system problem', 'mail_refused_for_now'],
  ['NO [OVERQUOTA] Mailbox is full', 'mail_refused_for_now'],
  ['NO [AUTHENTICATIONFAILED] Invalid credentials (Failure)', 'mail_sign_in_refused'],
  ['-ERR [AUTH] Username and password not accepted.', 'mail_sign_in_refused'],
  ['NO LOGIN failed.', 'mail_sign_in_unclear'],
  ['535 5.7.8 Error: authentication failed: generic failure', 'mail_sign_in_unclear'],
  ['535 5.7.8 Username and Password not accepted.', 'mail_sign_in_refused'],
  ['535 5.7.139 Authentication unsuccessful, basic authentication is disabled.', 'mail_access_denied'],
  ['NO Password server temporarily unavailable', 'mail_refused_for_now'],
  ['NO cannot verify password: database connection lost', 'mail_refused_for_now'],
  ['NO [AUTHENTICATIONFAILED] Authentication server not responding', 'mail_refused_for_now'],
  ['-ERR [AUTH] Cannot contact LDAP server', 'mail_refused_for_now'],
  ['NO Unable to check credentials right now', 'mail_refused_for_now'],
  ['-ERR [AUTH] password check timed out', 'mail_refused_for_now'],
  ['NO Sign-in temporarily blocked. Wrong password', 'mail_sign_in_blocked'],
  ['NO [LIMIT] Too many logins with a wrong password', 'mail_sign_in_blocked'],
  ['NO Invalid password. Account locked, try again in 30 minutes', 'mail_sign_in_blocked'],
])('a sign-in that is answered %s', (answer, code) => {
  expect(signInFault(answer)).toMatchObject({ sentence: { code } })
})
