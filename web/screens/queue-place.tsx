import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useChatFilter } from '#web/features/chats/chat-filter.ts'
import { useOnDecided } from '#web/features/conversation/on-decided.ts'
import { isWriting, noteUnseen } from '#web/lib/lost-focus.ts'
import { paths } from '#web/lib/paths.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { onTakenBack } from '#web/lib/taken-back.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { type DecidedChat, decidedBefore } from './decided-chats.ts'
import { usePlaceInQueue } from './place-in-queue.ts'
import { useReadAhead } from './use-read-ahead.ts'

/**
 * Where this chat stands among those that wait, '3 di 12'. Once it is decided the next one opens, and taken back it opens again; while
 * its host writes on in this one, the next is offered.
 */
export default function QueuePlace({ chatId }: { chatId: string }) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { filter } = useChatFilter()
  const { decided, place, next, isNextInReach } = usePlaceInQueue(chatId, filter, decidedBefore(state))
  /** The next one is to open and is not drawn so far. */
  const isLeaving = useRef(false)
  const takenBackAt = useRef(0)
  const goOn = (done: DecidedChat[]) => {
    isLeaving.current = next !== undefined
    if (next !== undefined) void navigate({ pathname: paths.chat(next), search }, { state: { decided: done } })
    return next
  }
  useReadAhead(next)
  const [offered, setOffered] = useState<DecidedChat | null>(null)
  const leave = () => goOn(offered === null ? decided : [...decided, offered])
  useOnDecided(chatId, (askedAt) => {
    // Taken back before all of its answer was read.
    if (askedAt <= takenBackAt.current) return
    const done = { id: chatId, at: Date.now() }
    if (isWriting()) return setOffered(done)
    // Without a line nobody is led to where nothing can be read: what was decided stays in sight.
    const opened = isNextInReach ? goOn([...decided, done]) : undefined
    if (opened === undefined) return
    // The card of the next one gets the focus and its keys; what is pressed before it was seen does nothing.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    noteUnseen(opened)
  })
  // At once, and not when it is answered: no key that follows means the chat that had come in its place.
  const goBack = useEffectEvent((takenBack: string) => {
    const before = decidedBefore(state)
    const left = before.filter(({ id }) => id !== takenBack)
    const isHere = takenBack === chatId
    if (isHere) {
      takenBackAt.current = Date.now()
      setOffered(null)
    }
    if (isHere ? !isLeaving.current : left.length === before.length) return
    isLeaving.current = false
    void navigate({ pathname: paths.chat(takenBack), search }, { state: { decided: left }, replace: isHere })
  })
  useEffect(() => onTakenBack((takenBack) => goBack(takenBack)).end, [])
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
