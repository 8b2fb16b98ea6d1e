import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'

/** A message as it was when its run was woken. */
export type WokenMessage = { id: string; version: number }

/** Writes down that the runs of a host's messages were told. What has changed since stays owed. */
export async function clearOwedWakes(db: Database, hostId: string, told: readonly WokenMessage[]): Promise<void> {
  const ids = told.map(({ id }) => id)
  const versions = told.map(({ version }) => version)
  await inHost(
    db,
    hostId,
    (tx) => tx.$executeRaw`
      update message m set wake_owed_at = null
      from unnest(${ids}::uuid[], ${versions}::int[]) as told(id, version)
      where m.host_id = ${hostId}::uuid and m.id = told.id and m.version = told.version and m.wake_owed_at is not null`,
  )
}
