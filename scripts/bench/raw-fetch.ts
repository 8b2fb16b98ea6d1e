import { connect } from 'node:net'
import { DOVECOT_PASSWORD } from '#scripts/parts/dovecot/dovecot-configuration.ts'

type Box = { port: number; user: string; count: number }

/** Seconds that a bare socket takes for every mail of an IMAP folder, byte for byte, with nothing done to them. */
export const rawImapSeconds = ({ port, user }: Box): Promise<number> =>
  secondsOf(port, [
    { ask: `a LOGIN ${user} ${DOVECOT_PASSWORD}`, until: 'a OK' },
    { ask: 'b SELECT INBOX', until: 'b OK' },
    { ask: 'c UID FETCH 1:* BODY.PEEK[]', until: 'c OK', isMeasured: true },
  ])

/** The same of a POP3 mailbox, with all that is asked for asked at once. */
export const rawPop3Seconds = ({ port, user, count }: Box): Promise<number> =>
  secondsOf(port, [
    { ask: `USER ${user}`, until: '+OK' },
    { ask: `PASS ${DOVECOT_PASSWORD}`, until: '+OK' },
    {
      ask: `${Array.from({ length: count }, (_, at) => `RETR ${at + 1}`).join('\r\n')}\r\nNOOP`,
      until: '\r\n.\r\n+OK\r\n',
      isMeasured: true,
    },
  ])

type Step = { ask: string; until: string; isMeasured?: boolean }

const KEPT = 64

/** Says each line and reads until the server has said what ends its answer. @throws Error when it hangs up. */
async function secondsOf(port: number, steps: readonly Step[]): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1')
  let end = ''
  let wake = () => undefined as void
  socket.on('data', (data: string) => {
    end = (end + data).slice(-Math.max(KEPT, data.length))
    wake()
  })
  const closed = new Promise<never>((_, reject) => {
    socket.once('close', () => reject(new Error('The mail server hung up')))
  })
  closed.catch(() => undefined)
  const answered = async (until: string) => {
    while (!end.includes(until)) {
      await Promise.race([
        closed,
        new Promise<void>((resolve) => {
          wake = resolve
        }),
      ])
    }
    end = ''
  }
  let seconds = 0
  await answered('OK')
  for (const { ask, until, isMeasured } of steps) {
    const startedAt = performance.now()
    socket.write(`${ask}\r\n`)
    await answered(until)
    if (isMeasured) seconds += (performance.now() - startedAt) / 1000
  }
  socket.destroy()
  return seconds
}
