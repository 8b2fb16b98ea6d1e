import { expect, test } from 'vitest'
import { smtpForAddress, smtpForInboundHost } from '#activities/channels/account/smtp-for-host.ts'

test.each([
  [
    { host: 'imap.gmail.com', port: 993, tls: 'ssl' },
    { host: 'smtp.gmail.com', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'imapmail.libero.it', port: 993, tls: 'ssl' },
    { host: 'smtp.libero.it', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'imaps.aruba.it', port: 993, tls: 'ssl' },
    { host: 'smtps.aruba.it', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'imap.casa.example', port: 993, tls: 'ssl' },
    { host: 'smtp.casa.example', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'pop3.casa.example', port: 143, tls: 'starttls' },
    { host: 'smtp.casa.example', port: 587, tls: 'starttls' },
  ],
  [
    { host: 'mail.casa.example', port: 993, tls: 'ssl' },
    { host: 'mail.casa.example', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'localhost', port: 3143, tls: 'none' },
    { host: 'localhost', port: 3025, tls: 'none' },
  ],
] as const)('%j sends by %j', (inbound, smtp) => {
  expect(smtpForInboundHost(inbound)).toEqual(smtp)
})
test("the application's sender is served by its address's provider", () => {
  expect(smtpForAddress('app@gmail.com')).toEqual({ host: 'smtp.gmail.com', port: 465, tls: 'ssl' })
  expect(smtpForAddress('app@casa.example').host).toBe('smtp.casa.example')
})
