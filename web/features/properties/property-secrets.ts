import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChangeSecretInput, MarkSecretInput } from '#api/contract/property-secrets.ts'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'
import { toastFailed } from '#web/ui/toast.ts'

/** What was taken for a secret in a property's texts. */
export const useSecrets = (propertyId: string) =>
  useQuery({
    queryKey: queryKeys.propertySecrets(propertyId),
    queryFn: ({ signal }) => call('listPropertySecrets', { params: { id: propertyId } }, { signal }),
  })

/** Says that it is a secret or none, and from when guests may have it. */
export function useChangeSecret(propertyId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ secretId, ...body }: ChangeSecretInput & { secretId: string }) =>
      call('changeSecret', { params: { id: propertyId, secretId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.propertySecrets(propertyId) }),
    onError: () => toastFailed(say.properties.secrets.failedToSave),
  })
}

/** Marks a piece of the property's texts as a secret. */
export function useMarkSecret(propertyId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: MarkSecretInput) => call('markSecret', { params: { id: propertyId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.propertySecrets(propertyId) }),
  })
}
