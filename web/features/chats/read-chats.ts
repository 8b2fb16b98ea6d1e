import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { ChatView } from '#api/contract/chats.ts'
import type { ChatQueue } from '#api/contract/queues.ts'
import { callPage, type Page } from '#web/lib/api-client.ts'
import { PAGE_SIZE } from '#web/lib/first-chats.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

export type ChatFilter = { q?: string; channel?: string; propertyId?: string; queue?: ChatQueue }

export const FIRST_PAGE = ''
const MINUTE_MS = 60_000

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

/** A chat that moved is shown once. */
const shownOnce = (pages: InfiniteData<Page<ChatView>>): ChatView[] => {
  const chats = new Map<string, ChatView>()
  for (const chat of pages.pages.flatMap((page) => page.items)) if (!chats.has(chat.id)) chats.set(chat.id, chat)
  return [...chats.values()]
}

/** One that cannot be read comes last, and leaves the others in their order. */
const momentOf = (iso: string) => Date.parse(iso) || 0

/** last_message_at descending, then createdAt descending (specification, section 4). */
const inOrder = (pages: InfiniteData<Page<ChatView>>): ChatView[] =>
  shownOnce(pages).sort(
    (a, b) =>
      momentOf(b.last_message_at) - momentOf(a.last_message_at) || momentOf(b.createdAt) - momentOf(a.createdAt),
  )

export const useChats = (filter: ChatFilter) =>
  useInfiniteQuery({
    queryKey: queryKeys.chatList(filter),
    queryFn: ({ pageParam, signal }) => fetchChatPage(pageParam, { signal, filter }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page: Page<ChatView>) => page.next ?? undefined,
    // What waits comes in the order in which it presses.
    select: filter.queue ? shownOnce : inOrder,
    // Of those that wait the order changes by the hour, and what was put off comes back.
    refetchInterval: filter.queue === 'approve' || filter.queue === 'answer' ? MINUTE_MS : false,
    // No tab shows for a moment what is another's.
    placeholderData: (previous, query) => (query?.queryKey[2].queue === filter.queue ? previous : undefined),
  })
