import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** Users by name, email or username; all of them without a search. */
export const useUsers = (search: string) =>
  useQuery({
    queryKey: queryKeys.users(search),
    queryFn: ({ signal }) => call('searchUsers', { query: { search } }, { signal }),
    placeholderData: keepPreviousData,
  })
