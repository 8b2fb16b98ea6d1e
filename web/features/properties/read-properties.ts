import { useQuery } from '@tanstack/react-query'
import { callAllPages } from '#web/lib/all-pages.ts'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** All the host's properties, newest first. */
export const useProperties = () =>
  useQuery({
    queryKey: [...queryKeys.properties, 'all'],
    queryFn: ({ signal }) => callAllPages('listProperties', {}, signal),
  })

export const useProperty = (propertyId: string) =>
  useQuery({
    queryKey: queryKeys.property(propertyId),
    queryFn: ({ signal }) => call('getProperty', { params: { id: propertyId } }, { signal }),
  })
