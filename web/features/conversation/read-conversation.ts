import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MessageView } from '#api/contract/messages.ts'
import { call, callPage, type Page } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'
import { toastFailed } from '#web/ui/toast.ts'
import { loadLongThread } from './long-thread.ts'
import { mergeNewest } from './merge-newest.ts'

/** The open conversation is read again this often (specification, section 9), also while the live stream works. */
const RELOAD_MS = 5_000

/** Whoever reads further back reads on: the largest page. */
const OLDER_PAGE = 500

type Messages = Page<MessageView>

/** @throws ApiError */
export const fetchChat = (chatId: string, signal?: AbortSignal) =>
  call('getChat', { params: { id: chatId } }, { signal })

/** The newest page, oldest message first. @throws ApiError */
export const fetchMessages = (chatId: string, signal?: AbortSignal): Promise<Messages> =>
  callPage('listMessages', { params: { id: chatId } }, { signal })

export const useChat = (chatId: string | undefined) =>
  useQuery({
    queryKey: queryKeys.chat(chatId ?? ''),
    queryFn: ({ signal }) => fetchChat(chatId ?? '', signal),
    enabled: chatId !== undefined,
  })

/** Whether a chat that somebody reads is still coming, and nothing has failed so far. */
export function useIsChatComing(chatId: string): boolean {
  const { isLoading, failureCount } = useQuery({
    queryKey: queryKeys.chat(chatId),
    queryFn: ({ signal }) => fetchChat(chatId, signal),
    enabled: false,
  })
  return isLoading && failureCount === 0
}

export const useMessages = (chatId: string) => {
  const client = useQueryClient()
  const queryKey = queryKeys.messages(chatId)
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const newest = await fetchMessages(chatId, signal)
      // As it is now: what was decided or read meanwhile is newer than the answer.
      return mergeNewest(client.getQueryData<Messages>(queryKey), newest)
    },
    refetchInterval: RELOAD_MS,
  })
}

/** Puts the page before the oldest known message in front: once, also where two asked for it. */
export const useOlderMessages = (chatId: string) => {
  const client = useQueryClient()
  const queryKey = queryKeys.messages(chatId)
  return useMutation({
    mutationFn: async () => {
      const cursor = client.getQueryData<Messages>(queryKey)?.next
      if (!cursor) return null
      await loadLongThread()
      const page = await callPage('listMessages', { params: { id: chatId }, query: { cursor, limit: OLDER_PAGE } })
      return { ...page, before: cursor }
    },
    onError: (error) => {
      logFailure(error)
      toastFailed(failureIt(error, say.inbox.conversation.failed))
    },
    onSuccess: (page) => {
      if (!page) return
      client.setQueryData<Messages>(queryKey, (known) =>
        known?.next === page.before ? { items: [...page.items, ...known.items], next: page.next } : known,
      )
    },
  })
}
