import { useQuery } from '@tanstack/react-query'
import type { MeView } from '#api/contract/me.ts'
import { ADMIN_ROLE } from '#api/contract/roles.ts'
import { call } from './api-client.ts'
import { queryKeys } from './query-keys.ts'

/** The signed-in host, the drafter, and what an operator's switches change. */
export const useMe = () =>
  useQuery({
    queryKey: queryKeys.me,
    queryFn: ({ signal }) => call('readMe', {}, { signal }),
    refetchInterval: 60_000,
  })

export const isAdmin = (me: MeView | undefined): boolean => me?.roles.includes(ADMIN_ROLE) ?? false
