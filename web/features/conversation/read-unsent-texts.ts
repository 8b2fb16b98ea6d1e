import { useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** What the host has begun to write in a chat, in any of their windows. */
export const useUnsentTexts = (chatId: string) =>
  useQuery({
    queryKey: queryKeys.unsent(chatId),
    queryFn: ({ signal }) => call('listUnsentTexts', { params: { id: chatId } }, { signal }),
  })
