import { useSyncExternalStore } from 'react'

/** Answers to parts of a question that were begun: kept in this tab, over a reload and a new sign-in too. */
const keyOf = (chatId: string, asked: string) => `locanda-part ${chatId} ${asked}`

const listeners = new Set<() => void>()

export const partText = (chatId: string, asked: string): string => sessionStorage.getItem(keyOf(chatId, asked)) ?? ''

export function keepPartText(chatId: string, asked: string, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(chatId, asked))
  else sessionStorage.setItem(keyOf(chatId, asked), text)
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

export const usePartText = (chatId: string, asked: string): string =>
  useSyncExternalStore(subscribe, () => partText(chatId, asked))
