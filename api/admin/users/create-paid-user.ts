import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { adminAuditEntry } from '#api/admin/admin-audit-entry.ts'
import { PAID_ROLE } from '#api/contract/roles.ts'
import { temporaryPassword } from '#api/contract/temporary-password.ts'
import type { CreatePaidUserInput, NewUserResult } from '#api/contract/users.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { refusalBody } from '#api/http/refusal-body.ts'
import { recordAudit } from '#prisma/audit.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { getUser } from './find-user.ts'
import { realmRole } from './realm-role.ts'
import { toUserView } from './user-view.ts'

/**
 * Creates a user with the paid role and a temporary password. A password made here is answered once and kept nowhere;
 * one that the administrator chose is not repeated. A taken email or a refused password is `success: false` with the reason.
 * @throws AppError upstream_unavailable when Keycloak is out of reach.
 */
export async function createPaidUser(
  context: HostContext,
  { body }: { body: CreatePaidUserInput },
): Promise<NewUserResult> {
  const generated = body.tempPassword ? undefined : temporaryPassword()
  const password = generated ?? body.tempPassword ?? ''
  try {
    const user = await context.deps.authenticator.keycloak.ask(async (client) => {
      const id = await createUser(client, body, password)
      return toUserView(await getUser(client, id), false)
    })
    await recordAudit(
      context.deps.db,
      adminAuditEntry(context, {
        action: 'user.create_paid',
        subject: user.id,
        detail: { passwordGenerated: generated !== undefined },
      }),
    )
    return { success: true, user: { ...user, ...(generated === undefined ? {} : { tempPassword: generated }) } }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.kind === 'conflict') return { success: false, ...refusalBody({ code: 'user_exists' }) }
    if (error.kind === 'invalid_input') return { success: false, ...refusalBody(error.sentence) }
    throw error
  }
}

/** A user who cannot be given the paid role is taken back: nobody is left half made. */
async function createUser(client: KeycloakAdminClient, input: CreatePaidUserInput, password: string): Promise<string> {
  const role = await realmRole(client, PAID_ROLE)
  const { id } = await client.users.create({
    username: input.email,
    email: input.email,
    emailVerified: input.emailVerified,
    ...splitName(input.fullName ?? ''),
    enabled: true,
    credentials: [{ type: 'password', value: password, temporary: input.requirePasswordChange }],
  })
  await client.users.addRealmRoleMappings({ id, roles: [role] }).catch(async (error: unknown) => {
    await client.users.del({ id })
    throw error
  })
  return id
}

function splitName(fullName: string): { firstName?: string; lastName?: string } {
  const [firstName, ...rest] = fullName.trim().split(/\s+/)
  if (firstName === undefined || firstName === '') return {}
  return rest.length === 0 ? { firstName } : { firstName, lastName: rest.join(' ') }
}
