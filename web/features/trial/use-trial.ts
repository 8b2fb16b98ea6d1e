import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { isGoingOn } from '#web/lib/is-going-on.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

const LOOK_EVERY_MS = 700
const SLOW_MS = 10_000

/** Asks a property as a guest would, and follows the trial until it is over. */
export function useTrial(propertyId: string) {
  const client = useQueryClient()
  const start = useMutation({
    mutationFn: (text: string) => call('startTrial', { params: { id: propertyId }, body: { text } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.firstSteps }),
  })
  const id = start.data?.id
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['trial', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => call('readTrial', { params: { id: id ?? '' } }, { signal }),
    refetchInterval: ({ state }) => (state.data === undefined || isGoingOn(state.data) ? LOOK_EVERY_MS : false),
    gcTime: 0,
  })
  const isWaited = id !== undefined && error === null && (data === undefined || isGoingOn(data))
  return {
    ask: start.mutate,
    trial: data,
    isBusy: start.isPending || isWaited,
    isSlow: isWaited && dataUpdatedAt - start.submittedAt > SLOW_MS,
    error: start.error,
    isGone: error !== null,
  }
}
