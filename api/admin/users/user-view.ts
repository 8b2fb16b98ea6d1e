import type UserRepresentation from '@keycloak/keycloak-admin-client/lib/defs/userRepresentation.js'
import type { UserView } from '#api/contract/users.ts'

/** A user as Keycloak answers it: with an id, always. */
export type KnownUser = UserRepresentation & { id: string }

export const isKnown = (user: UserRepresentation): user is KnownUser => user.id !== undefined

export const toUserView = (user: KnownUser, isAdmin: boolean): UserView => ({
  id: user.id,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email ?? '',
  username: user.username ?? '',
  isAdmin,
  status: user.enabled === true ? 'active' : 'disabled',
})
