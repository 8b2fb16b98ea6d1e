import type { HostContext } from '#api/http/define-route.ts'
import { removeUnsentFile as remove } from '#prisma/files/remove-unsent-file.ts'
import { inHost } from '#prisma/host-scope.ts'

/** @throws AppError not_found for another host's, and for one that was sent. */
export const removeUnsentFile = async (
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> => {
  await inHost(deps.db, host.id, (tx) => remove(tx, { hostId: host.id, id }))
}
