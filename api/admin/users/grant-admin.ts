import { ADMIN_ROLE } from '#api/contract/roles.ts'
import type { UserView } from '#api/contract/users.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { changeAdministrators } from './change-administrators.ts'
import { getUser } from './find-user.ts'
import { realmRole } from './realm-role.ts'
import { toUserView } from './user-view.ts'

type GrantAdminInput = { params: { id: string } }

/** Gives `app-admin`. Giving it again changes nothing. @throws AppError not_found. */
export async function grantAdmin(context: HostContext, { params: { id } }: GrantAdminInput): Promise<UserView> {
  const { keycloak } = context.deps.authenticator
  const user = await keycloak.ask((client) => getUser(client, id))
  await changeAdministrators(context, {
    action: 'user.grant_admin',
    user,
    apply: async (client) => {
      await client.users.addRealmRoleMappings({ id, roles: [await realmRole(client, ADMIN_ROLE)] })
    },
  })
  return toUserView(user, true)
}
