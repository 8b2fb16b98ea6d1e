import { useSyncExternalStore } from 'react'

const texts = new Map<string, string>()
const listeners = new Set<() => void>()

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const begunText = (chatId: string): string => texts.get(chatId) ?? ''

/** What was begun in a chat is there again when the host comes back to it. */
export function keepBegunText(chatId: string, text: string): void {
  if (text === '') texts.delete(chatId)
  else texts.set(chatId, text)
  for (const notify of listeners) notify()
}

export const useBegunText = (chatId: string): string => useSyncExternalStore(subscribe, () => begunText(chatId))
