import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a browser of it was told, as it reads it. */
type Received = {
  browser: string
  headers: IncomingHttpHeaders
  /** Null where it cannot be read with the browser's keys. */
  payload: { title: string; body: string; tag: string; url: string; chatId?: string } | null
  /** Signed for this service by whom the browser asked for. */
  isSigned: boolean
  /** Who says that they sent it (RFC 8292, 2.1). */
  contact: string
}

/** `hang up`: it takes the message and closes the line without a word; `silence`: it never answers. */
export type PushFault = { status: number; headers?: Record<string, string> } | 'hang up' | 'silence'
export type Browser = { endpoint: string; p256dh: string; auth: string }

const from64 = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291 and 8188: the receiver's half, written from the documents, so that it tells whether the sender kept to them. */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** RFC 8292: `vapid t=<JWT by ES256>, k=<public key>`. */
function readSignature(header: string, origin: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = from64(key)
  if (point.length !== 65) return { key, isSigned: false, contact: '' }
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    from64(signature),
  )
  const { aud, exp, sub } = JSON.parse(from64(claims).toString()) as { aud: string; exp: number; sub: string }
  const now = Date.now() / 1000
  return { key, isSigned: isOurs && aud === origin && exp > now && exp <= now + 86_400, contact: sub }
}

/** A push service as its senders see it, with the browsers behind it, each of which reads what is for it. */
export async function startPushService(port = 0) {
  const browsers = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer; asksFor: string }>()
  const gone = new Map<string, number>()
  const received: Received[] = []
  let script: PushFault[] = []
  let usual: PushFault = { status: 201 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const browser = (request.url ?? '').slice(1)
      const known = browsers.get(browser)
      if (known === undefined) {
        response.writeHead(gone.get(browser) ?? 404).end()
        return
      }
      const { key, isSigned, contact } = readSignature(request.headers.authorization ?? '', url())
      const payload = readPayload(Buffer.concat(chunks), known)
      const told = { browser, headers: request.headers, payload, contact }
      received.push({ ...told, isSigned: isSigned && (known.asksFor === '' || key === known.asksFor) })
      const next = script.shift() ?? usual
      if (next === 'silence') return
      if (next === 'hang up') request.socket.destroy()
      else response.writeHead(next.status, next.headers).end()
    })
  })
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: url(),
    received,
    /** A browser that asked for messages of whoever has the key `asksFor`. */
    newBrowser(asksFor = ''): Browser & { name: string } {
      const name = randomBytes(9).toString('base64url')
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const auth = randomBytes(16)
      browsers.set(name, { pair, auth, asksFor })
      return { name, endpoint: `${url()}/${name}`, p256dh, auth: auth.toString('base64url') }
    },
    /** Its person took the permission back. */
    forget: (name: string, status: 404 | 410 = 410) => {
      browsers.delete(name)
      gone.set(name, status)
    },
    answerWith: (fault: PushFault) => {
      usual = fault
    },
    /** What the next messages meet, one after the other; then it answers as before. */
    play: (faults: readonly PushFault[]) => {
      script = [...faults]
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function readPayload(body: Buffer, { pair, auth }: { pair: ReturnType<typeof createECDH>; auth: Buffer }) {
  try {
    return JSON.parse(decrypt(body, pair, auth)) as Received['payload']
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
