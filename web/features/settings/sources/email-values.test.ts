import { expect, test } from 'vitest'
import { EmailSourceInput } from '#api/contract/sources.ts'
import { presetOfServer } from '#web/features/settings/sources/email-presets.ts'
import { missingOf, toEmailInput, toEmailValues } from '#web/features/settings/sources/email-values.ts'

const empty = toEmailValues(undefined, presetOfServer)
const filled = { ...empty, inbound: { ...empty.inbound, host: 'mail.test', user: 'anna', pass: ' secret ' } }

test('host, user and password are needed', () => {
  expect(missingOf(empty)).toBe('inbound.host')
  expect(missingOf(filled)).toBeUndefined()
  expect(missingOf({ ...filled, inbound: { ...filled.inbound, pass: '' } })).toBe('inbound.pass')
})

test('what is blank takes the defaults of the specification', () => {
  const blank = { ...filled, pollIntervalSec: '', inbound: { ...filled.inbound, authTimeout: '', inboxFolder: ' ' } }
  expect(EmailSourceInput.parse(toEmailInput(blank))).toMatchObject({
    pollIntervalSec: 60,
    initialSyncSinceDays: 7,
    inbound: { port: 993, tls: 'ssl', authTimeout: 10_000, inboxFolder: 'INBOX', tlsRejectUnauthorized: true },
  })
})

test('a password keeps its spaces, and outgoing mail is sent along only with a host', () => {
  const input = EmailSourceInput.parse(toEmailInput(filled))
  expect(input.inbound.pass).toBe(' secret ')
  expect(input.smtp).toBeUndefined()
  const withSmtp = toEmailInput({ ...filled, smtp: { ...filled.smtp, host: 'smtp.test' } })
  expect(EmailSourceInput.parse(withSmtp).smtp).toMatchObject({ host: 'smtp.test', port: 465, tls: 'ssl' })
})
