import type { AppSettings, AppSettingsView } from '#api/contract/settings.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'

const view = {
  email: true,
  language: true,
  emergencyText: true,
  emergencyPhone: true,
  emergencyTemplate: true,
  undoSeconds: true,
} as const

type Row = Omit<AppSettingsView, 'undoSeconds'> & { undoSeconds: number | null }

const toView = ({ config }: HostContext['deps'], row: Row): AppSettingsView => ({
  ...row,
  undoSeconds: row.undoSeconds ?? config.undoSeconds,
})

/** Where notices to the host go, and what is done in an emergency. @throws Error where the row of the settings is missing. */
export const readAppSettings = ({ deps, host }: HostContext): Promise<AppSettingsView> =>
  inHost(deps.db, host.id, async (tx) =>
    toView(deps, await tx.appSettings.findUniqueOrThrow({ where: { hostId: host.id }, select: view })),
  )

/** Saves where notices to the host go, blank for none, in which language, and what is done in an emergency; what is left out stays. @throws Error where the row of the settings is missing. */
export function saveAppSettings(context: HostContext, { body }: { body: AppSettings }): Promise<AppSettingsView> {
  const { deps, host } = context
  return inHost(deps.db, host.id, async (tx) => {
    await recordAudit(tx, auditEntry(context, { action: 'settings.save_app' }))
    const where = { hostId: host.id }
    const { interfaceLanguage } = await tx.appSettings.findUniqueOrThrow({ where, select: { interfaceLanguage: true } })
    // Who chose a language for the interface is written to in it.
    const language = interfaceLanguage ?? body.language
    const given = Object.entries({ ...body, language }).filter(([, value]) => value !== undefined)
    return toView(deps, await tx.appSettings.update({ where, data: Object.fromEntries(given), select: view }))
  })
}
