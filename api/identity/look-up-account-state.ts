import type { AccountState } from '#api/identity/account-states.ts'
import type { KeycloakAdmin } from '#api/identity/keycloak-admin.ts'

/** Asks Keycloak who somebody is now: a deleted user is one who is not enabled. Roles include those of groups and composites. */
export const lookUpAccountState =
  (keycloak: KeycloakAdmin) =>
  (kcSub: string): Promise<AccountState> =>
    keycloak.ask(async ({ users }) => {
      const user = await users.findOne({ id: kcSub })
      // findOne answers null for 404, whatever its type says.
      if (user?.enabled !== true) return { isEnabled: false, roles: new Set<string>() }
      const roles = await users.listCompositeRealmRoleMappings({ id: kcSub })
      return { isEnabled: true, roles: new Set(roles.flatMap(({ name }) => name ?? [])) }
    })
