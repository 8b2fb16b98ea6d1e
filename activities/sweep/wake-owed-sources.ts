import type { SourceDeps } from '#activities/deps.ts'
import { wakeSources } from '#workflows/client/wake-sources.ts'
import { SOURCE_CHANGED_SIGNAL } from '#workflows/domain/workflow-names.ts'

/** Younger debts are about to be paid by whoever made them. */
const YOUNG_MS = 3_000

/**
 * Has the sources read anew that were changed, deleted or asked to be read while Temporal was away: whoever begins anew
 * finds out which it was.
 * @throws what `isTemporalUnavailable` knows while Temporal is away.
 */
export async function wakeOwedSources(deps: SourceDeps): Promise<void> {
  const owed = await deps.engineDb.messageSource.findMany({
    where: { wakeOwedAt: { lt: new Date(deps.now().getTime() - YOUNG_MS) } },
    select: { id: true, hostId: true, wakeOwedAt: true },
  })
  const sources = owed.flatMap(({ id, hostId, wakeOwedAt }) =>
    wakeOwedAt === null ? [] : [{ hostId, sourceId: id, owedAt: wakeOwedAt }],
  )
  await wakeSources(deps, sources, SOURCE_CHANGED_SIGNAL)
}
