import { expect, test } from 'vitest'
import { smtpServerForAddress, smtpServerForInbound } from '#activities/channels/account/smtp-server.ts'

test.each([
  [
    { host: 'imap.gmail.com', port: 993, tls: 'ssl' },
    { hostname: 'smtp.gmail.com', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'imapmail.libero.it', port: 993, tls: 'ssl' },
    { hostname: 'smtp.libero.it', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'imaps.aruba.it', port: 993, tls: 'ssl' },
    { hostname: 'smtps.aruba.it', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'imap.casa.example', port: 993, tls: 'ssl' },
    { hostname: 'smtp.casa.example', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'pop3.casa.example', port: 143, tls: 'starttls' },
    { hostname: 'smtp.casa.example', port: 587, tls: 'starttls' },
  ],
  [
    { host: 'mail.casa.example', port: 993, tls: 'ssl' },
    { hostname: 'mail.casa.example', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'localhost', port: 3143, tls: 'none' },
    { hostname: 'localhost', port: 3025, tls: 'none' },
  ],
] as const)('%j sends by %j', (inbound, smtp) => {
  expect(smtpServerForInbound(inbound)).toEqual(smtp)
})
test("the application's sender is served by its address's provider", () => {
  expect(smtpServerForAddress('app@gmail.com')).toEqual({ hostname: 'smtp.gmail.com', port: 465, tls: 'ssl' })
  expect(smtpServerForAddress('app@casa.example').hostname).toBe('smtp.casa.example')
})
