import type { UserView } from '#api/contract/users.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { changeAdministrators } from './change-administrators.ts'
import { getUser, listAdministrators } from './find-user.ts'
import { toUserView } from './user-view.ts'

type SetUserStatusInput = { params: { id: string }; body: { status: 'active' | 'disabled' } }

/**
 * Activates or disables; a disabled user's sessions end, and their tokens are refused within five seconds.
 * @throws AppError not_found; rule_refused 'User has no email'; conflict for the last active administrator.
 */
export async function setUserStatus(context: HostContext, { params, body }: SetUserStatusInput): Promise<UserView> {
  const { keycloak } = context.deps.authenticator
  const { id } = params
  const enabled = body.status === 'active'
  const [user, administrators] = await keycloak.ask((client) =>
    Promise.all([getUser(client, id), listAdministrators(client)]),
  )
  if (!user.email) throw new AppError('rule_refused', { code: 'user_without_email' })
  await changeAdministrators(context, {
    action: enabled ? 'user.activate' : 'user.disable',
    user,
    apply: async (client) => {
      await client.users.update({ id }, { ...(await getUser(client, id)), enabled })
      if (!enabled) await client.users.logout({ id })
    },
  })
  return toUserView(
    { ...user, enabled },
    administrators.some((administrator) => administrator.id === id),
  )
}
