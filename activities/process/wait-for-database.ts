import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#outside/log.ts'
import { type Database, Prisma } from '#prisma/client.ts'

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
      const reasons = reasonsOf(error)
      const reason = reasons.join(' ')
      if (!reasons.some((one) => NOT_YET.has(one)))
        throw new Error(`PostgreSQL refuses us: ${reason}`, { cause: error })
      log.warn({ reason }, 'PostgreSQL does not answer yet')
      await pause(PAUSE_MS)
    }
  }
}

/** What the driver says of a failed query, in its words and in PostgreSQL's. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return []
  const { driverAdapterError } = (error.meta ?? {}) as {
    driverAdapterError?: { cause?: { kind?: string; originalCode?: string } }
  }
  const { kind, originalCode } = driverAdapterError?.cause ?? {}
  return [kind, originalCode].filter((one) => one !== undefined)
}
