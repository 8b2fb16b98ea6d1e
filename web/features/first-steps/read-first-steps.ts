import { useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

const LOOK_EVERY_MS = 5_000

/** What has been done so far: looked at again while something is left, as a mailbox opens and a draft leaves by themselves. */
export const useFirstSteps = () =>
  useQuery({
    queryKey: queryKeys.firstSteps,
    queryFn: ({ signal }) => call('readFirstSteps', {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.isConnected && state.data.hasApproved ? false : LOOK_EVERY_MS),
  })
