import { ImapFlow } from 'imapflow'
import type { InboundAccount } from '#activities/channels/account/mail-account.ts'
import { connectionFault, refusalFault, signInFault, startTlsFault } from '#activities/channels/faults/mail-faults.ts'
import { MAX_LARGE_BYTES } from '#activities/channels/mime/large-mail.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { cutText } from '#workflows/domain/cut-text.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { answered, COMMAND_SILENCE_MS } from './answered.ts'

const MINUTE = 60_000

/** RFC 2177 asks for a new IDLE before 29 minutes; routers forget sooner. */
const MAX_IDLE_MS = 4 * MINUTE

/**
 * Signs in to an IMAP server, on an address that the guard let through. One instance a connection: it is not used again after `close`.
 * @throws AppError unauthenticated when the credentials are refused; upstream_unavailable when it cannot be reached; invalid_input when it may not.
 */
export async function openImap(
  guard: OutsideGuard,
  account: InboundAccount,
  silenceMs: number = COMMAND_SILENCE_MS,
): Promise<ImapFlow> {
  const { address } = await guard.resolve(account.hostname, account.port)
  const client = new ImapFlow({
    host: address,
    port: account.port,
    secure: account.tls === 'ssl',
    doSTARTTLS: account.tls === 'ssl' ? undefined : account.tls === 'starttls',
    servername: account.hostname,
    auth: { user: account.user, pass: account.pass },
    tls: { rejectUnauthorized: account.rejectUnauthorized },
    logger: false,
    disableAutoIdle: true,
    // UIDs are enough for us: a MODSEQ in every answer would only have to be read.
    disableAutoEnable: true,
    maxIdleTime: MAX_IDLE_MS,
    connectionTimeout: account.authTimeoutMs,
    greetingTimeout: account.authTimeoutMs,
    socketTimeout: MAX_IDLE_MS + MINUTE,
    // No more than is ever asked for, whatever a server says that it is about to send.
    maxLiteralSize: MAX_LARGE_BYTES,
    maxResponseSize: 2 * MAX_LARGE_BYTES,
    clientInfo: { name: 'Locanda' },
  })
  // Whoever uses the connection sees the failure in its own call; an unheard error event would end the process.
  client.on('error', () => undefined)
  let answer = ''
  const keepAnswer = ({ response, code = '' }: { response: string; code?: string }) => {
    answer = `${response} [${code}]`
  }
  client.on('response', keepAnswer)
  try {
    await answered(client, () => client.connect(), { silenceMs, mostMs: 2 * silenceMs })
    client.off('response', keepAnswer)
    return client
  } catch (cause) {
    // The library keeps what the server said to STARTTLS to itself.
    const startTls = { answer, isOffered: client.capabilities.has('STARTTLS') }
    client.close()
    throw imapFailure(cause, account.hostname, startTls)
  }
}

type ImapFailure = Error & {
  authenticationFailed?: boolean
  tlsFailed?: boolean
  code?: string
  response?: unknown
  responseText?: string
  responseStatus?: string
  serverResponseCode?: string
  /** What the server said when it ended the connection itself. */
  reason?: string
}

/** imapflow's names for a connection that the server ended: OpenSSL's failures have a `reason`, too. */
const ENDED = /^(?:NoConnection|ClosedAfterConnect)/

// What imapflow, sockets and TLS put on their errors; a bug of ours carries none of it.
const MARKS = ['authenticationFailed', 'tlsFailed', 'code', 'response', 'responseStatus', 'responseText'] as const
const isImapFailure = (cause: unknown): cause is ImapFailure =>
  cause instanceof Error && MARKS.some((mark) => mark in cause)

/**
 * What a failure of an IMAP connection means to us, by the table of faults. An AppError stays what it is.
 * @param startTls what the server said last, and whether it offers STARTTLS
 * @throws whatever else it is given.
 */
export function imapFailure(cause: unknown, server = '', startTls = { answer: '', isOffered: false }): AppError {
  if (cause instanceof AppError) return cause
  if (!isImapFailure(cause)) throw cause
  const { authenticationFailed, responseStatus, serverResponseCode, code, message, reason } = cause
  const text = cause.responseText ?? (typeof cause.response === 'string' ? cause.response : message)
  const detail = cutText(text, 200)
  if (authenticationFailed === true) return signInFault(`[${serverResponseCode ?? ''}] ${text}`, cause)
  if (/STARTTLS/i.test(message) && code === undefined) {
    return startTlsFault({ server, ...startTls, cause })
  }
  // A refusal of any other command, and a BYE in place of a greeting or an answer.
  if (responseStatus !== undefined) return refusalFault(`[${serverResponseCode ?? ''}] ${text}`, cause)
  if (reason !== undefined && ENDED.test(code ?? '')) return refusalFault(reason, cause)
  return connectionFault({ server, code, detail, cause })
}
