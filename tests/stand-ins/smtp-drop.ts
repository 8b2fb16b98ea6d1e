import { type AddressInfo, createServer } from 'node:net'

/** A server on a real socket that takes every mail and keeps its bytes, as they came over the wire. */
export async function startSmtpDrop() {
  const mails: string[] = []
  const server = createServer((socket) => {
    let left = ''
    let isContent = false
    socket.on('error', () => undefined)
    socket.write('220 ready\r\n')
    socket.on('data', (data) => {
      left += data.toString('latin1')
      for (;;) {
        const end = left.indexOf(isContent ? '\r\n.\r\n' : '\r\n')
        if (end === -1) return
        const said = left.slice(0, end)
        left = left.slice(end + (isContent ? 5 : 2))
        if (isContent) mails.push(`${said.replaceAll('\r\n..', '\r\n.')}\r\n`)
        isContent = !isContent && said.toUpperCase() === 'DATA'
        socket.write(isContent ? '354 go on\r\n' : '250 taken\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, mails, close: () => void server.close() }
}
