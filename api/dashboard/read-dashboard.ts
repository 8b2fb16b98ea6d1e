import type { DashboardView } from '#api/contract/dashboard.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { countByAge, repliesByDay } from './count-by-day.ts'
import { toDashboard } from './metrics.ts'

/** The host's figures as they are now; days are the 24 hours that end now. */
export function readDashboard({ deps, host }: HostContext): Promise<DashboardView> {
  const measured = { hostId: host.id, now: deps.now() }
  return inHost(deps.db, host.id, async (tx) =>
    toDashboard(await countByAge(tx, measured), await repliesByDay(tx, measured)),
  )
}
