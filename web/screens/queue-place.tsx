import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useChatFilter } from '#web/features/chats/chat-filter.ts'
import { useOnDecided } from '#web/features/conversation/on-decided.ts'
import { isWriting, noteUnseen } from '#web/lib/lost-focus.ts'
import { paths } from '#web/lib/paths.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { type DecidedChat, decidedBefore } from './decided-chats.ts'
import { usePlaceInQueue } from './place-in-queue.ts'

/**
 * Where this chat stands among those that wait, '3 di 12'. Once it is decided the next one opens; while its host writes on in this
 * one, that is offered.
 */
export default function QueuePlace({ chatId }: { chatId: string }) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { filter } = useChatFilter()
  const { decided, place, next } = usePlaceInQueue(chatId, filter, decidedBefore(state))
  const goOn = (done: DecidedChat[]) => {
    if (next !== undefined) void navigate({ pathname: paths.chat(next), search }, { state: { decided: done } })
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
  useShortcuts(next === undefined ? {} : { nextWaiting: () => void leave() })
  if (offered !== null && next !== undefined)
    return (
      <Button look="outline" size="small" onClick={() => void leave()} aria-keyshortcuts="n">
        {say.list.openNext}
      </Button>
    )
  if (place === null) return null
  return (
    <p className="figures shrink-0 text-small text-muted">
      <span className="sr-only">{say.list.waiting} </span>
      {say.list.place(place.at, place.all)}
    </p>
  )
}
