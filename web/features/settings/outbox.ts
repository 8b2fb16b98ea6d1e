import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

const LOOK_AGAIN_MS = 5_000

/** What waits to be told to n8n: looked at again every few seconds while it is shown. */
export const useOutbox = () =>
  useQuery({
    queryKey: queryKeys.outbox,
    queryFn: ({ signal }) => call('readOutbox', {}, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  })

/** Tries at once what waits and what was given up. */
export function useRetryOutbox() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('retryOutbox', {}),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.outbox }),
  })
}
