import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import type { DueEvent } from './claim-due.ts'

/** Null: it was told. Otherwise why not, and after how long to try again, or that it `ends` there. */
export type FailedTry = { fault: Sentence; pauseMs: number; ends?: 'given_up' | 'dropped' | undefined }
type After = 'delivered' | 'waiting' | 'given_up' | 'dropped'

/**
 * Keeps what came of a try, unless a later one has begun: told, to be tried again, or, after its day, given up; by PostgreSQL's clock.
 */
export const recordTry = (
  db: Database,
  { id, hostId, tries, giveUpAt }: DueEvent,
  failed: FailedTry | null,
): Promise<After> =>
  inHost(db, hostId, async (tx, now) => {
    const state = failed === null ? 'delivered' : (failed.ends ?? (now >= giveUpAt ? 'given_up' : 'waiting'))
    const nextAt = new Date(now.getTime() + (failed?.pauseMs ?? 0))
    await tx.outboxEvent.updateMany({
      where: { id, hostId, tries, state: 'waiting' },
      data: { state, nextAt, fault: storedFault(failed?.fault ?? null), settledAt: state === 'waiting' ? null : now },
    })
    return state
  })
