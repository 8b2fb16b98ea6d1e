import { useMutation, useQuery } from '@tanstack/react-query'
import { call, type RequestTo } from '#web/lib/api-client.ts'
import { isGoingOn } from '#web/lib/is-going-on.ts'
import { loadTexts } from '#web/texts/say.ts'

const LOOK_EVERY_MS = 500
/** Somebody should have begun by then. */
const SLOW_MS = 8_000

export type TestInput = RequestTo<'startCheck'>['body']

/** Has a mailbox tested, and follows it step by step until it is over. */
export function useConnectionTest() {
  const start = useMutation({ mutationFn: (body: TestInput) => call('startCheck', { body }) })
  const id = start.data?.id
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['settings', 'check', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const [check] = await Promise.all([
        call('readCheck', { params: { id: id ?? '' } }, { signal }),
        loadTexts('faults'),
      ])
      return check
    },
    refetchInterval: ({ state }) => (state.data === undefined || isGoingOn(state.data) ? LOOK_EVERY_MS : false),
    gcTime: 0,
  })
  const isWaited = id !== undefined && error === null && (data === undefined || isGoingOn(data))
  return {
    begin: start.mutate,
    check: data,
    isBusy: start.isPending || isWaited,
    isSlow: data?.state === 'waiting' && dataUpdatedAt - start.submittedAt > SLOW_MS,
    error: start.error ?? error,
  }
}
