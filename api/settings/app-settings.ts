import type { AppSettings } from '#api/contract/settings.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'

export const readAppSettings = ({ deps, host }: HostContext): Promise<AppSettings> =>
  inHost(deps.db, host.id, (tx) =>
    tx.appSettings.findUniqueOrThrow({ where: { hostId: host.id }, select: { email: true } }),
  )

/** Saves where notices to the host go; blank sends none. */
export function saveAppSettings(context: HostContext, { body }: { body: AppSettings }): Promise<AppSettings> {
  const { deps, host } = context
  return inHost(deps.db, host.id, async (tx) => {
    await recordAudit(tx, auditEntry(context, { action: 'settings.save_app' }))
    return tx.appSettings.update({ where: { hostId: host.id }, data: body, select: { email: true } })
  })
}
