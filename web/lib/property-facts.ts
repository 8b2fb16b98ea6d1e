import { useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** What is known of a property from its texts. */
export const useFacts = (propertyId: string) =>
  useQuery({
    queryKey: queryKeys.propertyFacts(propertyId),
    queryFn: ({ signal }) => call('listPropertyFacts', { params: { id: propertyId } }, { signal }),
  })
