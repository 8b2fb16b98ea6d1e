import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { UserView } from '#api/contract/users.ts'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

const ALL = queryKeys.users('').slice(0, 1)

/** Shows the change at once, takes it back when the call fails, and reads the list again in any case. */
function optimistic(client: QueryClient, change: (user: UserView) => UserView) {
  return {
    onMutate: async (user: UserView) => {
      await client.cancelQueries({ queryKey: ALL })
      const before = client.getQueriesData<UserView[]>({ queryKey: ALL })
      client.setQueriesData<UserView[]>({ queryKey: ALL }, (users) =>
        users?.map((known) => (known.id === user.id ? change(known) : known)),
      )
      return { before }
    },
    onError: (
      _error: Error,
      _user: UserView,
      context: { before: [readonly unknown[], UserView[] | undefined][] } | undefined,
    ) => {
      for (const [key, users] of context?.before ?? []) client.setQueryData(key, users)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ALL }),
  }
}

/** Grants or revokes the administrator role, whichever the user has not. */
export function useToggleAdmin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (user: UserView) => call(user.isAdmin ? 'revokeAdmin' : 'grantAdmin', { params: { id: user.id } }),
    ...optimistic(client, (user) => ({ ...user, isAdmin: !user.isAdmin })),
  })
}

const otherStatus = (user: UserView) => (user.status === 'active' ? 'disabled' : 'active')

/** Activates or disables, whichever the user is not. */
export function useToggleStatus() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (user: UserView) =>
      call('setUserStatus', { params: { id: user.id }, body: { status: otherStatus(user) } }),
    ...optimistic(client, (user) => ({ ...user, status: otherStatus(user) })),
  })
}
