import type { SourceId } from '#activities/channels/account/source.ts'
import type { SourceDeps } from '#activities/deps.ts'
import type { SourceState } from '#prisma/generated/enums.ts'
import { inHost } from '#prisma/host-scope.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

export type SourceCondition = { state: SourceState; fault: Sentence | null }

/** Shows the host how the source is doing. Writes only what changed, so that it is an event only then. */
export async function recordState(
  deps: Pick<SourceDeps, 'db' | 'now'>,
  { hostId, sourceId }: SourceId,
  { state, fault }: SourceCondition,
): Promise<void> {
  const synced = state === 'active' ? { lastSyncedAt: deps.now() } : {}
  await inHost(deps.db, hostId, (tx) =>
    tx.messageSource.updateMany({
      where: { id: sourceId, hostId, deletedAt: null },
      data: { state, fault: storedFault(fault), ...synced },
    }),
  )
}
