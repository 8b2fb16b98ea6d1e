import { useSyncExternalStore } from 'react'
import type { MessageView } from '#api/contract/messages.ts'

/** A draft as it was when the host began to edit it, and what they have made of it. `takesFocus`: they have just asked for it. */
export type Edit = { draft: MessageView; text: string; takesFocus?: boolean }

/** One thing of each chat, kept while the page is: it is there again when the host comes back to the chat. */
function keptPerChat<T>() {
  const kept = new Map<string, T>()
  const listeners = new Set<() => void>()
  const subscribe = (notify: () => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  }
  const get = (chatId: string) => kept.get(chatId)
  return {
    get,
    set: (chatId: string, value: T | undefined) => {
      if (value === undefined) kept.delete(chatId)
      else kept.set(chatId, value)
      for (const notify of listeners) notify()
    },
    use: (chatId: string) => useSyncExternalStore(subscribe, () => get(chatId)),
    useIsThere: (chatId: string) => useSyncExternalStore(subscribe, () => kept.has(chatId)),
  }
}

const replies = keptPerChat<string>()
export const unsentText = (chatId: string): string => replies.get(chatId) ?? ''
export const keepUnsentText = (chatId: string, text: string): void => replies.set(chatId, text || undefined)
export const useUnsentText = (chatId: string): string => replies.use(chatId) ?? ''

/** The draft that is being edited in a chat: whatever becomes of it, what was written stays until the host sends or discards it. */
const edits = keptPerChat<Edit>()
export const { get: openEdit, set: keepEdit, use: useEdit, useIsThere: useIsEditing } = edits
