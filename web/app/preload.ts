import type { QueryClient } from '@tanstack/react-query'
import { FIRST_PAGE, fetchChatPage } from '#web/features/chats/read-chats.ts'
import { fetchChat, fetchMessages } from '#web/features/conversation/read-conversation.ts'
import { meQuery } from '#web/lib/me.ts'
import { paths } from '#web/lib/paths.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { Conversation } from '#web/screens/conversation-part.ts'
import type { Begun } from './begin.ts'

const CONVERSATION = /^\/chat\/([0-9a-f-]{36})$/

/** Asks for the code of what the address names while the session opens. */
export function loadFirstParts(pathname: string): void {
  // What fails is asked for again, and reported, where it is shown.
  if (CONVERSATION.test(pathname)) Conversation.ahead().catch(() => undefined)
}

/** Asks for the chat centre's data, unless they are on their way, and who is signed in, while React is still starting. */
export function preloadFirstScreen(client: QueryClient, { pathname, chats }: Begun & { pathname: string }): void {
  void client.prefetchQuery(meQuery)
  if (!pathname.startsWith(paths.chats)) return
  // What has failed is asked for again.
  let ahead = chats
  const firstPage = (signal: AbortSignal) => {
    const page = ahead ?? fetchChatPage(FIRST_PAGE, { signal })
    ahead = null
    return page
  }
  void client.prefetchInfiniteQuery({
    queryKey: queryKeys.chatList({}),
    queryFn: ({ signal }) => firstPage(signal),
    initialPageParam: FIRST_PAGE,
  })
  const chatId = CONVERSATION.exec(pathname)?.[1]
  if (!chatId) return
  void client.prefetchQuery({ queryKey: queryKeys.chat(chatId), queryFn: ({ signal }) => fetchChat(chatId, signal) })
  void client.prefetchQuery({
    queryKey: queryKeys.messages(chatId),
    queryFn: ({ signal }) => fetchMessages(chatId, signal),
  })
}
