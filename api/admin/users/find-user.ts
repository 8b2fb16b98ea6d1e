import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { ADMIN_ROLE } from '#api/contract/roles.ts'
import { findUser, type KnownUser, readUsers } from '#api/identity/keycloak-answers.ts'
import { notFound } from '#workflows/domain/errors.ts'

const MOST_ADMINISTRATORS = 500

/** @throws AppError not_found 'User not found'; upstream_unavailable. */
export async function getUser(client: KeycloakAdminClient, id: string): Promise<KnownUser> {
  const user = await findUser(client, id)
  if (user === null) throw notFound('User')
  return user
}

/** Everybody who was given `app-admin`, disabled ones too. @throws AppError upstream_unavailable. */
export async function listAdministrators(client: KeycloakAdminClient): Promise<KnownUser[]> {
  return readUsers(await client.roles.findUsersWithRole({ name: ADMIN_ROLE, first: 0, max: MOST_ADMINISTRATORS }))
}
