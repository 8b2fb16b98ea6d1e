import { useQuery } from '@tanstack/react-query'
import type { SourceView } from '#api/contract/sources.ts'
import { callAllPages } from '#web/lib/all-pages.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

export const useSources = () =>
  useQuery({
    queryKey: queryKeys.sources,
    queryFn: ({ signal }) => callAllPages<SourceView>('/settings/users/sources', signal),
  })
