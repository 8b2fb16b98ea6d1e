import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How the server behaves: takes the mail, refuses a sign-in, refuses the mail for now or for good, also when it has all of it, or takes it and never answers. */
export type SinkMood = 'takes' | 'refuses-sign-in' | 'busy' | 'refuses' | 'refuses-content' | 'takes-and-hangs-up'
export type SmtpSink = {
  port: number
  mails: string[]
  mood: SinkMood
  /** Called before a sign-in is answered or a recipient accepted, and when the content is here but not yet answered: `goOn` is theirs to call. */
  on: Partial<Record<'signIn' | 'recipient' | 'content', (said: string, goOn: () => void) => void>>
  /** Ends every connection without a word, as a server that is killed. */
  hangUp(): void
  close(): Promise<void>
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

/** A real SMTP server whose mood can be set, and which keeps every content that reached it. */
export async function openSmtpSink(mood: SinkMood = 'takes', port = 0): Promise<SmtpSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username: user = '' }, _session, done) => {
      const isRefused = sink.mood === 'refuses-sign-in'
      const answer = () => (isRefused ? done(refusal(535, '5.7.8 Password not accepted')) : done(null, { user }))
      if (sink.on.signIn === undefined) answer()
      else sink.on.signIn(user, answer)
    },
    onRcptTo: ({ address }, _session, done) => {
      if (sink.mood === 'busy') return done(refusal(451, 'Try again later'))
      if (sink.mood === 'refuses') return done(refusal(550, 'No such mailbox'))
      if (sink.on.recipient === undefined) done()
      else sink.on.recipient(address, () => done())
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString('utf8')
        sink.mails.push(mail)
        // The content is ours; who is hung up on never hears of it.
        if (sink.mood === 'takes-and-hangs-up') sink.hangUp()
        else if (sink.mood === 'refuses-content') done(refusal(554, 'Message rejected'))
        else if (sink.on.content === undefined) done()
        else sink.on.content(mail, () => done())
      })
    },
  })
  server.on('error', () => undefined)
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const sink: SmtpSink = {
    port: 0,
    mails: [],
    mood,
    on: {},
    hangUp: () => sockets.forEach((socket) => void socket.destroy()),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  sink.port = (server.server.address() as AddressInfo).port
  return sink
}
