import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ChatView } from '#api/contract/chats.ts'
import { useChatFilter } from '#web/features/chats/chat-filter.ts'
import { useChats } from '#web/features/chats/read-chats.ts'
import { useOnDecided } from '#web/features/conversation/on-decided.ts'
import { countOf, useChatCounts } from '#web/lib/chat-counts.ts'
import { isWriting, noteUnseen } from '#web/lib/lost-focus.ts'
import { paths } from '#web/lib/paths.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { itList } from '#web/texts/it-list.ts'
import { Button } from '#web/ui/button.tsx'
import { type DecidedChat, decidedBefore, stillDecided } from './decided-chats.ts'

/** The chat after this one, of those that wait; behind the last again the first. */
export const nextOf = (waiting: ChatView[], chatId: string): ChatView | undefined => {
  const others = waiting.filter(({ id }) => id !== chatId)
  const at = waiting.findIndex(({ id }) => id === chatId)
  return others[at] ?? others[0]
}

/**
 * Where this chat stands among those that wait, '3 di 12'. Once it is decided the next one opens; while its host writes on in this
 * one, that is offered.
 */
export default function QueuePlace({ chatId }: { chatId: string }) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { filter } = useChatFilter()
  const { data = [], hasNextPage, dataUpdatedAt } = useChats(filter)
  const counts = useChatCounts().data
  const decided = stillDecided(decidedBefore(state), data, dataUpdatedAt)
  const waiting = data.filter((chat) => decided.every(({ id }) => id !== chat.id))
  const goOn = (done: DecidedChat[]) => {
    const next = nextOf(waiting, chatId)
    if (next) void navigate({ pathname: paths.chat(next.id), search }, { state: { decided: done } })
    return next
  }
  const [offered, setOffered] = useState<DecidedChat | null>(null)
  const leave = () => goOn(offered === null ? decided : [...decided, offered])
  useOnDecided(chatId, () => {
    const done = { id: chatId, at: Date.now() }
    if (isWriting()) return setOffered(done)
    if (goOn([...decided, done]) === undefined) return
    // The card of the next one gets the focus and its keys; what is pressed before it was seen does nothing.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    noteUnseen()
  })
  useShortcuts({ nextWaiting: () => void leave() })
  const at = waiting.findIndex(({ id }) => id === chatId)
  if (offered !== null && nextOf(waiting, chatId))
    return (
      <Button look="outline" size="small" onClick={() => void leave()} aria-keyshortcuts="n">
        {itList.openNext}
      </Button>
    )
  if (at === -1 || filter.queue === undefined) return null
  const all =
    hasNextPage && counts ? countOf(counts[filter.queue] + decided.length) : String(waiting.length + decided.length)
  return (
    <p className="figures shrink-0 text-small text-muted">
      <span className="sr-only">{itList.waiting} </span>
      {itList.place(decided.length + at + 1, all)}
    </p>
  )
}
