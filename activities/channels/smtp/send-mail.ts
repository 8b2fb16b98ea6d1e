import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpAccount } from '#activities/channels/account/mail-account.ts'
import { connectionFault, signInFault, startTlsFault } from '#activities/channels/faults/mail-faults.ts'
import { type SmtpStep, smtpRefusal } from '#activities/channels/faults/smtp-faults.ts'
import { keptBackBefore, type SendOutcome } from '#activities/channels/outgoing-channel.ts'
import { assertBareAddress, isInternational } from '#activities/channels/text/bare-address.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { cutText } from '#workflows/domain/cut-text.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { SEND_LIMITS_MS } from '#workflows/domain/send-limits.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { needsHost } from '#workflows/domain/source-faults.ts'

export type MailToSend = {
  raw: Buffer
  envelope: { from: string; to: string }
  /** Awaited after the server asked for the content and before its first byte leaves: record it there. */
  onTransmit: () => Promise<void>
  /** Ends the connection; of a content that had begun to leave nobody knows then. */
  ended?: AbortSignal | undefined
}

type SmtpFailure = Error & { code?: string; response?: string; responseCode?: number; command?: string }

const CONNECT_MS = 15_000
const IDLE_MS = 60_000
const HANG_UP_MS = 5
/** Of a step in all: each line of a server that drips begins the time of silence anew. */
const MOST_MS = SEND_LIMITS_MS
type MostMs = { connect: number; login: number }

/**
 * Sends one mail to one mailbox, once. Never throws for what a server or a network does: the outcome says it.
 * @throws AppError rule_refused when sender or recipient is not one plain address.
 */
export async function sendMail(guard: OutsideGuard, account: SmtpAccount, mail: MailToSend): Promise<SendOutcome> {
  const from = assertBareAddress(mail.envelope.from)
  const to = assertBareAddress(mail.envelope.to)
  const connection = await openConnection(guard, account, MOST_MS)
  if ('outcome' in connection) return connection
  const end = () => connection.close()
  mail.ended?.addEventListener('abort', end)
  try {
    if ([from, to].some(isInternational) && !knowsInternational(connection))
      return keptBackBefore(say({ code: 'smtp_ascii_only', params: { address: isInternational(to) ? to : from } }))
    if (mail.ended?.aborted === true) return keptBackBefore(say({ code: 'network_error' }), { retryable: true })
    return await transmit(connection, { from, to }, mail)
  } finally {
    mail.ended?.removeEventListener('abort', end)
    connection.close()
  }
}

/** RFC 6531, 3.1: what a server that has not said so makes of such an address nobody knows. Nodemailer keeps what it said to itself. */
function knowsInternational(connection: SMTPConnection): boolean {
  const offered: unknown = Reflect.get(connection, '_supportedExtensions')
  return Array.isArray(offered) && offered.includes('SMTPUTF8')
}

/** Signs in and leaves: what keeps a mail from leaving at this moment; null where nothing does. */
export async function checkSending(
  guard: OutsideGuard,
  account: SmtpAccount,
  mostMs: MostMs = MOST_MS,
): Promise<SendOutcome | null> {
  const connection = await openConnection(guard, account, mostMs)
  if ('outcome' in connection) return connection
  connection.quit()
  return null
}

async function openConnection(
  guard: OutsideGuard,
  account: SmtpAccount,
  mostMs: MostMs,
): Promise<SMTPConnection | SendOutcome> {
  let address: string
  try {
    address = (await guard.resolve(account.hostname, account.port)).address
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return keptBackBefore(error.sentence, { retryable: error.kind === 'upstream_unavailable' })
  }
  const connection = new SMTPConnection({
    host: address,
    port: account.port,
    secure: account.tls === 'ssl',
    requireTLS: account.tls === 'starttls',
    ignoreTLS: account.tls === 'none',
    name: account.address.slice(account.address.lastIndexOf('@') + 1),
    tls: { servername: account.hostname, rejectUnauthorized: account.rejectUnauthorized },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
  })
  // Every failure reaches the callback of its phase too; without a listener it would end the process.
  connection.on('error', () => undefined)
  try {
    await phase(connection, mostMs.connect, (done) => connection.connect(done))
    if (account.pass !== '') {
      await phase(connection, mostMs.login, (done) =>
        connection.login({ user: account.user, pass: account.pass }, (error) => done(error)),
      )
    }
    return connection
  } catch (error) {
    connection.close()
    return refusedConnection(error as SmtpFailure, account.hostname)
  }
}

