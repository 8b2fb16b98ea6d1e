import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { ChatView } from '#api/contract/chats.ts'
import { callPage, type Page } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

export type ChatFilter = { q?: string; channel?: string; status?: 'pending' }

export const FIRST_PAGE = ''
const PAGE_SIZE = 50

/** The page of chats that a cursor names. @throws ApiError */
export const fetchChatPage = (
  cursor: string,
  { signal, filter = {} }: { signal?: AbortSignal; filter?: ChatFilter },
): Promise<Page<ChatView>> =>
  callPage(
    'listChats',
    { query: { ...filter, limit: PAGE_SIZE, ...(cursor !== FIRST_PAGE && { cursor }) } },
    { signal },
  )

/** last_message_at descending, then createdAt descending (specification, section 4); a chat that moved is shown once. */
export const inOrder = (pages: InfiniteData<Page<ChatView>>): ChatView[] => {
  const chats = new Map<string, ChatView>()
  for (const chat of pages.pages.flatMap((page) => page.items)) if (!chats.has(chat.id)) chats.set(chat.id, chat)
  return [...chats.values()].sort(
    (a, b) =>
      Date.parse(b.last_message_at) - Date.parse(a.last_message_at) ||
      Date.parse(b.createdAt) - Date.parse(a.createdAt),
  )
}

export const useChats = (filter: ChatFilter) =>
  useInfiniteQuery({
    queryKey: queryKeys.chatList(filter),
    queryFn: ({ pageParam, signal }) => fetchChatPage(pageParam, { signal, filter }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page: Page<ChatView>) => page.next ?? undefined,
    select: inOrder,
    placeholderData: (previous) => previous,
  })
