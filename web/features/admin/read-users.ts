import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UserView } from '#api/contract/users.ts'
import { callJson } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** Users by name, email or username; all of them without a search. */
export const useUsers = (search: string) =>
  useQuery({
    queryKey: queryKeys.users(search),
    queryFn: ({ signal }) => callJson<UserView[]>(`/admin/users?${new URLSearchParams({ search })}`, { signal }),
    placeholderData: keepPreviousData,
  })
