import { useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

const EVERY_MS = 60_000

/** Much trouble within minutes: what goes on first, then the newest. For administrators; the live stream says when to read again. */
export const useAlerts = () =>
  useQuery({
    queryKey: queryKeys.alerts,
    queryFn: ({ signal }) => call('listAlerts', {}, { signal }),
    refetchInterval: EVERY_MS,
  })
