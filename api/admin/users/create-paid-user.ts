import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { NetworkError } from '@keycloak/keycloak-admin-client'
import { adminAuditEntry } from '#api/admin/admin-audit-entry.ts'
import { PAID_ROLE } from '#api/contract/roles.ts'
import { temporaryPassword } from '#api/contract/temporary-password.ts'
import type { CreatePaidUserInput, NewUserResult } from '#api/contract/users.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { refusalBody } from '#api/http/refusal-body.ts'
import { recordAudit } from '#prisma/audit.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { getUser, listAdministrators } from './find-user.ts'
import { realmRole } from './realm-role.ts'
import { hasExpiredPassword, keepExpiry, MUST_CHANGE } from './temporary-password.ts'
import { isKnown, toUserView } from './user-view.ts'

const TIMEOUT_MS = 20_000

/**
 * Creates a user with the paid role and a temporary password, or gives a new one to who let the last expire, or was never given one. A
 * password made here is answered once and kept nowhere;
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
    const { user, expiresAt } = await oneAtATime(context, body.email, () => give(context, body, password))
    await recordAudit(
      context.deps.db,
      adminAuditEntry(context, {
        action: 'user.create_paid',
        subject: user.id,
        detail: { passwordGenerated: generated !== undefined },
      }),
    )
    const shown = {
      ...(generated === undefined ? {} : { tempPassword: generated }),
      ...(expiresAt === undefined ? {} : { tempPasswordExpiresAt: expiresAt.toISOString() }),
    }
    return { success: true, user: { ...user, ...shown } }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.kind !== 'conflict' && error.kind !== 'invalid_input') throw error
    return { success: false, ...refusalBody(error.sentence) }
  }
}

/** In all processes: who is made just now looks as who was never given a password. */
const oneAtATime = <T>({ deps }: HostContext, email: string, work: () => Promise<T>): Promise<T> =>
  deps.db.$transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`user ${email.toLowerCase()}`}, 0))`
      return work()
    },
    { timeout: TIMEOUT_MS, maxWait: TIMEOUT_MS },
  )

const give = (context: HostContext, body: CreatePaidUserInput, password: string) =>
  context.deps.authenticator.keycloak.ask(async (client) => {
    const { id, isNew } = await createUser(client, body, password).catch((error: unknown) =>
      findExpired(client, error, body.email),
    )
    const expiresAt = await admit(context, client, { id, body, password, isNew }).catch(async (error: unknown) => {
      if (isNew) await client.users.del({ id })
      throw error
    })
    const administrators = await listAdministrators(client)
    const isAdmin = administrators.some((administrator) => administrator.id === id)
    return { user: toUserView(await getUser(client, id), isAdmin), expiresAt }
  })

type Account = { id: string; isNew: boolean }

/** One who has to change their password gets it when its expiry is kept: until then they look as who let one expire. */
async function createUser(client: KeycloakAdminClient, input: CreatePaidUserInput, password: string): Promise<Account> {
  const { id } = await client.users.create({
    username: input.email,
    email: input.email,
    emailVerified: input.emailVerified,
    ...splitName(input.fullName ?? ''),
    enabled: true,
    ...(input.requirePasswordChange
      ? { requiredActions: [MUST_CHANGE] }
      : { credentials: [{ type: 'password', value: password, temporary: false }] }),
  })
  return { id, isNew: true }
}

/**
 * Gives the paid role, then the password, and answers until when it works. Its expiry is written first: wherever this stops, there is no
 * temporary password without one.
 */
async function admit(
  { deps }: HostContext,
  client: KeycloakAdminClient,
  { id, isNew, body, password: value }: Account & { body: CreatePaidUserInput; password: string },
): Promise<Date | undefined> {
  await client.users.addRealmRoleMappings({ id, roles: [await realmRole(client, PAID_ROLE)] })
  const { requirePasswordChange: temporary } = body
  const expiresAt = temporary ? await keepExpiry(deps.engineDb, id) : undefined
  if (temporary || !isNew) {
    await client.users.resetPassword({ id, credential: { type: 'password', value, temporary } })
  }
  return expiresAt
}

/** Who let a temporary password expire gets the new one. @throws `refusal` for every other reason that nobody was made. */
async function findExpired(client: KeycloakAdminClient, refusal: unknown, email: string): Promise<Account> {
  if (!(refusal instanceof NetworkError && refusal.response.status === 409)) throw refusal
  const user = (await client.users.find({ email, exact: true })).find(isKnown)
  if (user === undefined || !(await hasExpiredPassword(client, user.id))) throw refusal
  return { id: user.id, isNew: false }
}

function splitName(fullName: string): { firstName?: string; lastName?: string } {
  const [firstName, ...rest] = fullName.trim().split(/\s+/)
  if (firstName === undefined || firstName === '') return {}
  return rest.length === 0 ? { firstName } : { firstName, lastName: rest.join(' ') }
}
