import { createServer } from 'node:net'
import { claimPort } from './claim-port.ts'
import { StartFailure, systemErrorCode } from './start-failure.ts'

const TRIES = 200

/**
 * The wished port, or the next free one above it. `onMoved` is told when it is another.
 * `taken` keeps two parts of one start apart before either listens.
 * @throws StartFailure when none is free.
 */
export async function choosePort(
  wished: number,
  { taken, onMoved }: { taken: Set<number>; onMoved?: (port: number) => void },
): Promise<number> {
  for (let port = wished; port < wished + TRIES; port++) {
    if (taken.has(port) || !(await isFree(port)) || !claimPort(port)) continue
    taken.add(port)
    if (port !== wished) onMoved?.(port)
    return port
  }
  throw new StartFailure(`No free port from ${wished} to ${wished + TRIES}: stop something that listens there.`)
}

/** Whether nobody listens on the port, on either loopback address. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

function canListen(port: number, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      const code = systemErrorCode(error)
      if (code === 'EADDRINUSE' || code === 'EACCES') resolve(false)
      // A machine without IPv6 has nobody listening on it.
      else if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') resolve(true)
      else reject(error)
    })
    server.listen({ port, host: address, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
