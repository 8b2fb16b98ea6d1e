import type { ActivityDeps } from '#activities/deps.ts'
import { isAccountClosed } from '#prisma/accounts/is-account-closed.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'

/**
 * Where the host wants to be told, or, where that is not set, the address they sign in with; and in which language. Nowhere, where
 * they cannot sign in to mend it.
 */
export const readerOf = (
  deps: Pick<ActivityDeps, 'db'>,
  hostId: string,
): Promise<{ to: string; language: HostLanguage }> =>
  inHost(deps.db, hostId, async (tx) => {
    const settings = await tx.appSettings.findUnique({ where: { hostId }, select: { email: true, language: true } })
    const host = await tx.host.findUnique({ where: { id: hostId }, select: { email: true } })
    if (await isAccountClosed(tx, hostId)) return { to: '', language: 'it' }
    return { to: settings?.email || (host?.email ?? ''), language: settings?.language ?? 'it' }
  })
