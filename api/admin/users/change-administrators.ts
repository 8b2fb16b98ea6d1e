import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { adminAuditEntry } from '#api/admin/admin-audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAccountChange } from '#prisma/accounts/set-access.ts'
import { recordAudit } from '#prisma/audit.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { listAdministrators } from './find-user.ts'

/** Any number, as long as nothing else of the product locks it. */
const ADMINISTRATORS_LOCK = 7_134_001
const TIMEOUT_MS = 20_000

/** What becomes of the account by it; null where only a role changes. */
const ACCESS_AFTER = {
  'user.grant_admin': null,
  'user.revoke_admin': null,
  'user.activate': 'enabled',
  'user.disable': 'disabled',
} as const

export type UserChange = {
  action: keyof typeof ACCESS_AFTER
  userId: string
  apply(client: KeycloakAdminClient): Promise<void>
}

/**
 * Changes who may administer, one change at a time in all processes: Keycloak cannot count and change at once. Writes
 * the audit row first, so that no change goes without; it is rolled back when Keycloak refuses. What was changed is known
 * with its commit: from then on nothing of a disabled person leaves.
 * @throws AppError conflict when no active administrator would be left.
 */
export async function changeAdministrators(context: HostContext, change: UserChange): Promise<void> {
  const { db, authenticator } = context.deps
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK}::bigint)`
      await recordAudit(tx, adminAuditEntry(context, { action: change.action, subject: change.userId }))
      await authenticator.keycloak.ask(async (client) => {
        if (change.action === 'user.revoke_admin' || change.action === 'user.disable') {
          refuseUnlessOthersRemain(await listAdministrators(client), change.userId)
        }
        await change.apply(client)
      })
      await recordAccountChange(tx, change.userId, ACCESS_AFTER[change.action])
    },
    { timeout: TIMEOUT_MS, maxWait: TIMEOUT_MS },
  )
  authenticator.forget(change.userId)
}

type Administrator = { id: string; enabled?: boolean }

/** An administrator who is disabled cannot administer, and does not count. */
function refuseUnlessOthersRemain(administrators: readonly Administrator[], userId: string): void {
  const active = administrators.filter(({ enabled }) => enabled === true)
  const isOneOfThem = active.some(({ id }) => id === userId)
  if (!isOneOfThem || active.length > 1) return
  throw new AppError('conflict', { code: 'last_administrator' })
}
