import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { NetworkError } from '@keycloak/keycloak-admin-client'
import { adminAuditEntry } from '#api/admin/admin-audit-entry.ts'
import { PAID_ROLE } from '#api/contract/roles.ts'
import { temporaryPassword } from '#api/contract/temporary-password.ts'
import type { CreatePaidUserInput, NewUserResult, UserView } from '#api/contract/users.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { refusalBody } from '#api/http/refusal-body.ts'
import { readUsers } from '#api/identity/keycloak-answers.ts'
import { recordAudit } from '#prisma/audit.ts'
import { withLease } from '#prisma/with-lease.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { getUser, listAdministrators } from './find-user.ts'
import { realmRole } from './realm-role.ts'
import { endExpiry, hasExpiredPassword, keepExpiry, MUST_CHANGE, takeUnusedPassword } from './temporary-password.ts'
import { toUserView } from './user-view.ts'

/**
 * Creates a user with the paid role and a temporary password, or gives a new one to who let the last expire, or was never given one. A
 * password made here is answered once and kept nowhere: it is given last of all, when nothing else can fail any more; one that the
 * administrator chose is not repeated. A taken email or a refused password is `success: false` with the reason.
 * @throws AppError upstream_unavailable when Keycloak is out of reach.
 */
export async function createPaidUser(
  context: HostContext,
  { body }: { body: CreatePaidUserInput },
): Promise<NewUserResult> {
  const generated = body.tempPassword ? undefined : temporaryPassword()
  const password = generated ?? body.tempPassword ?? ''
  const { engineDb } = context.deps
  try {
    // In all processes: who is made just now looks as who was never given a password.
    const { user, expiresAt } = await withLease(engineDb, `user ${body.email.toLowerCase()}`, () =>
      give(context, body, password),
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

const give = (context: HostContext, body: CreatePaidUserInput, password: string) =>
  context.deps.authenticator.keycloak.ask(async (client) => {
    const account = await createUser(client, body, password).catch((error: unknown) =>
      findExpired(client, error, body.email),
    )
    return admit(context, client, { ...account, body, password }).catch(async (error: unknown) => {
      await takeBack(context, client, account)
      throw error
    })
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
 * Gives the paid role, then the password, and answers who it is and until when it works. The audit row and its expiry are written
 * first: wherever this stops, there is no temporary password without them.
 */
async function admit(
  context: HostContext,
  client: KeycloakAdminClient,
  { id, isNew, body, password: value }: Account & { body: CreatePaidUserInput; password: string },
): Promise<{ user: UserView; expiresAt: Date | undefined }> {
  const { engineDb } = context.deps
  await client.users.addRealmRoleMappings({ id, roles: [await realmRole(client, PAID_ROLE)] })
  const [user, administrators] = await Promise.all([getUser(client, id), listAdministrators(client)])
  const detail = { passwordGenerated: !body.tempPassword }
  await recordAudit(engineDb, adminAuditEntry(context, { action: 'user.create_paid', subject: id, detail }))
  const { requirePasswordChange: temporary } = body
  const expiresAt = temporary ? await keepExpiry(engineDb, id) : undefined
  if (temporary || !isNew) {
    await client.users.resetPassword({ id, credential: { type: 'password', value, temporary } })
  }
  const isAdmin = administrators.some((administrator) => administrator.id === id)
  return { user: toUserView(user, isAdmin), expiresAt }
}

/** Nobody knows a password of which no answer came: who was made is none. Where Keycloak cannot be told, it has expired. */
async function takeBack({ deps }: HostContext, client: KeycloakAdminClient, { id, isNew }: Account): Promise<void> {
  await endExpiry(deps.engineDb, id)
  if (isNew) await client.users.del({ id })
  else await takeUnusedPassword(client, { kcSub: id, givenAt: deps.now() })
}

/** Who let a temporary password expire gets the new one. @throws `refusal` for every other reason that nobody was made. */
async function findExpired(client: KeycloakAdminClient, refusal: unknown, email: string): Promise<Account> {
  if (!(refusal instanceof NetworkError && refusal.response.status === 409)) throw refusal
  const [user] = readUsers(await client.users.find({ email, exact: true }))
  if (user === undefined || !(await hasExpiredPassword(client, user.id))) throw refusal
  return { id: user.id, isNew: false }
}

function splitName(fullName: string): { firstName?: string; lastName?: string } {
  const [firstName, ...rest] = fullName.trim().split(/\s+/)
  if (firstName === undefined || firstName === '') return {}
  return rest.length === 0 ? { firstName } : { firstName, lastName: rest.join(' ') }
}
