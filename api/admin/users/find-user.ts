import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { ADMIN_ROLE } from '#api/contract/roles.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { isKnown, type KnownUser } from './user-view.ts'

const MOST_ADMINISTRATORS = 500

/** @throws AppError not_found 'User not found'. */
export async function getUser(client: KeycloakAdminClient, id: string): Promise<KnownUser> {
  // findOne answers null for 404, whatever its type says.
  const user = await client.users.findOne({ id })
  if (!user || !isKnown(user)) throw notFound('User')
  return user
}

/** Everybody who was given `app-admin`, disabled ones too. */
export async function listAdministrators(client: KeycloakAdminClient): Promise<KnownUser[]> {
  const users = await client.roles.findUsersWithRole({ name: ADMIN_ROLE, first: 0, max: MOST_ADMINISTRATORS })
  return users.filter(isKnown)
}
