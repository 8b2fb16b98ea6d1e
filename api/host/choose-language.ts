import type { ChosenLanguage } from '#api/contract/me.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'
import { HOST_LANGUAGE } from '#workflows/domain/host-language.ts'

/**
 * Keeps in which language the interface is read; mails to the host follow it. Who goes back to how it comes is written to as it comes.
 * @throws Error where the row of the settings is missing.
 */
export function chooseLanguage(context: HostContext, { body }: { body: ChosenLanguage }): Promise<ChosenLanguage> {
  const { deps, host } = context
  return inHost(deps.db, host.id, async (tx) => {
    await recordAudit(tx, auditEntry(context, { action: 'settings.save_app' }))
    const where = { hostId: host.id }
    const before = await tx.appSettings.findUniqueOrThrow({ where, select: { interfaceLanguage: true } })
    const mails = body.language ?? (before.interfaceLanguage === null ? null : HOST_LANGUAGE)
    const data = { interfaceLanguage: body.language, ...(mails !== null && { language: mails }) }
    await tx.appSettings.update({ where, data, select: { hostId: true } })
    return body
  })
}
