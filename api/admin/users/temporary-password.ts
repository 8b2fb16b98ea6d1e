import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { NetworkError } from '@keycloak/keycloak-admin-client'
import { TEMPORARY_PASSWORD_HOURS } from '#api/contract/told-figures.ts'
import { findUser, readCredentials } from '#api/identity/keycloak-answers.ts'
import type { Database } from '#prisma/client.ts'

export const MUST_CHANGE = 'UPDATE_PASSWORD'
/** So much may Keycloak's clock be ahead of PostgreSQL's. */
const CLOCKS_APART_MS = 60_000

export type Given = { kcSub: string; givenAt: Date }

/** Keeps that a temporary password was given now, and answers until when it may be used. @throws Error where it was not kept. */
export async function keepExpiry(engineDb: Database, kcSub: string): Promise<Date> {
  const [kept] = await engineDb.$queryRaw<{ expiresAt: Date }[]>`
    insert into temporary_password (kc_sub, given_at, expires_at)
    values (${kcSub}, now(), now() + make_interval(hours => ${TEMPORARY_PASSWORD_HOURS}::int))
    on conflict (kc_sub) do update set given_at = excluded.given_at, expires_at = excluded.expires_at
    returning expires_at as "expiresAt"`
  if (kept === undefined) throw new Error('The expiry of a temporary password was not kept')
  return kept.expiresAt
}

/** A temporary password that nobody was told: from now on it is one that has expired. */
export async function endExpiry(engineDb: Database, kcSub: string): Promise<void> {
  await engineDb.$executeRaw`update temporary_password set expires_at = now() where kc_sub = ${kcSub}`
}

/** Takes away the password that was given, where it has not been changed since. True where there was one. @throws AppError upstream_unavailable. */
export async function takeUnusedPassword(client: KeycloakAdminClient, { kcSub: id, givenAt }: Given): Promise<boolean> {
  const passwords = await unusedPasswords(client, id)
  const given = passwords.filter(({ createdDate = 0 }) => createdDate <= givenAt.getTime() + CLOCKS_APART_MS)
  for (const { id: credentialId = '' } of given) {
    await client.users.deleteCredential({ id, credentialId }).catch(unlessGone)
  }
  return given.length > 0
}

/** Whether somebody has to set a password and has none: a temporary one was given and has expired. @throws AppError upstream_unavailable. */
export async function hasExpiredPassword(client: KeycloakAdminClient, id: string): Promise<boolean> {
  const user = await findUser(client, id)
  return user?.requiredActions?.includes(MUST_CHANGE) === true && (await passwordsOf(client, id)).length === 0
}

async function unusedPasswords(client: KeycloakAdminClient, id: string) {
  const user = await findUser(client, id)
  return user?.requiredActions?.includes(MUST_CHANGE) === true ? passwordsOf(client, id) : []
}

const passwordsOf = async (client: KeycloakAdminClient, id: string) =>
  readCredentials(await client.users.getCredentials({ id })).filter(({ type }) => type === 'password')

/** Another process was quicker. */
function unlessGone(error: unknown): void {
  if (!(error instanceof NetworkError && error.response.status === 404)) throw error
}
