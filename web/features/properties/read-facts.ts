import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangeFactInput, PropertyFactView } from '#api/contract/property-facts.ts'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'
import { toastFailed } from '#web/ui/toast.ts'

function useFactMutation<T>(propertyId: string, mutationFn: (input: T) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.propertyFacts(propertyId) }),
    onError: () => toastFailed(say.propertyFacts.failedToSave),
  })
}

/** Confirms or corrects a fact. */
export const useChangeFact = (propertyId: string) =>
  useFactMutation(propertyId, ({ factId, ...body }: ChangeFactInput & { factId: string }) =>
    call('changeFact', { params: { id: propertyId, factId }, body }),
  )

/** Says that a fact is none. */
export const useDeleteFact = (propertyId: string) =>
  useFactMutation(propertyId, (factId: string) => call('deleteFact', { params: { id: propertyId, factId } }))

/** Says that a fact holds, and what contradicts it does not. */
export const useSettleFact = (propertyId: string) =>
  useFactMutation(propertyId, async ({ id, contradicts }: PropertyFactView) => {
    await call('changeFact', { params: { id: propertyId, factId: id }, body: { isConfirmed: true } })
    for (const factId of contradicts) await call('deleteFact', { params: { id: propertyId, factId } })
  })
