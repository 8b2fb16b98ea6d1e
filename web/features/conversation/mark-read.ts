import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#web/lib/api-client.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** So long in a window that has the focus, and somebody has seen it. */
const SEEN_AFTER_MS = 1_000

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus()

/** Says that a chat was read once somebody has had it before them for a moment; `newest` is when it last got a message. */
export function useMarkRead(chatId: string, unread: number, newest: string | undefined): void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => call('markChatRead', { params: { id: chatId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.chats }),
    onError: logFailure,
  })
  useEffect(() => {
    if (unread === 0 || newest === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = isLookedAt() ? setTimeout(mutate, SEEN_AFTER_MS) : undefined
    }
    look()
    const moments = ['focus', 'blur', 'visibilitychange'] as const
    for (const moment of moments) window.addEventListener(moment, look)
    return () => {
      clearTimeout(timer)
      for (const moment of moments) window.removeEventListener(moment, look)
    }
  }, [unread, newest, mutate])
}
