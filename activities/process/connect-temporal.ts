import { setTimeout as pause } from 'node:timers/promises'
import { NativeConnection, TransportError } from '@temporalio/worker'
import type { Log } from '#outside/log.ts'

const PAUSE_MS = 1_000

/** Connects to Temporal; one that is not up yet is waited for. */
export async function connectTemporal(address: string, log: Log): Promise<NativeConnection> {
  for (;;) {
    try {
      return await NativeConnection.connect({ address })
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      log.warn({ address }, 'Temporal does not answer yet')
      await pause(PAUSE_MS)
    }
  }
}
