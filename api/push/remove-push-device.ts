import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'

/** What it was still to be told goes with it. @throws AppError not_found, also the second time. */
export const removePushDevice = (
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> =>
  inHost(context.deps.db, context.host.id, async (tx) => {
    const { count } = await tx.pushDevice.deleteMany({ where: { hostId: context.host.id, id } })
    if (count === 0) throw notFound('Device')
    await recordAudit(tx, auditEntry(context, { action: 'push.remove_device', subject: id }))
    return undefined
  })
