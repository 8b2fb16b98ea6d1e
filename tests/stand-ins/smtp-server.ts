import { type AddressInfo, createServer } from 'node:net'

/** A scripted SMTP server on a real socket, which lets everybody in, or answers AUTH as the script says. */
export async function startSmtpServer({ auth = '235 in' }: { auth?: string } = {}) {
  const commands: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 ready\r\n')
    socket.on('data', (data) => {
      for (const line of data.toString('latin1').split('\r\n').filter(Boolean)) {
        const command = line.slice(0, 4).toUpperCase()
        commands.push(command)
        if (command === 'EHLO') socket.write('250-test\r\n250 AUTH PLAIN\r\n')
        else if (command === 'AUTH') socket.write(`${auth}\r\n`)
        else socket.write('221 bye\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, commands, close: () => void server.close() }
}
