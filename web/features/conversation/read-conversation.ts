import { useQuery } from '@tanstack/react-query'
import type { ChatView } from '#api/contract/chats.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { callJson, callPage, type Page } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** The open conversation is read again this often (specification, section 9), also while the live stream works. */
const RELOAD_MS = 5_000

/** @throws ApiError */
export const fetchChat = (chatId: string, signal?: AbortSignal) => callJson<ChatView>(`/chats/${chatId}`, { signal })

/** The newest page, oldest message first. @throws ApiError */
export const fetchMessages = (chatId: string, signal?: AbortSignal): Promise<Page<MessageView>> =>
  callPage<MessageView>(`/chats/${chatId}/messages`, { signal })

export const useChat = (chatId: string) =>
  useQuery({ queryKey: queryKeys.chat(chatId), queryFn: ({ signal }) => fetchChat(chatId, signal) })

export const useMessages = (chatId: string) =>
  useQuery({
    queryKey: queryKeys.messages(chatId),
    queryFn: ({ signal }) => fetchMessages(chatId, signal),
    refetchInterval: RELOAD_MS,
  })
