import type { UserView } from '#api/contract/users.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { readUsers } from '#api/identity/keycloak-answers.ts'
import { listAdministrators } from './find-user.ts'
import { toUserView } from './user-view.ts'

type SearchUsersInput = { query: { search: string } }

const MOST_USERS = 500

/** Users whose name, email or username holds the search, at most 500 by email; without a search, no administrator is missing. @throws AppError upstream_unavailable. */
export async function searchUsers({ deps }: HostContext, { query }: SearchUsersInput): Promise<UserView[]> {
  const search = query.search.trim()
  return deps.authenticator.keycloak.ask(async (client) => {
    const [found, administrators] = await Promise.all([
      client.users.find({
        max: MOST_USERS,
        briefRepresentation: true,
        ...(search === '' ? {} : { search: `*${search}*` }),
      }),
      listAdministrators(client),
    ])
    const adminIds = new Set(administrators.map(({ id }) => id))
    const listed = [...readUsers(found), ...(search === '' ? administrators : [])]
    const unique = new Map(listed.map((user) => [user.id, user]))
    return [...unique.values()]
      .map((user) => toUserView(user, adminIds.has(user.id)))
      .toSorted((a, b) => a.email.localeCompare(b.email) || a.username.localeCompare(b.username))
  })
}
