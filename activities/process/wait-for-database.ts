import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#activities/log.ts'
import { describeError } from '#activities/log.ts'
import type { Database } from '#prisma/client.ts'

const PAUSE_MS = 1_000
/** A database that is starting, or a network that is: everything else is a wrong setting, and ends the process. */
const NOT_YET = new Set(['P1001', 'P1002', 'P1008', 'P1017', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])

/** Returns when the database answers. */
export async function waitForDatabase(db: Database, log: Log): Promise<void> {
  for (;;) {
    try {
      await db.$queryRaw`select 1`
      return
    } catch (error) {
      if (!isNotYet(error)) throw error
      log.warn(describeError(error), 'PostgreSQL does not answer yet')
      await pause(PAUSE_MS)
    }
  }
}

const isNotYet = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && NOT_YET.has(error.code)
