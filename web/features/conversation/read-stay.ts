import { useQuery } from '@tanstack/react-query'
import type { PropertyView } from '#api/contract/properties.ts'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** `isComing`: it is being read for the first time. */
export function useStayProperty(propertyId: string | undefined): { property?: PropertyView; isComing: boolean } {
  const { data, isLoading } = useQuery({
    queryKey: queryKeys.property(propertyId ?? ''),
    queryFn: ({ signal }) => call('getProperty', { params: { id: propertyId ?? '' } }, { signal }),
    enabled: propertyId !== undefined,
  })
  return { ...(data && { property: data }), isComing: isLoading }
}

export const useProperty = (propertyId: string | undefined): PropertyView | undefined =>
  useStayProperty(propertyId).property

/** The source's name, or its address. */
export const useSourceName = (sourceId: string): string | undefined =>
  useQuery({
    queryKey: queryKeys.sources,
    queryFn: ({ signal }) => call('listSources', {}, { signal }),
    select: (sources) => {
      const source = sources.find(({ id }) => id === sourceId)
      return source?.name ?? source?.identifier
    },
  }).data
