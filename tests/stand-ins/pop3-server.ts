import { type AddressInfo, createServer, type Socket } from 'node:net'

export type Pop3Script = {
  /** What a command (`RETR`), or one line of it (`RETR 2`), is answered with; `hang up` ends the connection. Read anew each time. */
  answers?: Record<string, string>
  mails?: Buffer[]
  /** Cuts what the server says into TCP packets of that many bytes. */
  pieces?: number
  /** Between two of them. */
  pauseMs?: number
}

/** A scripted POP3 server on a real socket. */
export async function startPop3Server({ answers = {}, mails = [], pieces = 0, pauseMs = 0 }: Pop3Script) {
  const commands: string[] = []
  const server = createServer((socket) => {
    socket.setNoDelay(true)
    const say = sayInPieces(socket, pieces, pauseMs)
    socket.on('error', () => undefined)
    say(Buffer.from(answers.greeting ?? '+OK ready\r\n'))
    let buffer = ''
    socket.on('data', (data) => {
      buffer += data.toString('latin1')
      for (let end = buffer.indexOf('\r\n'); end !== -1; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        commands.push(line)
        const answer = answerTo(line, answers, mails)
        if (answer === 'hang up') return void socket.end()
        say(answer)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, commands, close: () => void server.close() }
}

function answerTo(line: string, answers: Record<string, string>, mails: Buffer[]): Buffer | 'hang up' {
  const [command = '', argument = ''] = line.split(' ')
  const scripted = answers[line] ?? answers[command]
  if (scripted === 'hang up') return scripted
  if (scripted !== undefined) return Buffer.from(scripted)
  if (command === 'CAPA') return Buffer.from('+OK\r\nUIDL\r\nPIPELINING\r\nTOP\r\n.\r\n')
  if (command === 'LIST')
    return Buffer.from(`+OK\r\n${mails.map((mail, n) => `${n + 1} ${mail.length}\r\n`).join('')}.\r\n`)
  if (command === 'UIDL') return Buffer.from(`+OK\r\n${mails.map((_, n) => `${n + 1} uid-${n}\r\n`).join('')}.\r\n`)
  const mail = mails[Number(argument) - 1] ?? Buffer.alloc(0)
  if (command === 'RETR') return multiLine(mail)
  if (command === 'TOP') return multiLine(mail.subarray(0, mail.indexOf('\r\n\r\n') + 4))
  return Buffer.from('+OK\r\n')
}

const multiLine = (text: Buffer) => Buffer.concat([Buffer.from('+OK\r\n'), stuffed(text), Buffer.from('.\r\n')])
const stuffed = (mail: Buffer) => Buffer.from(mail.toString('latin1').replace(/^\./gm, '..'), 'latin1')

function sayInPieces(socket: Socket, pieces: number, pauseMs: number) {
  let last = Promise.resolve()
  return (bytes: Buffer) => {
    if (pieces === 0) return void socket.write(bytes)
    last = last.then(async () => {
      for (let at = 0; at < bytes.length; at += pieces) {
        socket.write(bytes.subarray(at, at + pieces))
        await new Promise((resolve) => (pauseMs === 0 ? setImmediate(resolve) : setTimeout(resolve, pauseMs)))
      }
    })
  }
}
