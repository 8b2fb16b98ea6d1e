import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'

/** It stands in the database since the vault was first opened. @throws AppError rule_refused where it does not. */
export const readPushKey = ({ deps, host }: HostContext): Promise<{ publicKey: string }> =>
  inHost(deps.db, host.id, async (tx) => {
    const key = await tx.pushKey.findUnique({ where: { id: 1 }, select: { publicKey: true } })
    if (key === null) throw new AppError('rule_refused', { code: 'push_key_lost' })
    return key
  })
