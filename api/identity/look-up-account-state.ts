import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { NetworkError } from '@keycloak/keycloak-admin-client'
import type { KeycloakAdmin } from '#api/identity/keycloak-admin.ts'
import type { AccountAccess } from '#prisma/accounts/account-access.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { findUser, noAnswer, readRoleNames, readUsers } from './keycloak-answers.ts'

/** Who somebody is, as Keycloak says now. Roles include those of groups and composites. */
export type HeardAccount = { access: AccountAccess; roles: string[] }

/**
 * Asks Keycloak who somebody is now. Deleted is one of whom Keycloak itself says that it has no such user: what a proxy
 * answers in its place is no answer.
 * @throws AppError upstream_unavailable.
 */
export const lookUpAccountState =
  (keycloak: KeycloakAdmin) =>
  (kcSub: string): Promise<HeardAccount> =>
    keycloak.ask(async (client) => {
      const [user, roles] = await Promise.all([findUser(client, kcSub), rolesOf(client, kcSub)])
      if (roles === null) return { access: 'deleted', roles: [] }
      if (user === null) throw noAnswer('Keycloak knows roles of a user that it does not find')
      return user.enabled ? { access: 'enabled', roles } : { access: 'disabled', roles: [] }
    })

/** Null where Keycloak has no such user. */
async function rolesOf({ users }: KeycloakAdminClient, id: string): Promise<string[] | null> {
  try {
    return readRoleNames(await users.listCompositeRealmRoleMappings({ id }))
  } catch (error) {
    if (!(error instanceof NetworkError) || error.response.status !== 404) throw error
    if (isNoSuchUser(error.responseData)) return null
    throw noAnswer('Somebody answers 404 in place of Keycloak', error)
  }
}

const isNoSuchUser = (body: unknown) =>
  typeof body === 'object' && body !== null && Reflect.get(body, 'error') === 'User not found'

/** `failures`: why somebody was not heard of, who is in `accesses` then no more than before. */
export type HeardAccesses = { accesses: Map<string, AccountAccess>; failures: AppError[] }

/** More of a page are not asked for alone: it is not one record that Keycloak cannot tell. */
const MOST_FAILURES = 3

/**
 * Asks Keycloak about many people at once. Whom its list does not show is asked for one by one, so that a list which came
 * back empty or in part closes nobody's account; nor does a realm without anybody in it. One whom Keycloak cannot tell
 * takes nothing from what it says of the others.
 * @throws AppError upstream_unavailable where there is no list.
 */
export const lookUpAccess =
  (keycloak: KeycloakAdmin) =>
  async (kcSubs: readonly string[]): Promise<HeardAccesses> => {
    const accesses = await listed(keycloak.ask(({ users }) => listAccess(users, kcSubs)))
    const failures: AppError[] = []
    const missing = kcSubs.filter((kcSub) => !accesses.has(kcSub))
    if (missing.length === 0) return { accesses, failures }
    const anybody = await listed(
      keycloak.ask(async ({ users }) => readUsers(await users.find({ max: 1, briefRepresentation: true }))),
    )
    if (anybody.length === 0) throw noAnswer('Keycloak shows nobody at all')
    for (const kcSub of missing) {
      const heard = await lookUpAccountState(keycloak)(kcSub).catch(asFailure)
      if (!(heard instanceof AppError)) accesses.set(kcSub, heard.access)
      else if (failures.push(heard) >= MOST_FAILURES) break
    }
    return { accesses, failures }
  }

function asFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  throw error
}

/** A list is always there: where it is not found, it was not Keycloak that answered. */
const listed = <T>(asking: Promise<T>): Promise<T> =>
  asking.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.kind !== 'not_found') throw error
    throw noAnswer('Somebody answers 404 in place of Keycloak', error)
  })

async function listAccess(users: KeycloakAdminClient['users'], kcSubs: readonly string[]) {
  const search = `id:${kcSubs.join(' ')}`
  const shown = readUsers(await users.find({ search, max: kcSubs.length, briefRepresentation: true }))
  const asked = new Set(kcSubs)
  const accesses = new Map<string, AccountAccess>()
  for (const { id, enabled } of shown) if (asked.has(id)) accesses.set(id, enabled ? 'enabled' : 'disabled')
  return accesses
}
