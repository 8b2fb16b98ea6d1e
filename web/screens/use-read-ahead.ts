import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchChat, fetchMessages } from '#web/features/conversation/read-conversation.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { useIsOnline } from '#web/lib/use-online.ts'

/** A host reads what is open first. */
const AFTER_MS = 1_000

/** Has the chat that opens next at hand before it is asked for: it opens at once, and without a line too. */
export function useReadAhead(chatId: string | undefined): void {
  const client = useQueryClient()
  const isOnline = useIsOnline()
  useEffect(() => {
    if (chatId === undefined || !isOnline) return
    const timer = setTimeout(() => {
      // What is known of it may reach further back than the newest page.
      if (client.getQueryData(queryKeys.messages(chatId)) !== undefined) return
      void client.prefetchQuery({
        queryKey: queryKeys.messages(chatId),
        queryFn: ({ signal }) => fetchMessages(chatId, signal),
      })
      void client.prefetchQuery({
        queryKey: queryKeys.chat(chatId),
        queryFn: ({ signal }) => fetchChat(chatId, signal),
      })
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [client, chatId, isOnline])
}
