import { useQuery } from '@tanstack/react-query'
import type { PropertyView } from '#api/contract/properties.ts'
import type { SourceView } from '#api/contract/sources.ts'
import { callJson } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

export const useProperty = (propertyId: string | undefined): PropertyView | undefined =>
  useQuery({
    queryKey: queryKeys.property(propertyId ?? ''),
    queryFn: ({ signal }) => callJson<PropertyView>(`/properties/${propertyId}`, { signal }),
    enabled: propertyId !== undefined,
  }).data

/** The source's name, or its address. */
export const useSourceName = (sourceId: string): string | undefined =>
  useQuery({
    queryKey: queryKeys.sources,
    queryFn: ({ signal }) => callJson<SourceView[]>('/settings/users/sources', { signal }),
    select: (sources) => {
      const source = sources.find(({ id }) => id === sourceId)
      return source?.name ?? source?.identifier
    },
  }).data
