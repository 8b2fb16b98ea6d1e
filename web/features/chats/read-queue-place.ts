import { useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import type { ChatFilter } from './read-chats.ts'

/** Where a chat stands among those that wait, as the server knows: the list has been read only as far as it was looked at. */
export const useQueuePlace = (chatId: string, { queue, ...filter }: ChatFilter, { enabled }: { enabled: boolean }) => {
  const of = queue ?? 'all'
  return useQuery({
    queryKey: queryKeys.queuePlace(chatId, { queue, ...filter }),
    queryFn: ({ signal }) =>
      of === 'automatic'
        ? Promise.resolve(null)
        : call('findQueuePlace', { params: { id: chatId }, query: { ...filter, queue: of } }, { signal }),
    enabled: enabled && of !== 'automatic',
  })
}
