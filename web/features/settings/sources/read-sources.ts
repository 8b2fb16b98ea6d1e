import { useQuery } from '@tanstack/react-query'
import { callAllPages } from '#web/lib/all-pages.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

export const useSources = () =>
  useQuery({
    queryKey: queryKeys.sources,
    queryFn: ({ signal }) => callAllPages('listSources', {}, signal),
  })
