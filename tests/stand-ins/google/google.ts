import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerCall, callOf, topicOf } from './gmail-api.ts'
import { createGmailMailbox, type GmailMailbox } from './gmail-mailbox.ts'
import { createFaultScript, type FaultScript, type GoogleCall, refusalOf } from './google-faults.ts'
import { createGoogleSignIn, type GoogleClient, type GoogleSignIn } from './google-sign-in.ts'
import { createPubSub, type PubSub } from './pub-sub.ts'
import { uploadedDraft } from './uploaded-draft.ts'

export type GoogleStandIn = {
  url: string
  client: GoogleClient
  signIn: GoogleSignIn
  faults: FaultScript
  pubSub: PubSub
  /** What was asked, in order, by the names of Google's references. */
  calls: GoogleCall[]
  /** The mailbox of an address, made when it is first named. */
  mailbox(address: string): GmailMailbox
  /** Who sits at the browser that Google's consent page shows itself to, and which of the scopes they give. */
  consentAs(address: string, given?: (scopes: string[]) => string[]): void
  close(): Promise<void>
}
export type GoogleOptions = { port?: number; client?: GoogleClient; address?: string }

const CLIENT = { clientId: 'locanda.apps.googleusercontent.test', clientSecret: 'GOCSPX-of-the-stand-in' }

/** Google as an application sees it: sign-in with OAuth 2 and PKCE, and the Gmail API, with one mailbox an address. */
export async function startGoogle({ port = 0, client = CLIENT, address }: GoogleOptions = {}): Promise<GoogleStandIn> {
  const mailboxes = new Map<string, GmailMailbox>()
  const signIn = createGoogleSignIn(client)
  const faults = createFaultScript()
  const pubSub = await createPubSub()
  const calls: GoogleCall[] = []
  let person = { address: address ?? 'host@gmail.test', given: (scopes: string[]) => scopes }
  const mailbox = (of: string) => {
    const known = mailboxes.get(of) ?? createGmailMailbox(of)
    if (!mailboxes.has(of)) known.onChange(() => void announce(known))
    mailboxes.set(of, known)
    return known
  }
  /** As Gmail does a mailbox that is watched: to whoever is subscribed, and wherever they are. */
  async function announce(changed: GmailMailbox): Promise<void> {
    const topic = changed.watchedBy()
    if (topic === null || !pubSub.knows(topic)) return
    const said = { emailAddress: changed.address, historyId: changed.historyId() }
    await pubSub.push(topic, said).catch(() => undefined)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    ...{
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      client,
      signIn,
      faults,
      pubSub,
      calls,
      mailbox,
    },
    consentAs: (of, given = (scopes) => scopes) => void (person = { address: of, given }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const bytes = await bytesOf(request)
    const text = bytes.toString('utf8')
    if (url.pathname === '/o/oauth2/v2/auth') return consent(url.searchParams, response)
    const form = new URLSearchParams(text)
    if (url.pathname === '/token') return answer(request, response, 'token', () => signIn.token(form))
    if (url.pathname === '/revoke')
      return answer(request, response, 'revoke', () => signIn.revoke(form.get('token') ?? ''))
    if (url.pathname === '/oauth2/v3/certs') return end(response, 200, pubSub.certs)
    if (url.pathname === '/stand-in/mail') {
      const { to, raw } = JSON.parse(text) as { to: string; raw: string }
      return end(response, 200, { id: mailbox(to).receive(raw).id })
    }
    if (url.pathname === '/stand-in/sent') {
      const sent = mailbox(url.searchParams.get('of') ?? '').sent()
      return end(
        response,
        200,
        sent.map(({ raw }) => raw.toString('utf8')),
      )
    }
    return serveGmail(request, response, { url, bytes })
  }

  /** A person who agrees at once. */
  function consent(asked: URLSearchParams, response: ServerResponse): void {
    const next = signIn.consent(asked, person.address, person.given)
    if (next === null) return end(response, 400, { error: 'invalid_request' })
    response.writeHead(302, { location: next.href }).end()
  }

  function serveGmail(request: IncomingMessage, response: ServerResponse, { url, bytes }: { url: URL; bytes: Buffer }) {
    const isUpload = url.pathname === '/upload/gmail/v1/users/me/drafts'
    const [, api, version, users, me, ...path] = url.pathname.replace(/^\/upload/, isUpload ? '' : '/upload').split('/')
    const { method = '' } = request
    const body = isUpload ? uploadedDraft(bytes, request.headers['content-type'] ?? '') : jsonOf(bytes)
    if (body === null) return end(response, 400, refusalOf(400, 'badContent'))
    const asked = { method, path, query: url.searchParams, body }
    const called = [api, version, users, me].join('/') === 'gmail/v1/users/me' ? callOf(asked) : null
    if (called === null) return end(response, 404, refusalOf(404, 'notFound'))
    const grant = signIn.bearer(request.headers.authorization)
    if (grant === null) return end(response, 401, refusalOf(401, 'authError', 'Invalid Credentials'))
    const isAllowed = called.scopes.some((scope) => grant.scopes.some((given) => given.endsWith(`/${scope}`)))
    if (!isAllowed) return end(response, 403, refusalOf(403, 'insufficientPermissions'))
    return answer(request, response, called.call, () => {
      if (called.call === 'watch' && !pubSub.knows(topicOf(body))) return noTopic(topicOf(body))
      const of = mailbox(grant.address)
      const answered = answerCall(of, called.call, asked)
      // Each watch is announced at once, whether or not anything has changed.
      if (called.call === 'watch') void announce(of)
      return answered
    })
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    call: GoogleCall,
    work: () => { status: number; body: unknown },
  ): void {
    calls.push(call)
    const fault = faults.next(call)
    if (fault === 'hang up') return void request.socket.destroy()
    if (fault === 'hang') return
    if (typeof fault === 'object') {
      const { status, reason, message, retryAfter, error } = fault
      if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter))
      return end(response, status, error === undefined ? refusalOf(status, reason, message) : { error })
    }
    const { status, body } = work()
    if (fault === 'lost') request.socket.destroy()
    else end(response, status, body)
  }
}

const noTopic = (topic: string) => {
  const message = `Error sending test message to Cloud PubSub ${topic} : Resource not found (resource=${topic}).`
  return { status: 404, body: refusalOf(404, 'notFound', message) }
}

function end(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
  response.end(body === null ? undefined : JSON.stringify(body))
}

const jsonOf = (bytes: Buffer): unknown => (bytes.length === 0 ? {} : JSON.parse(bytes.toString('utf8')))

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

if (import.meta.main) {
  const { PORT = '0', GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET = '', GOOGLE_MAILBOX } = process.env
  const client = { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
  const standIn = await startGoogle({ port: Number(PORT), client, ...(GOOGLE_MAILBOX && { address: GOOGLE_MAILBOX }) })
  const { GOOGLE_PUSH_TOPIC, GOOGLE_PUSH_ACCOUNT, GOOGLE_PUSH_AUDIENCE: audience } = process.env
  if (GOOGLE_PUSH_TOPIC && GOOGLE_PUSH_ACCOUNT && audience)
    standIn.pubSub.subscribe(GOOGLE_PUSH_TOPIC, { endpoint: () => audience, audience, account: GOOGLE_PUSH_ACCOUNT })
  process.once('SIGTERM', () => void standIn.close())
}
