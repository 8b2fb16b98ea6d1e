import type { MeView } from '#api/contract/me.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { standstillSince } from '#prisma/heartbeats.ts'
import { inHost } from '#prisma/host-scope.ts'
import { mailNotices } from '#prisma/mail-notices.ts'
import { readMailFault } from '#prisma/notices/address-faults.ts'

const STARTS_SECONDS = 120

/**
 * Who is signed in, who writes their drafts, which of the operator's switches change their mail right now, whether anything is read
 * and sent at all, and whether mails reach them.
 * @throws Error where the row of the settings is missing.
 */
export async function readMe({ deps, identity, host }: HostContext): Promise<MeView> {
  const settings = await readDebugSettings(deps.db)
  const [mailFault, since, { interfaceLanguage, theme }] = await inHost(deps.db, host.id, async (tx) => [
    await readMailFault(tx, host.id, deps.now()),
    // A worker is started beside the API: what stood still before that is over soon.
    deps.upSeconds() < STARTS_SECONDS ? null : await standstillSince(tx),
    await tx.appSettings.findUniqueOrThrow({
      where: { hostId: host.id },
      select: { interfaceLanguage: true, theme: true },
    }),
  ])
  const { n8n, hasModel } = deps.config
  const configured = n8n.writesDrafts ? 'n8n' : hasModel ? 'model' : 'built-in'
  return {
    id: host.id,
    kcSub: identity.kcSub,
    email: identity.email,
    name: identity.name,
    roles: identity.roles,
    drafter: settings.useMockAi ? 'mock' : configured,
    mailNotices: mailNotices(settings),
    standstillSince: since?.toISOString() ?? null,
    language: interfaceLanguage,
    theme,
    mailFault,
  }
}
