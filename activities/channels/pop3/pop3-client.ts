import { createHash } from 'node:crypto'
import { connect as connectPlain, type Socket } from 'node:net'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import type { InboundAccount } from '#activities/channels/account/mail-account.ts'
import { refusalFault, signInFault, startTlsFault } from '#activities/channels/faults/mail-faults.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { type Body, type LineReader, type OpenBody, readLines } from './line-reader.ts'

const SILENCE_MS = 60_000
/** Before it answers PASS a server waits for a maildrop that another session holds: Dovecot for 10 s. */
const LOCK_MS = 30_000

/** `uidl` is null on a server without UIDL. */
export type Pop3Mail = { number: number; size: number; uidl: string | null }

export type Pop3Client = {
  /** What lies in the mailbox, oldest first. `hasUidl`: it named mails before. @throws AppError upstream_unavailable where the server refuses to say it. */
  list(hasUidl?: boolean): Promise<Pop3Mail[]>
  /**
   * Fetches mails byte for byte, pipelined where the server can; yields in the order asked, each up to `maxBytes`. It ends before the
   * mail with which there are more than `most` bytes: whoever asks for that one first, next time, has what came of it already.
   */
  retrieve(numbers: readonly number[], maxBytes: number, most?: number): AsyncGenerator<Body | null>
  /** The headers of one mail; null where the server has no TOP. */
  top(number: number): Promise<Buffer | null>
  quit(): Promise<void>
  close(): void
}

/**
 * Signs in to a POP3 server (RFC 1939, 2449, 2595). With `starttls` nothing is said before TLS stands. Never deletes anything.
 * @throws AppError unauthenticated when the credentials are refused; upstream_unavailable when it cannot be reached.
 */
export async function openPop3(guard: OutsideGuard, account: InboundAccount): Promise<Pop3Client> {
  for (const secret of [account.user, account.pass]) {
    if (/[\r\n\0]/.test(secret)) throw new AppError('unauthenticated', { code: 'credentials_with_line_break' })
  }
  const { address } = await guard.resolve(account.hostname, account.port)
  const tls = { servername: account.hostname, rejectUnauthorized: account.rejectUnauthorized }
  const place = { host: address, port: account.port }
  let socket: Socket = account.tls === 'ssl' ? connectTls({ ...place, ...tls }) : connectPlain(place)
  let reader = readLines(socket, account.hostname, account.authTimeoutMs)
  try {
    await expectOk(reader)
    if (account.tls === 'starttls') {
      await startTls(socket, reader, account.hostname)
      reader.stop()
      socket = connectTls({ socket, ...tls } satisfies ConnectionOptions)
      reader = readLines(socket, account.hostname, account.authTimeoutMs)
    }
    await signIn(socket, reader, account)
    const features = await capabilities(socket, reader)
    socket.setTimeout(SILENCE_MS)
    return clientOf(socket, reader, features)
  } catch (error) {
    socket.destroy()
    throw error
  }
}

async function signIn(socket: Socket, reader: LineReader, account: InboundAccount): Promise<void> {
  for (const step of [`USER ${account.user}`, `PASS ${account.pass}`]) {
    if (step.startsWith('PASS')) socket.setTimeout(Math.max(account.authTimeoutMs, LOCK_MS))
    socket.write(`${step}\r\n`)
    const answer = (await reader.line()).toString('latin1')
    if (answer.startsWith('+OK')) continue
    throw signInFault(answer)
  }
}

async function capabilities(socket: Socket, reader: LineReader): Promise<Set<string>> {
  socket.write('CAPA\r\n')
  if (!(await reader.line()).toString('latin1').startsWith('+OK')) return new Set()
  const { bytes } = await reader.body(64 * 1024)
  return new Set(
    bytes
      .toString('latin1')
      .toUpperCase()
      .split('\r\n')
      .map((line) => line.split(' ')[0] ?? ''),
  )
}

/** Asked for; `body` once its answer has begun, null where that is a refusal. */
type Coming = { number: number; body?: OpenBody | null }

