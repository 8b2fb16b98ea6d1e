import type { AiSettingsInput, AiSettingsView } from '#api/contract/settings.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'

const view = {
  defaultTone: true,
  defaultInstruction: true,
  systemPrompt: true,
  confidenceThreshold: true,
  fallbackMessage: true,
  fallbackDelayMinutes: true,
  automaticMode: true,
  automaticRule: true,
  earnedTarget: true,
  automaticPerGuestADay: true,
  automaticPerDay: true,
  modelDraftsPerDay: true,
} as const

/** With what the installation allows at most. @throws Error where the row of the settings is missing. */
export const readAiSettings = async ({ deps, host }: HostContext): Promise<AiSettingsView> =>
  withMost(
    deps,
    await inHost(deps.db, host.id, (tx) =>
      tx.aiSettings.findUniqueOrThrow({ where: { hostId: host.id }, select: view }),
    ),
  )

const withMost = (
  { config }: HostContext['deps'],
  settings: Omit<AiSettingsView, 'automaticMost' | 'modelDraftsMost'>,
): AiSettingsView => ({
  ...settings,
  modelDraftsMost: config.modelDraftsPerDay,
  automaticMost: { perGuestADay: config.sendCaps.perGuestADay, perDay: config.sendCaps.perHostADay },
})

/** Saves what is given and leaves the rest as it is; acts on the next draft. What is more than the installation allows is not more. */
export async function saveAiSettings(
  context: HostContext,
  { body }: { body: AiSettingsInput },
): Promise<AiSettingsView> {
  const { deps, host } = context
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  const saved = await inHost(deps.db, host.id, async (tx) => {
    await recordAudit(tx, auditEntry(context, { action: 'settings.save_ai', detail: { fields: Object.keys(given) } }))
    return tx.aiSettings.update({ where: { hostId: host.id }, data: given, select: view })
  })
  return withMost(deps, saved)
}
