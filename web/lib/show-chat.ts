import type { QueryClient } from '@tanstack/react-query'
import type { ChatView } from '#api/contract/chats.ts'
import { queryKeys } from './query-keys.ts'

/** Shows a chat as it was answered, and reads the lists that it stands in again. */
export function showChat(client: QueryClient, chat: ChatView): Promise<void> {
  client.setQueryData(queryKeys.chat(chat.id), chat)
  return client.invalidateQueries({ queryKey: queryKeys.chats })
}
