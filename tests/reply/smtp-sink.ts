import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How the server behaves: takes the mail, refuses it for now or for good, or takes it and never answers. */
export type SinkMood = 'takes' | 'busy' | 'refuses' | 'takes-and-hangs-up'
export type SmtpSink = {
  port: number
  mails: string[]
  mood: SinkMood
  /** Called when somebody connects, and when the content is here but not yet answered. */
  on: { connection?: () => void; content?: () => void }
  close(): Promise<void>
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

/** A real SMTP server whose mood can be set, and which keeps every content that reached it. */
export async function openSmtpSink(mood: SinkMood = 'takes'): Promise<SmtpSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      sink.on.connection?.()
      done()
    },
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    onRcptTo: (_address, _session, done) => {
      if (sink.mood === 'busy') return done(refusal(451, 'Try again later'))
      if (sink.mood === 'refuses') return done(refusal(550, 'No such mailbox'))
      done()
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        sink.mails.push(Buffer.concat(chunks).toString('utf8'))
        sink.on.content?.()
        if (sink.mood !== 'takes-and-hangs-up') return done()
        // The content is ours; the sender never hears of it.
        for (const connection of server.connections) connection.close()
      })
    },
  })
  server.on('error', () => undefined)
  const sink: SmtpSink = {
    port: 0,
    mails: [],
    mood,
    on: {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  sink.port = (server.server.address() as AddressInfo).port
  return sink
}
