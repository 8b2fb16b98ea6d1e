import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type SourceInput, sourceWorkflowId } from '#workflows/domain/workflow-names.ts'
import type { ClientDeps } from './each-message.ts'
import { eachUnlessAway } from './each-unless-away.ts'
import { wakeRun } from './run.ts'
import { sourceRun } from './source-run.ts'

/** A source whose workflow has to hear of something, as it was when that was written down. */
export type SourceToWake = SourceInput & { owedAt: Date }

/**
 * Tells the runs of sources a fact, and pays what PostgreSQL says is owed to them; where none runs, one begins. Telling
 * twice is the same as once.
 * @throws what `isTemporalUnavailable` knows while Temporal is away: what was not told stays owed.
 */
export async function wakeSources(deps: ClientDeps, sources: readonly SourceToWake[], signal: string): Promise<void> {
  const work = async ({ owedAt, ...input }: SourceToWake) => {
    await wakeRun(deps.temporal, sourceRun(input), { signal })
    await payWake(deps.db, { owedAt, ...input })
  }
  await eachUnlessAway(deps, sources, { work, idOf: ({ sourceId }) => sourceWorkflowId(sourceId) })
}

/** What is owed since a later moment stays owed. */
const payWake = (db: Database, { hostId, sourceId, owedAt }: SourceToWake) =>
  inHost(db, hostId, (tx) =>
    tx.messageSource.updateMany({ where: { id: sourceId, hostId, wakeOwedAt: owedAt }, data: { wakeOwedAt: null } }),
  )
