import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AcceptProposalInput } from '#api/contract/learning.ts'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { toastFailed } from '#web/ui/toast.ts'

export const useLearning = () =>
  useQuery({ queryKey: queryKeys.learning, queryFn: ({ signal }) => call('readLearning', {}, { signal }) })

function useSettle<T>(failedText: string, mutationFn: (input: T) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onError: () => toastFailed(failedText),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.learning }),
        client.invalidateQueries({ queryKey: queryKeys.properties }),
      ]),
  })
}

/** Makes a sentence of the host's a fact. */
export const useAcceptProposal = (failedText: string) =>
  useSettle(failedText, ({ id, ...body }: AcceptProposalInput & { id: string }) =>
    call('acceptProposal', { params: { id }, body }),
  )

/** Says that it is none. */
export const useDismissProposal = (failedText: string) =>
  useSettle(failedText, (id: string) => call('dismissProposal', { params: { id } }))
