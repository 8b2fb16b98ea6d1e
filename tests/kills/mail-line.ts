import { type AddressInfo, connect, createServer } from 'node:net'
import { type Hold, openHold } from './hold.ts'

/** `holdAt`: at what a client says with these words in it, once. */
export type MailLine = { port: number; holdAt(words: string): Hold; close(): void }

/** A mail server behind a line on which what a client says can be held back. */
export async function openMailLine(mailServer: { host: string; port: number }): Promise<MailLine> {
  const holds = new Map<string, ReturnType<typeof openHold>>()
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
        const said = data.toString('latin1')
        for (const [words, hold] of holds) {
          if (!said.includes(words)) continue
          holds.delete(words)
          await hold.arrive()
        }
        mailbox.write(data)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    holdAt(words) {
      const hold = openHold()
      holds.set(words, hold)
      return hold
    },
    close: () => void server.close(),
  }
}
