import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#outside/log.ts'
import type { Database } from '#prisma/client.ts'
import { databaseErrorOf } from '#prisma/database-error.ts'

const PAUSE_MS = 1_000
/** A database that is starting, or a network that is: everything else is a wrong setting, and ends the process. */
const NOT_YET = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', '57P03'])

/** Returns when the database answers. @throws Error when it answers that it will not have us. */
export async function waitForDatabase(db: Database, log: Log): Promise<void> {
  for (;;) {
    try {
      await db.$queryRaw`select 1`
      return
    } catch (error) {
      const { kind = '', sqlState = '' } = databaseErrorOf(error) ?? {}
      const reason = `${kind} ${sqlState}`.trim()
      if (!NOT_YET.has(kind) && !NOT_YET.has(sqlState))
        throw new Error(`PostgreSQL refuses us: ${reason}`, { cause: error })
      log.warn({ reason }, 'PostgreSQL does not answer yet')
      await pause(PAUSE_MS)
    }
  }
}
