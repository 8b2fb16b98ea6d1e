import { queryOptions, useQuery } from '@tanstack/react-query'
import { WRITING_MS } from '#api/contract/message-limits.ts'
import { call } from './api-client.ts'
import { queryKeys } from './query-keys.ts'

/** What the host has begun to write in a chat, in any of their windows. */
export const unsentTexts = (chatId: string) =>
  queryOptions({
    queryKey: queryKeys.unsent(chatId),
    queryFn: ({ signal }) => call('listUnsentTexts', { params: { id: chatId } }, { signal }),
  })

/** Whether somebody has written in a chat just now, as far as it was read: while they do, its deadline waits. */
export function useWritesIn(chatId: string, now: Date): boolean {
  const { data = [] } = useQuery({ ...unsentTexts(chatId), enabled: false })
  return data.some(({ writtenAt }) => Date.parse(writtenAt) + WRITING_MS > now.getTime())
}
