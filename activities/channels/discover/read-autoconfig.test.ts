import { expect, test } from 'vitest'
import { readAutoconfig } from './read-autoconfig.ts'

const server = (element: string, type: string, more: Record<string, string> = {}) => {
  const values = { hostname: `${type}.casa.test`, port: '993', socketType: 'SSL', username: '%EMAILADDRESS%', ...more }
  const inner = Object.entries(values).map(([name, value]) => `<${name}>${value}</${name}>`)
  return `<${element} type="${type}">\n${inner.join('\n')}\n</${element}>`
}
const config = (...servers: string[]) =>
  `<?xml version="1.0"?><clientConfig version="1.1"><emailProvider id="casa.test">${servers.join('')}</emailProvider></clientConfig>`
const incoming = (type: string, more?: Record<string, string>) => server('incomingServer', type, more)
const outgoing = (more?: Record<string, string>) => server('outgoingServer', 'smtp', more)
const read = (...servers: string[]) => readAutoconfig(config(...servers), 'anna.rossi@casa.test')

test('IMAP comes before POP3, whatever the order, and the address is filled in', () => {
  const pop3 = incoming('pop3', { port: '995' })
  expect(
    read(pop3, incoming('imap'), outgoing({ port: '587', socketType: 'STARTTLS', username: '%EMAILLOCALPART%' })),
  ).toEqual({
    inbound: { protocol: 'imap', host: 'imap.casa.test', port: 993, tls: 'ssl', user: 'anna.rossi@casa.test' },
    smtp: { host: 'smtp.casa.test', port: 587, tls: 'starttls', user: 'anna.rossi' },
  })
  expect(read(pop3)).toMatchObject({ inbound: { protocol: 'pop3', port: 995 }, smtp: null })
})

test.each([
  ['no servers', []],
  ['only outgoing', [outgoing()]],
  ['no encryption', [incoming('imap', { socketType: 'plain' })]],
  ['a port that is none', [incoming('imap', { port: '99999' })]],
  ['a host that is none', [incoming('imap', { hostname: 'imap casa/test' })]],
  ['a host of an unknown placeholder', [incoming('imap', { hostname: '%HOST%' })]],
  ['a sign-in without a password', [incoming('imap', { authentication: 'OAuth2' })]],
  ['another protocol', [incoming('exchange')]],
  ['what is only a comment', [`<!-- ${incoming('imap')} -->`]],
])('%s is no configuration', (_, servers) => {
  expect(read(...servers)).toBeNull()
})

test('one that signs in by OAuth is passed over for one that takes a password', () => {
  const oauth = incoming('imap', { hostname: 'oauth.casa.test', authentication: 'OAuth2' })
  expect(read(oauth, incoming('imap', { authentication: 'password-cleartext' }))?.inbound.host).toBe('imap.casa.test')
})

test.each(['', '<html>not found</html>', '<incomingServer type="imap">'.repeat(20_000), '<!--'.repeat(60_000)])(
  'a page that is none is none (%#)',
  (text) => {
    expect(readAutoconfig(text, 'anna@casa.test')).toBeNull()
  },
)
