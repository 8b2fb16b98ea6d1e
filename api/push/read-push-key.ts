import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'

/** It stands in the database since the vault was first opened. @throws Error where it does not. */
export const readPushKey = ({ deps, host }: HostContext): Promise<{ publicKey: string }> =>
  inHost(deps.db, host.id, (tx) => tx.pushKey.findUniqueOrThrow({ where: { id: 1 }, select: { publicKey: true } }))
