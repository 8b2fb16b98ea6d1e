import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** Deletes a property; its chats stay. */
export function useDeleteProperty(propertyId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('deleteProperty', { params: { id: propertyId } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: queryKeys.property(propertyId) })
      return client.invalidateQueries({ queryKey: queryKeys.properties })
    },
  })
}
