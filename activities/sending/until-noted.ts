import { setTimeout as pause } from 'node:timers/promises'
import { passingDatabaseFailure } from '#prisma/passing-database-failure.ts'

const HOLD_ON_MS = 45_000
const AGAIN_MS = 500

/**
 * Writes down what only this process knows: a database that is away for a moment is asked until it takes it.
 * @throws what `write` throws, what passes too after 45 s.
 */
export async function untilNoted<T>({ now }: { now: () => Date }, write: () => Promise<T>): Promise<T> {
  const giveUpAt = now().getTime() + HOLD_ON_MS
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (passingDatabaseFailure(error) === undefined || now().getTime() > giveUpAt) throw error
      await pause(AGAIN_MS)
    }
  }
}
