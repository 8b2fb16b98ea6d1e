import type { AlertView } from '#api/contract/alerts.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { readCounts } from '#prisma/alerts/alert-counts.ts'
import { asAdministrator } from '#prisma/host-scope.ts'

const MOST = 50

/** What is open first, then the newest. */
export async function listAlerts({ deps }: HostContext): Promise<AlertView[]> {
  const alerts = await asAdministrator(deps.db, (tx) =>
    tx.alert.findMany({ orderBy: [{ endedAt: { sort: 'desc', nulls: 'first' } }, { beganAt: 'desc' }], take: MOST }),
  )
  const hosts = await deps.engineDb.host.findMany({
    where: { id: { in: alerts.flatMap(({ hostId }) => hostId ?? []) } },
    select: { id: true, email: true },
  })
  const emails = new Map(hosts.map(({ id, email }) => [id, email]))
  return alerts.map(({ id, hostId, counts, hosts: many, beganAt, endedAt }) => ({
    id,
    host: hostId === null ? null : (emails.get(hostId) ?? hostId),
    hosts: many,
    counts: readCounts(counts),
    beganAt: beganAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }))
}
