import type { SourceDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { overtaken } from '#prisma/messages/is-overtaken.ts'
import { startReplies } from '#workflows/client/start-replies.ts'
import { eachPage, PAGE, type Placed } from './pages.ts'

/** Younger rows are still in the hands of whoever wrote them. */
const YOUNG_SECONDS = 5

type Unstarted = Placed & { hostId: string; isOvertaken: boolean }

/**
 * Starts the replies to guest messages that were stored and never started; one that a newer message overtook is only
 * marked. @throws what `isTemporalUnavailable` knows while Temporal is away.
 */
export function startUnstarted(deps: SourceDeps): Promise<void> {
  return eachPage(
    (after) => deps.engineDb.$queryRaw<Unstarted[]>`
      select m.id::text, m.host_id::text as "hostId", m.stored_at::text as "placedAt",
        ${overtaken('m')} as "isOvertaken"
      from message m
      where m.kind = 'guest' and m.workflow_at is null and m.status = 'received' and not m.is_automatic
        and m.stored_at < now() - make_interval(secs => ${YOUNG_SECONDS})
        and (m.stored_at, m.id) > (${after.placedAt}::timestamptz, ${after.id}::uuid)
      order by m.stored_at, m.id limit ${PAGE}`,
    async (rows) => {
      for (const [hostId, ofHost] of Map.groupBy(rows, (row) => row.hostId)) {
        const { overtaken = [], owed = [] } = Object.groupBy(ofHost, (row) => (row.isOvertaken ? 'overtaken' : 'owed'))
        await markStarted(deps, hostId, overtaken)
        await startReplies(
          deps,
          hostId,
          owed.map(({ id }) => id),
        )
      }
    },
  )
}

async function markStarted(deps: SourceDeps, hostId: string, rows: readonly Unstarted[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await inHost(deps.db, hostId, (tx) =>
    tx.message.updateMany({ where: { id: { in: ids }, hostId }, data: { workflowAt: deps.now() } }),
  )
}
