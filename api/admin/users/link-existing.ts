import { adminAuditEntry } from '#api/admin/admin-audit-entry.ts'
import { PAID_ROLE } from '#api/contract/roles.ts'
import type { LinkExistingInput, NewUserResult, UserView } from '#api/contract/users.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { refusalBody } from '#api/http/refusal-body.ts'
import { type KnownUser, readUsers } from '#api/identity/keycloak-answers.ts'
import { recordAccountChange } from '#prisma/accounts/set-access.ts'
import { recordAudit } from '#prisma/audit.ts'
import { listAdministrators } from './find-user.ts'
import { realmRole } from './realm-role.ts'
import { toUserView } from './user-view.ts'

/**
 * Makes a host of a user that the identity provider already knows. Linking again changes nothing. Unknown: `success: false`.
 * @throws AppError upstream_unavailable when Keycloak is out of reach, or the realm lacks the role.
 */
export async function linkExisting(
  context: HostContext,
  { body }: { body: LinkExistingInput },
): Promise<NewUserResult> {
  const { authenticator, hosts, db } = context.deps
  const user = await authenticator.keycloak.ask(async ({ users }) =>
    readUsers(await users.find({ email: body.email, exact: true })).at(0),
  )
  if (user === undefined) return { success: false, ...refusalBody({ code: 'user_unknown' }) }
  const detail = { activate: body.activate, ensurePaidRole: body.ensurePaidRole }
  await recordAudit(db, adminAuditEntry(context, { action: 'user.link_existing', subject: user.id, detail }))
  const linked = await prepare(context, user, body)
  await hosts.hostOf({
    kcSub: user.id,
    email: user.email ?? body.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || null,
    roles: [],
    expiresAt: new Date(0),
  })
  await db.$transaction((tx) => recordAccountChange(tx, user.id, accessOf(linked, body)))
  authenticator.forget(user.id)
  return { success: true, user: linked }
}

/** Null where nothing was found closed, and nothing opened. */
const accessOf = ({ status }: UserView, { activate }: LinkExistingInput) =>
  activate ? 'enabled' : status === 'disabled' ? 'disabled' : null

async function prepare({ deps }: HostContext, user: KnownUser, { activate, ensurePaidRole }: LinkExistingInput) {
  const linked = activate ? { ...user, enabled: true } : user
  return deps.authenticator.keycloak.ask(async (client) => {
    if (activate && !user.enabled) await client.users.update({ id: user.id }, linked)
    if (ensurePaidRole) {
      await client.users.addRealmRoleMappings({ id: user.id, roles: [await realmRole(client, PAID_ROLE)] })
    }
    const administrators = await listAdministrators(client)
    return toUserView(
      linked,
      administrators.some(({ id }) => id === user.id),
    )
  })
}
