import type { DashboardView } from '#api/contract/dashboard.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { toDashboard } from './metrics.ts'
import { readFigures } from './read-figures.ts'

/** The host's figures as they are now, from what is kept as it happens: no row of a chat or message is read. */
export const readDashboard = ({ deps, host }: HostContext): Promise<DashboardView> =>
  inHost(deps.db, host.id, async (tx) => toDashboard(await readFigures(tx, { hostId: host.id, now: deps.now() })))
