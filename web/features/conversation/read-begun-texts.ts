import { useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** What the host has begun to write in a chat, in any of their windows. */
export const useBegunTexts = (chatId: string) =>
  useQuery({
    queryKey: queryKeys.begun(chatId),
    queryFn: ({ signal }) => call('listBegunTexts', { params: { id: chatId } }, { signal }),
  })
