import { type AddressInfo, connect, createServer } from 'node:net'
import { openStop, type Stop } from './stop.ts'

/** `stopAt`: at what a client says with these words in it. */
export type MailLine = { port: number; stopAt(words: string): Stop; close(): void }

/** A mail server behind a line on which what a client says can be held back. */
export async function openMailLine(mailServer: { host: string; port: number }): Promise<MailLine> {
  let held: { words: string; stop: ReturnType<typeof openStop> } | undefined
  const server = createServer((client) => {
    const mailbox = connect(mailServer.port, mailServer.host)
    for (const [one, other] of [
      [client, mailbox],
      [mailbox, client],
    ] as const) {
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
    }
    mailbox.pipe(client)
    let before = Promise.resolve()
    client.on('data', (data) => {
      before = before.then(async () => {
        if (held !== undefined && data.toString('latin1').includes(held.words)) {
          const { stop } = held
          held = undefined
          await stop.hold()
        }
        mailbox.write(data)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stopAt(words) {
      const stop = openStop()
      held = { words, stop }
      return stop
    },
    close: () => void server.close(),
  }
}
