import { expect, test } from 'vitest'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { SOURCE_FAULTS } from '#workflows/domain/source-faults.ts'
import { type FailedStep, mendOf } from './mend.ts'

const at: FailedStep = {
  step: 'sign_in',
  server: 'imap.casa.test',
  port: 993,
  protocol: 'imap',
  user: 'anna@casa.test',
}
const refused = say({ code: 'mail_sign_in_refused' })
const unreachable = say({ code: 'mail_unreachable', params: { detail: 'ECONNREFUSED' } })

test.each([
  ['imap.gmail.com', 'mend_gmail_app_password'],
  ['smtp.gmail.com', 'mend_gmail_app_password'],
  ['imap.gmail.com.evil.test', 'mend_user_and_password'],
  ['notgmail.com', 'mend_user_and_password'],
  ['imap.mail.yahoo.com', 'mend_app_password'],
  ['imap.mail.me.com', 'mend_app_password'],
  ['imap.casa.test', 'mend_user_and_password'],
])('a wrong password at %s is mended by %s', (server, code) => {
  expect(mendOf(refused, { ...at, server })?.code).toBe(code)
})

test.each([
  [unreachable, 'port', { usual: '993 + SSL, 143 + STARTTLS' }],
  [say({ code: 'mail_folder_missing', params: { folder: 'x' } }), 'folder', { folders: ['INBOX', 'Posta'] }],
  [unreachable, 'sending', { server: 'imap.casa.test' }],
  [say({ code: 'no_outgoing_server' }), 'sending', { server: 'imap.casa.test' }],
] as const)('of %j at %s the way out names what to enter', (fault, step, params) => {
  expect(mendOf(fault, { ...at, step, folders: ['INBOX', 'Posta'] })?.params).toEqual(params)
})

test.each([
  ['imap.csa.test', 'imap.casa.test'],
  ['imap.casa.test', 'mail.casa.test'],
  ['IMAP.casa.test', 'mail.casa.test'],
])('in place of %s, which is not found, another name is given as the example: %s', (server, example) => {
  const fault = say({ code: 'address_not_found', params: { address: server } })
  expect(mendOf(fault, { ...at, step: 'name', server })?.params).toEqual({ example })
})

test('of a server without @ in its user the example is under its own domain', () => {
  const fault = say({ code: 'address_not_found', params: { address: 'pop3.casa.test' } })
  expect(mendOf(fault, { ...at, user: 'anna', protocol: 'pop3', server: 'pop3.casa.test' })?.params).toEqual({
    example: 'pop.casa.test',
  })
})

/** They say themselves what to do. */
const SAYS_IT_ITSELF = [
  'credentials_with_line_break',
  'mail_needs_encryption',
  'mail_no_starttls',
  'mail_wrong_encryption',
  'certificate_of_other_name',
  'certificate_untrusted',
]

test('every fault of a mail server has a way out, or says it itself', () => {
  const ofMail = Object.keys(SOURCE_FAULTS).filter((code) => /^(mail|certificate|credentials|address)_/.test(code))
  const without = ofMail.filter((code) => mendOf({ code, params: {} } as never, at) === null)
  expect(without).toEqual(SAYS_IT_ITSELF)
})
