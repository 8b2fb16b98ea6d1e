import type { SourceDeps } from '#activities/deps.ts'
import { eachUnlessAway } from '#workflows/client/each-unless-away.ts'
import { startRun } from '#workflows/client/run.ts'
import { sourceRun } from '#workflows/client/source-run.ts'
import { sourceWorkflowId } from '#workflows/domain/workflow-names.ts'

/**
 * Has every source watched: one whose workflow runs is left alone, one whose workflow Temporal has lost is started anew.
 * @throws what `isTemporalUnavailable` knows while Temporal is away.
 */
export async function watchSources(deps: SourceDeps): Promise<void> {
  const sources = await deps.engineDb.messageSource.findMany({
    where: { deletedAt: null },
    select: { id: true, hostId: true },
  })
  await eachUnlessAway(deps, sources, {
    work: ({ id, hostId }) => startRun(deps.temporal, sourceRun({ hostId, sourceId: id })),
    idOf: ({ id }) => sourceWorkflowId(id),
  })
}
