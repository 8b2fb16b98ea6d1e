import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import type CredentialRepresentation from '@keycloak/keycloak-admin-client/lib/defs/credentialRepresentation.js'
import type UserRepresentation from '@keycloak/keycloak-admin-client/lib/defs/userRepresentation.js'
import { AppError } from '#workflows/domain/errors.ts'
import { isRecord } from '#workflows/domain/is-record.ts'

/** A user as Keycloak answers it: with an id and whether they may sign in, always. */
export type KnownUser = UserRepresentation & { id: string; enabled: boolean }

/** Keycloak said nothing, whoever answered in its place. */
export const noAnswer = (message: string, cause?: unknown): AppError =>
  new AppError('upstream_unavailable', { message, code: 'identity_away', retryAfterSeconds: 2, cause })

/**
 * Its client hands out whatever came with a 200: also a proxy's page, or the answer of another. That is nobody's word about
 * an account. @throws AppError upstream_unavailable.
 */
export function readUsers(answer: unknown): KnownUser[] {
  if (Array.isArray(answer) && answer.every(isKnown)) return answer
  throw noAnswer('In place of users somebody answers something else')
}

/** The names of a list of roles. @throws AppError upstream_unavailable, as `readUsers`. */
export function readRoleNames(answer: unknown): string[] {
  if (Array.isArray(answer) && answer.every(isNamed)) return answer.map(({ name }) => name)
  throw noAnswer('In place of roles somebody answers something else')
}

/** @throws AppError upstream_unavailable, as `readUsers`. */
export function readCredentials(answer: unknown): CredentialRepresentation[] {
  if (Array.isArray(answer) && answer.every(isRecord)) return answer
  throw noAnswer('In place of credentials somebody answers something else')
}

/** Null where Keycloak, or somebody in its place, does not find the user. @throws AppError upstream_unavailable. */
export async function findUser(client: KeycloakAdminClient, id: string): Promise<KnownUser | null> {
  // findOne answers null for 404, whatever its type says.
  const user: unknown = await client.users.findOne({ id })
  if (user === null || user === undefined) return null
  if (isKnown(user) && user.id === id) return user
  throw noAnswer('In place of a user somebody answers something else')
}

const isKnown = (user: unknown): user is KnownUser =>
  isRecord(user) && typeof user.id === 'string' && typeof user.enabled === 'boolean'

const isNamed = (role: unknown): role is { name: string } => isRecord(role) && typeof role.name === 'string'
