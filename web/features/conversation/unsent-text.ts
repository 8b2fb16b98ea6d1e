import { useSyncExternalStore } from 'react'

const texts = new Map<string, string>()
const listeners = new Set<() => void>()

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const unsentText = (chatId: string): string => texts.get(chatId) ?? ''

/** What was written in a chat and not sent is there again when the host comes back to it. */
export function keepUnsentText(chatId: string, text: string): void {
  if (text === '') texts.delete(chatId)
  else texts.set(chatId, text)
  for (const notify of listeners) notify()
}

export const useUnsentText = (chatId: string): string => useSyncExternalStore(subscribe, () => unsentText(chatId))
