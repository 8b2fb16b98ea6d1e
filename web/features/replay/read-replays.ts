import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplayView } from '#api/contract/replays.ts'
import { call, callPage } from '#web/lib/api-client.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { toastFailed } from '#web/ui/toast.ts'

const REPLAYS = ['settings', 'replays'] as const
const LOOK_EVERY_MS = 1_000

/** The last replays; while one runs it is looked at again and again. */
export const useReplays = () =>
  useQuery({
    queryKey: REPLAYS,
    queryFn: ({ signal }) => call('readReplays', {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.replays[0]?.endedAt === null ? LOOK_EVERY_MS : false),
  })

/** Has the past replayed. */
export function useStartReplay(failedText: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (withModel: boolean) => call('startReplay', { body: { withModel } }, { idempotencyKey: randomKey() }),
    onError: () => toastFailed(failedText),
    onSettled: () => client.invalidateQueries({ queryKey: REPLAYS }),
  })
}

/** What a replay has of cases, page by page. */
export const useReplayCases = ({ id }: Pick<ReplayView, 'id'>) =>
  useInfiniteQuery({
    queryKey: [...REPLAYS, id],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        'listReplayCases',
        { params: { id }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
