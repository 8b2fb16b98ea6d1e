import { type AddressInfo, createServer } from 'node:net'

export type ImapScript = {
  /** What a command is answered with, after its tag, or `nothing`; read anew each time. */
  answers?: Record<string, string>
  greeting?: string
  /** What it tells before that, in place of an empty INBOX. */
  untagged?: Record<string, string>
}

const UNTAGGED: Record<string, string> = {
  CAPABILITY: '* CAPABILITY IMAP4rev1 IDLE MOVE\r\n',
  SELECT: '* 0 EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n* OK [UIDNEXT 1] ok\r\n',
  EXAMINE: '* 0 EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n* OK [UIDNEXT 1] ok\r\n',
  LIST: '* LIST () "/" INBOX\r\n',
}

/** A scripted IMAP server on a real socket: an empty INBOX, and what the test wants said. `mute` makes the link half-open. */
export async function startImapServer({ answers = {}, greeting = '* OK ready', untagged = {} }: ImapScript = {}) {
  let isMute = false
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write(`${greeting}\r\n`)
    let idleTag = ''
    socket.on('data', (data) => {
      if (isMute) return
      for (const line of data.toString('latin1').split('\r\n').filter(Boolean)) {
        const [tag = '', word = ''] = line.split(' ')
        const command = word.toUpperCase()
        if (tag === 'DONE') socket.write(`${idleTag} OK done\r\n`)
        else if (command === 'IDLE') {
          idleTag = tag
          socket.write('+ idling\r\n')
        } else if (answers[command] !== 'nothing')
          socket.write(`${untagged[command] ?? UNTAGGED[command] ?? ''}${tag} ${answers[command] ?? 'OK done'}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    mute: () => void (isMute = true),
    close: () => void server.close(),
  }
}
