import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EMAIL_DEFAULTS, INBOUND_PORTS } from '#api/contract/told-figures.ts'
import { EMAIL_PRESETS, portOf, presetOfServer } from '#web/features/settings/sources/email-presets.ts'

test.each([
  ['imap', 'none', 143],
  ['imap', 'starttls', 143],
  ['imap', 'ssl', 993],
  ['pop3', 'none', 110],
  ['pop3', 'starttls', 110],
  ['pop3', 'ssl', 995],
] as const)('%s with TLS %s stands for port %i', (protocol, tls, port) => {
  expect(portOf(protocol, tls)).toBe(port)
})

test.each([
  ['imap.gmail.com', 'gmail'],
  [' IMAP.Gmail.com ', 'gmail'],
  ['outlook.office365.com', 'outlook'],
  ['localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['mail.casa.test', 'custom'],
  ['', 'custom'],
] as const)('the host %j belongs to the preset %s', (host, preset) => {
  expect(presetOfServer(host)).toBe(preset)
})

test('the local test server is reached without TLS on its own port', () => {
  expect(EMAIL_PRESETS.local).toMatchObject({
    port: 3143,
    tls: 'none',
    authTimeout: 5000,
    tlsRejectUnauthorized: false,
  })
})

test.each(['gmail', 'outlook'] as const)('%s is reached as a source that says nothing is', (name) => {
  const { protocol, port, tls, authTimeout } = EMAIL_DEFAULTS
  expect(EMAIL_PRESETS[name]).toMatchObject({ protocol, port, tls, authTimeout })
})

test('the ports and waits of mail servers stand in the contract alone', () => {
  const ports = [EMAIL_DEFAULTS.authTimeout, ...Object.values(INBOUND_PORTS).flatMap((of) => Object.values(of))]
  const words = readFileSync(new URL('email-presets.ts', import.meta.url), 'utf8').replaceAll('_', '')
  expect(ports.filter((port) => new RegExp(`\\b${port}\\b`).test(words))).toEqual([])
})
