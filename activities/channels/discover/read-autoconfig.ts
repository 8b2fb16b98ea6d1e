import type { MailServers } from '#workflows/domain/mailbox-check/mail-servers.ts'

type Server = { type: string; hostname: string; port: number; tls: 'ssl' | 'starttls'; user: string }

const MOST_OF_A_SERVER = 4_000
const HOSTNAME = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i
const TLS: Readonly<Record<string, Server['tls']>> = { SSL: 'ssl', STARTTLS: 'starttls' }

/**
 * What a provider's own configuration file says, in the format of Thunderbird's ISPDB (config-v1.1): its first IMAP server, else its
 * first POP3 server, and its first SMTP server, over TLS and with a password. Null where it has none of these.
 */
export function readAutoconfig(xml: string, address: string): MailServers | null {
  const text = withoutComments(xml)
  const incoming = serversIn(text, 'incomingServer', address)
  const inbound = incoming.find(({ type }) => type === 'imap') ?? incoming.find(({ type }) => type === 'pop3')
  if (inbound === undefined) return null
  const smtp = serversIn(text, 'outgoingServer', address).find(({ type }) => type === 'smtp')
  const protocol = inbound.type === 'pop3' ? 'pop3' : 'imap'
  return { inbound: { ...placeOf(inbound), protocol }, smtp: smtp ? placeOf(smtp) : null }
}

const placeOf = ({ hostname, port, tls, user }: Server) => ({ host: hostname, port, tls, user })

function serversIn(xml: string, element: string, address: string): Server[] {
  const blocks = xml
    .split(`</${element}>`)
    .slice(0, -1)
    .flatMap((piece) => blockAt(piece, element))
  return blocks.flatMap(({ type, inner }) => {
    const hostname = filled(valuesOf(inner, 'hostname')[0] ?? '', address)
    const port = Number(valuesOf(inner, 'port')[0])
    const tls = TLS[(valuesOf(inner, 'socketType')[0] ?? '').toUpperCase()]
    const user = filled(valuesOf(inner, 'username')[0] ?? '%EMAILADDRESS%', address)
    const signsIn = valuesOf(inner, 'authentication')
    const takesPassword = signsIn.length === 0 || signsIn.some((one) => /^(password-|plain$|secure$)/i.test(one))
    if (!HOSTNAME.test(hostname) || !Number.isInteger(port) || port < 1 || port > 65_535) return []
    return tls === undefined || !takesPassword ? [] : [{ type: type.toLowerCase(), hostname, port, tls, user }]
  })
}

/** What a piece of text that ends with an element holds of it. */
function blockAt(piece: string, element: string): { type: string; inner: string }[] {
  const at = piece.lastIndexOf(`<${element}`)
  const [, type, inner] = /^<\w+\s[^>]{0,200}?\btype=["'](\w+)["'][^>]{0,200}>([\s\S]*)$/.exec(piece.slice(at)) ?? []
  const isServer = at !== -1 && type !== undefined && inner !== undefined && inner.length < MOST_OF_A_SERVER
  return isServer ? [{ type, inner }] : []
}

/** In one pass, however many are begun and never ended. */
function withoutComments(xml: string): string {
  const [first = '', ...rest] = xml.split('<!--')
  return first + rest.map((piece) => (piece.includes('-->') ? piece.slice(piece.indexOf('-->') + 3) : '')).join('')
}

const valuesOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(String.raw`<${element}>\s*([^<]{1,320}?)\s*</${element}>`, 'gi'))].map(
    ([, value = '']) => value,
  )

function filled(value: string, address: string): string {
  const at = address.lastIndexOf('@')
  return value
    .replaceAll('%EMAILADDRESS%', address)
    .replaceAll('%EMAILLOCALPART%', address.slice(0, at))
    .replaceAll('%EMAILDOMAIN%', address.slice(at + 1))
}
