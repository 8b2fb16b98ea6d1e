import { setTimeout as pause } from 'node:timers/promises'
import { NativeConnection, TransportError } from '@temporalio/worker'
import type { Log } from '#outside/log.ts'

const PAUSE_MS = 1_000
/** What goes to and fro is small, and Temporal is near: to compress it, as the library would, costs both more than it spares. */
const UNCOMPRESSED = { codec: 'none' } as const

/** Connects to Temporal; one that is not up yet is waited for. */
export async function connectTemporal(address: string, log: Log): Promise<NativeConnection> {
  for (;;) {
    try {
      return await NativeConnection.connect({ address, grpcCompression: UNCOMPRESSED })
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      log.warn({ address }, 'Temporal does not answer yet')
      await pause(PAUSE_MS)
    }
  }
}
