import type { ChosenTheme } from '#api/contract/me.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'

/**
 * Keeps how the interface looks.
 * @throws Error where the row of the settings is missing.
 */
export function chooseTheme(context: HostContext, { body: { theme } }: { body: ChosenTheme }): Promise<ChosenTheme> {
  const { deps, host } = context
  return inHost(deps.db, host.id, async (tx) => {
    await recordAudit(tx, auditEntry(context, { action: 'settings.save_app' }))
    await tx.appSettings.update({ where: { hostId: host.id }, data: { theme }, select: { hostId: true } })
    return { theme }
  })
}
