import { useQuery } from '@tanstack/react-query'
import type { PropertyView } from '#api/contract/properties.ts'
import { callAllPages } from '#web/lib/all-pages.ts'
import { callJson } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** All the host's properties, newest first. */
export const useProperties = () =>
  useQuery({
    queryKey: [...queryKeys.properties, 'all'],
    queryFn: ({ signal }) => callAllPages<PropertyView>('/properties', signal),
  })

export const useProperty = (propertyId: string) =>
  useQuery({
    queryKey: queryKeys.property(propertyId),
    queryFn: ({ signal }) => callJson<PropertyView>(`/properties/${propertyId}`, { signal }),
  })
