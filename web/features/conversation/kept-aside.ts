import { useMemo } from 'react'
import type { ChatView } from '#api/contract/chats.ts'
import { type Kept, useKept } from '#web/lib/kept.ts'
import type { Aside } from './aside.ts'

const asideOf = (what: object): { aside?: Aside } => what

type KeptAside = { key: string; atMs: number; aside: Aside }

/** What is said of a chat and kept until there is a line, the newest; not what was refused, or taken back. */
export function useKeptAside(chatId: string): KeptAside | undefined {
  const kept = useKept()
  return useMemo(() => {
    const isOpen = (one: Kept) => one.chatId === chatId && one.refused === undefined && one.isUnwanted !== true
    const all = kept.filter(isOpen).flatMap(({ key, atMs, what }) => {
      const { aside } = asideOf(what)
      return aside === undefined ? [] : [{ key, atMs, aside }]
    })
    return all.at(-1)
  }, [kept, chatId])
}

/** The chat as it will be once what is kept of it is done. */
export function useAsKept(chat: ChatView): ChatView {
  const kept = useKeptAside(chat.id)
  if (kept === undefined) return chat
  const { aside, atMs } = kept
  switch (aside.verb) {
    case 'dismiss':
      return { ...chat, queue: null, dismissedAt: new Date(atMs).toISOString() }
    case 'snooze':
      return { ...chat, snoozedUntil: aside.until }
    case 'reopen':
      return { ...chat, queue: chat.queue ?? 'answer', dismissedAt: null, snoozedUntil: null }
  }
}
