import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PropertyInput } from '#api/contract/properties.ts'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** Adds a property, or replaces the one whose id is given. */
export function useSaveProperty(propertyId: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PropertyInput) =>
      propertyId === undefined
        ? call('createProperty', { body })
        : call('updateProperty', { params: { id: propertyId }, body }),
    onSuccess: (property) => {
      client.setQueryData(queryKeys.property(property.id), property)
      return client.invalidateQueries({ queryKey: queryKeys.properties })
    },
  })
}
