import { useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import type { ChatFilter } from './read-chats.ts'

/** Where a chat stands among those that wait, as the server knows: the list has been read only as far as it was looked at. */
export const useQueuePlace = (chatId: string, { queue, ...filter }: ChatFilter, { enabled }: { enabled: boolean }) => {
  const isOfWaiting = queue === 'approve' || queue === 'answer'
  return useQuery({
    queryKey: queryKeys.queuePlace(chatId, { queue, ...filter }),
    queryFn: ({ signal }) =>
      isOfWaiting
        ? call('findQueuePlace', { params: { id: chatId }, query: { ...filter, queue } }, { signal })
        : Promise.resolve(null),
    enabled: enabled && isOfWaiting,
  })
}
