import { ADMIN_ROLE } from '#api/contract/roles.ts'
import type { UserView } from '#api/contract/users.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { changeAdministrators } from './change-administrators.ts'
import { getUser } from './find-user.ts'
import { realmRole } from './realm-role.ts'
import { toUserView } from './user-view.ts'

type RevokeAdminInput = { params: { id: string } }

/** Takes `app-admin` away. Taking it from somebody without it changes nothing. @throws AppError not_found, conflict for the last one. */
export async function revokeAdmin(context: HostContext, { params: { id } }: RevokeAdminInput): Promise<UserView> {
  const { keycloak } = context.deps.authenticator
  const user = await keycloak.ask((client) => getUser(client, id))
  await changeAdministrators(context, {
    action: 'user.revoke_admin',
    user,
    apply: async (client) => {
      await client.users.delRealmRoleMappings({ id, roles: [await realmRole(client, ADMIN_ROLE)] })
    },
  })
  return toUserView(user, false)
}
