import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MeView } from '#api/contract/me.ts'
import { ADMIN_ROLE } from '#api/contract/roles.ts'
import { call } from './api-client.ts'
import { queryKeys } from './query-keys.ts'

export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  queryFn: ({ signal }) => call('readMe', {}, { signal }),
})

/** The signed-in host, the drafter, and what an operator's switches change. */
export const useMe = () => useQuery({ ...meQuery, refetchInterval: 60_000 })

export const isAdmin = (me: MeView | undefined): boolean => me?.roles.includes(ADMIN_ROLE) ?? false
