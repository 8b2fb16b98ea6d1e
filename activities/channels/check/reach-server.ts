import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import type { InboundAccount } from '#activities/channels/account/mail-account.ts'
import { connectionFault } from '#activities/channels/faults/mail-faults.ts'

/** How long a server may take to answer a connection, or to greet. */
const WITHIN_MS = 8_000
/** On these a server says nothing before TLS stands (RFC 8314): a plain client waits in vain. */
const TLS_FROM_THE_START = new Set([993, 995, 465])

type Place = Pick<InboundAccount, 'hostname' | 'port' | 'rejectUnauthorized' | 'tls'>
/** Connected, and nothing said yet. */
export type Reached = { secure(): Promise<void>; close(): void }

/**
 * Connects to a checked address, and says nothing.
 * @throws AppError upstream_unavailable where nobody answers there.
 */
export async function reachServer(address: string, place: Place): Promise<Reached> {
  const { hostname: server } = place
  const socket = connectPlain({ host: address, port: place.port })
  await settled(socket, 'connect', server)
  return {
    /** @throws AppError unauthenticated for a certificate or an encryption that does not do. */
    async secure() {
      if (place.tls !== 'ssl') {
        if (TLS_FROM_THE_START.has(place.port)) throw connectionFault({ server, code: 'EPROTO', detail: WRONG })
        return
      }
      const { rejectUnauthorized } = place
      // RFC 6066, 3: an address is no name; the certificate is held against it all the same.
      const servername = isIP(server) === 0 ? server : ''
      const secured: TLSSocket = connectTls({ socket, host: server, servername, rejectUnauthorized })
      await settled(secured, 'secureConnect', server)
    },
    close: () => void socket.destroy(),
  }
}

const WRONG = 'wrong version number'

/** Waits for the event, for so long; an error, an end or silence is a failure, and closes. */
function settled(socket: Socket, event: 'connect' | 'secureConnect', server: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = (detail: string, code?: string, cause?: unknown) => {
    socket.destroy()
    reject(connectionFault({ server, code, detail, cause }))
  }
  const timer = setTimeout(() => fail('no answer', 'ETIMEDOUT'), WITHIN_MS)
  socket.once(event, resolve)
  socket.on('error', (cause: Error & { code?: string }) => fail(cause.message, cause.code, cause))
  socket.once('close', () => fail('connection closed', 'ECONNRESET'))
  return promise.finally(() => clearTimeout(timer))
}
