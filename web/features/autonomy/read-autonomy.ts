import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SetRungInput } from '#api/contract/autonomy.ts'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { toastFailed } from '#web/ui/toast.ts'

export const useConfidenceReport = () =>
  useQuery({
    queryKey: queryKeys.confidence,
    queryFn: ({ signal }) => call('readConfidenceReport', {}, { signal }),
  })

export const useRungs = () =>
  useQuery({ queryKey: queryKeys.rungs, queryFn: ({ signal }) => call('listRungs', {}, { signal }) })

export const usePropertyNames = () =>
  useQuery({
    queryKey: queryKeys.properties,
    queryFn: ({ signal }) => call('listProperties', {}, { signal }),
    select: (properties) => properties.map(({ id, name }) => ({ id, name })),
  })

/** Sets a rung by hand. */
export function useSetRung(failedText: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ propertyId, ...body }: SetRungInput & { propertyId: string }) =>
      call('setRung', { params: { id: propertyId }, body }),
    onError: () => toastFailed(failedText),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.rungs }),
  })
}
