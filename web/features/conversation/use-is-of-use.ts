import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { splitAtPlaceholders } from '#api/contract/placeholders.ts'
import type { Page } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** Codes are put in where a draft leaves, and into no reply that is written by hand. */
const isPlain = (text: string) => splitAtPlaceholders(text).every(({ kind }) => kind === null)

/** What its host rejected, or came to too late. */
const isUnused = ({ kind, status, is_discarded, fallback_sent, text }: MessageView) =>
  kind === 'draft' && (is_discarded || fallback_sent) && status !== 'superseded' && text !== '' && isPlain(text)

/** Of the draft that nothing of ours has followed but its fallback: its guest still waits for an answer, and its words may be half of one. */
export function useIsOfUse(message: MessageView): boolean {
  const client = useQueryClient()
  return useSyncExternalStore(
    (notify) => client.getQueryCache().subscribe(notifyManager.batchCalls(notify)),
    () => {
      if (!isUnused(message)) return false
      // From the cache: what reads it draws these messages itself.
      const known = client.getQueryData<Page<MessageView>>(queryKeys.messages(message.chatId))?.items
      return known?.findLast(({ kind }) => kind !== 'guest' && kind !== 'fallback')?.id === message.id
    },
  )
}
