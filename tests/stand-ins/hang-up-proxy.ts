import { type AddressInfo, connect, createServer } from 'node:net'

/** Stands before a server and ends the connection wherever the server is about to say `over`; read anew each time. */
export async function startHangUpProxy(server: { host: string; port: number }, script: { over: string }) {
  const proxy = createServer((near) => {
    const far = connect(server)
    const end = () => {
      near.destroy()
      far.destroy()
    }
    near.on('error', end).on('close', end).pipe(far)
    far.on('error', end).on('close', end)
    let said = ''
    far.on('data', (data) => {
      said += data.toString('latin1')
      const at = script.over === '' ? -1 : said.indexOf(script.over)
      if (at === -1) near.write(data)
      else near.end(Buffer.from(said.slice(Math.max(0, said.length - data.length), at), 'latin1'), () => far.destroy())
      said = said.slice(-script.over.length)
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return { port: (proxy.address() as AddressInfo).port, close: () => void proxy.close() }
}