async function transmit(
  connection: SMTPConnection,
  envelope: { from: string; to: string },
  mail: MailToSend,
): Promise<SendOutcome> {
  let contentLeft = false
  let isOver = false
  connection.once('end', () => void (isOver = true))
  // Piped only after the server's 354: its first read is the moment the content begins to leave.
  const content = Readable.from(
    (async function* () {
      await mail.onTransmit()
      // A server that hung up meanwhile has none of it: what has arrived of that is known some turns of the loop later.
      await pause(HANG_UP_MS)
      if (isOver) throw new Error('Connection closed')
      contentLeft = true
      yield mail.raw
    })(),
    { objectMode: false },
  )
  try {
    await phase(connection, MOST_MS.content, (done) =>
      connection.send({ from: envelope.from, to: [envelope.to] }, content, (error) => done(error)),
    )
    connection.quit()
    return { outcome: 'sent' }
  } catch (error) {
    const failure = error as SmtpFailure
    if (contentLeft && failure.responseCode === undefined) return { outcome: 'unknown', reason: reasonOf(failure) }
    return refused(failure)
  }
}

type Start = (done: (error?: Error | null) => void) => void

/** One step of the dialogue; a connection that ends without calling back ends the step too, and so does one that goes on for too long. */
function phase(connection: SMTPConnection, mostMs: number, start: Start): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const onEnd = () => {
      clearTimeout(late)
      reject(Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' }))
    }
    const onError = (error: Error) => {
      clearTimeout(late)
      reject(error)
    }
    const late = setTimeout(() => {
      reject(Object.assign(new Error('No end of the answer'), { code: 'ETIMEDOUT' }))
      connection.close()
    }, mostMs)
    connection.once('end', onEnd)
    connection.once('error', onError)
    start((error) => {
      clearTimeout(late)
      connection.off('end', onEnd)
      connection.off('error', onError)
      if (error) reject(error)
      else resolve()
    })
  })
}

/** Without an answer it is tried again; what an answer means is the table's. */
function refused(failure: SmtpFailure): SendOutcome {
  const { responseCode: code, response: answer = failure.message, command = '' } = failure
  const reason = reasonOf(failure)
  if (code === undefined) return { outcome: 'failed', retryable: true, reason }
  const means = smtpRefusal({ step: STEPS[command] ?? 'connection', code, answer })
  if (typeof means === 'object') return { outcome: 'stopped', fault: means }
  return { outcome: 'failed', retryable: means === 'passes', reason }
}

/** As nodemailer names them. */
const STEPS: Record<string, SmtpStep> = { 'MAIL FROM': 'sender', 'RCPT TO': 'recipient', DATA: 'content' }

/** Nobody was let in: what only the host can mend, a password or a certificate, stops the source by the table of faults. */
function refusedConnection(failure: SmtpFailure, server: string): SendOutcome {
  const { responseCode: code } = failure
  if (code !== undefined && code < 500) return refused(failure)
  const found = meaningOf(failure, server)
  if (needsHost(found.sentence)) return { outcome: 'stopped', fault: found.sentence }
  const isJudged = failure.code === 'EAUTH' || isStartTls(failure)
  return isJudged ? { outcome: 'failed', retryable: true, reason: found.sentence } : refused(failure)
}

function meaningOf(failure: SmtpFailure, server: string): AppError {
  const { response: answer = failure.message } = failure
  if (failure.code === 'EAUTH') return signInFault(answer, failure)
  // RFC 3207, 4: a server that has it and cannot now says 454.
  if (isStartTls(failure)) return startTlsFault({ server, answer, isOffered: false, cause: failure })
  return connectionFault({ server, code: tlsCodeOf(failure), detail: failure.message, cause: failure })
}

const isStartTls = ({ command, responseCode }: SmtpFailure) => command === 'STARTTLS' && responseCode !== undefined

/** Nodemailer puts a name of its own in the place of Node's; the message, and the reason of OpenSSL, it leaves. */
const tlsCodeOf = ({ code, message, ...failure }: SmtpFailure & { cause?: unknown; reason?: unknown }) => {
  const { cause, reason } = failure
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  if (code !== 'ESOCKET' && code !== 'ETLS') return code
  if (typeof reason === 'string') return `ERR_SSL_${reason.toUpperCase().replace(/\W+/g, '_')}`
  if (/wrong version number|packet length too long/i.test(message)) return 'ERR_SSL_WRONG_VERSION_NUMBER'
  if (/certificate has expired/i.test(message)) return 'CERT_HAS_EXPIRED'
  if (/certificate is not yet valid/i.test(message)) return 'CERT_NOT_YET_VALID'
  if (/altnames|does not match certificate|hostname mismatch/i.test(message)) return 'ERR_TLS_CERT_ALTNAME_INVALID'
  return OF_CERTIFICATE.test(message) ? 'CERT_UNTRUSTED' : code
}
/** As OpenSSL's words for a certificate that proves nothing have it. */
const OF_CERTIFICATE = /\bcertificate|\bCRL\b|issuer public key|path length constraint|too weak|key too small/i

/** The server's own words where it answered; what happened to the connection where it did not. */
function reasonOf(failure: SmtpFailure): Sentence {
  const text = cutText(failure.message.replace(/\s+/g, ' '), 300)
  return failure.responseCode === undefined
    ? say({ code: 'mail_unreachable', params: { detail: text } })
    : say({ code: 'smtp_refused', params: { answer: text } })
}