function clientOf(socket: Socket, reader: LineReader, features: Set<string>): Pop3Client {
  const coming: Coming[] = []
  const begin = async (mail: Coming, maxBytes: number): Promise<OpenBody | null> => {
    if (mail.body === undefined) {
      const isGiven = (await reader.line()).toString('latin1').startsWith('+OK')
      mail.body = isGiven ? reader.openBody(maxBytes) : null
    }
    return mail.body
  }
  /** What was asked for and nobody wants now comes first all the same. */
  const passBy = async () => {
    for (let mail = coming[0]; mail !== undefined; mail = coming[0]) {
      await (await begin(mail, 0))?.read(Number.POSITIVE_INFINITY)
      coming.shift()
    }
  }
  const ask = async (text: string): Promise<boolean> => {
    await passBy()
    socket.write(`${text}\r\n`)
    return (await reader.line()).toString('latin1').startsWith('+OK')
  }
  const readRows = async () => rowsOf((await reader.body(64 * 1024 * 1024)).bytes)
  const table = async (text: string) => {
    await passBy()
    socket.write(`${text}\r\n`)
    await expectOk(reader)
    return readRows()
  }
  return {
    async list(hasUidl = features.has('UIDL')) {
      const sizes = await table('LIST')
      socket.write('UIDL\r\n')
      const answer = (await reader.line()).toString('latin1')
      const isGiven = answer.startsWith('+OK')
      // One that has them and does not give them has them again later, whatever it says: mails keep their names.
      if (!isGiven && hasUidl) throw sourceFault({ code: 'mail_refused_for_now' }, { detail: answer.slice(0, 200) })
      const names = isGiven ? await readRows() : []
      const uidls = new Map(names.map(([number, uidl]) => [number, sane(uidl)]))
      // More may stand behind the size (RFC 1939, section 5).
      return apart(
        sizes.map(([number, size]) => ({
          number,
          size: Number.parseInt(size, 10) || 0,
          uidl: uidls.get(number) ?? null,
        })),
      )
    },
    async *retrieve(numbers, maxBytes, most = Number.POSITIVE_INFINITY) {
      if (coming.some(({ number }, at) => at < numbers.length && number !== numbers[at])) await passBy()
      const ahead = features.has('PIPELINING') ? 64 : 1
      let asked = coming.length
      let came = 0
      for (let done = 0; done < numbers.length; done++) {
        for (; asked < Math.min(numbers.length, done + ahead); asked++) {
          const number = numbers[asked] ?? 0
          socket.write(`RETR ${number}\r\n`)
          coming.push({ number })
        }
        const [mail] = coming
        const body = mail === undefined ? null : await begin(mail, maxBytes)
        const whole = await body?.read(most - came)
        if (whole === null) return
        came += whole?.bytes.length ?? 0
        coming.shift()
        yield whole ?? null
      }
    },
    async top(number) {
      return features.has('TOP') && (await ask(`TOP ${number} 0`)) ? (await reader.body(256 * 1024)).bytes : null
    },
    async quit() {
      await ask('QUIT')
      socket.destroy()
    },
    close: () => void socket.destroy(),
  }
}

/**
 * Servers may give mails one name that have their sender's mark in it, or a sum of their bytes: the further ones of a size are counted,
 * behind a tab, which stands in no UIDL.
 */
function apart(mails: readonly Pop3Mail[]): Pop3Mail[] {
  const times = new Map<string, number>()
  return mails.map((mail) => {
    if (mail.uidl === null) return mail
    const name = `${mail.uidl}\t${mail.size}`
    const nth = (times.get(name) ?? 0) + 1
    times.set(name, nth)
    return nth === 1 ? mail : { ...mail, uidl: `${mail.uidl}\t${nth}` }
  })
}

/** A UIDL of at most 70 printable characters as it is (RFC 1939, 7); what a server makes of its own fits an index all the same. */
const sane = (uidl: string) =>
  /^[\x21-\x7e]{1,200}$/.test(uidl) ? uidl : createHash('sha256').update(uidl, 'latin1').digest('hex')

const rowsOf = (bytes: Buffer): [number, string][] =>
  bytes
    .toString('latin1')
    .split('\r\n')
    .filter(Boolean)
    .map((row) => [Number.parseInt(row, 10), row.replace(/^\s*\d+\s*/, '').trim()])

async function startTls(socket: Socket, reader: LineReader, server: string): Promise<void> {
  socket.write('STLS\r\n')
  const answer = (await reader.line()).toString('latin1')
  if (answer.startsWith('+OK')) return
  const isOffered = (await capabilities(socket, reader)).has('STLS')
  throw startTlsFault({ server, answer, isOffered })
}

async function expectOk(reader: LineReader): Promise<void> {
  const answer = (await reader.line()).toString('latin1')
  if (!answer.startsWith('+OK')) throw refusalFault(answer)
}
