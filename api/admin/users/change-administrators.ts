import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { adminAuditEntry } from '#api/admin/admin-audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import type { KnownUser } from '#api/identity/keycloak-answers.ts'
import type { AccountAccess } from '#prisma/accounts/account-access.ts'
import { recordAccountChange } from '#prisma/accounts/set-access.ts'
import { recordAudit } from '#prisma/audit.ts'
import { withLease } from '#prisma/with-lease.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { listAdministrators } from './find-user.ts'

/** What becomes of the account by it; null where only a role changes. */
const ACCESS_AFTER = {
  'user.grant_admin': null,
  'user.revoke_admin': null,
  'user.activate': 'enabled',
  'user.disable': 'disabled',
} as const

export type UserChange = {
  action: keyof typeof ACCESS_AFTER
  user: KnownUser
  apply: (client: KeycloakAdminClient) => Promise<void>
}

/**
 * Changes who may administer, one change at a time in all processes: Keycloak cannot count and change at once. The audit row is
 * written before Keycloak is asked, so that no change goes without, and who is disabled is so here from then on. What Keycloak
 * refuses is taken back, with a row that says so; where no answer came it may be done, and the next look at Keycloak tells.
 * @throws AppError conflict when no active administrator would be left; upstream_unavailable.
 */
export const changeAdministrators = (context: HostContext, change: UserChange): Promise<void> =>
  withLease(context.deps.engineDb, 'administrators', async () => {
    const { engineDb, authenticator } = context.deps
    const { action, user, apply } = change
    const { keycloak } = authenticator
    const access = ACCESS_AFTER[action]
    const note = (isRefused: boolean, of: AccountAccess | null) =>
      engineDb.$transaction(async (tx) => {
        const detail = isRefused ? { refused: true } : {}
        await recordAudit(tx, adminAuditEntry(context, { action, subject: user.id, detail }))
        await recordAccountChange(tx, user.id, of)
      })
    if (action === 'user.revoke_admin' || action === 'user.disable') {
      refuseUnlessOthersRemain(await keycloak.ask(listAdministrators), user.id)
    }
    await note(false, access === 'disabled' ? access : null)
    authenticator.forget(user.id)
    await keycloak.ask(apply).catch(async (error: unknown) => {
      if (isRefusal(error)) await note(true, access === null ? null : user.enabled ? 'enabled' : 'disabled')
      throw error
    })
    // What Keycloak was asked while it changed counts no more than what it was asked before.
    await engineDb.$transaction((tx) => recordAccountChange(tx, user.id, access))
    authenticator.forget(user.id)
  })

/** Of all that may go wrong only this says that nothing was done. */
const isRefusal = (error: unknown) =>
  error instanceof AppError && ['conflict', 'invalid_input', 'not_found'].includes(error.kind)

type Administrator = { id: string; enabled?: boolean }

/** An administrator who is disabled cannot administer, and does not count. */
function refuseUnlessOthersRemain(administrators: readonly Administrator[], userId: string): void {
  const active = administrators.filter(({ enabled }) => enabled === true)
  const isOneOfThem = active.some(({ id }) => id === userId)
  if (!isOneOfThem || active.length > 1) return
  throw new AppError('conflict', { code: 'last_administrator' })
}
