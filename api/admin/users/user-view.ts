import type { UserView } from '#api/contract/users.ts'
import type { KnownUser } from '#api/identity/keycloak-answers.ts'

/** A person as administrators see them; what Keycloak does not know is empty. */
export const toUserView = (user: KnownUser, isAdmin: boolean): UserView => ({
  id: user.id,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email ?? '',
  username: user.username ?? '',
  isAdmin,
  status: user.enabled ? 'active' : 'disabled',
})
