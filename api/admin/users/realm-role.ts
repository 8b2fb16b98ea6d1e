import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { AppError } from '#workflows/domain/errors.ts'

/** The role as a mapping names it. @throws AppError upstream_unavailable when the realm lacks it. */
export async function realmRole(client: KeycloakAdminClient, name: string): Promise<{ id: string; name: string }> {
  const role = await client.roles.findOneByName({ name })
  if (role?.id !== undefined) return { id: role.id, name }
  throw new AppError('upstream_unavailable', {
    message: `The realm has no role '${name}'`,
    code: 'identity_incomplete',
  })
}
