import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { logFailure } from '#web/lib/log-failure.ts'
import { say } from '#web/texts/say.ts'
import { useMessages, useOlderMessages } from './read-conversation.ts'
import { markWords, unmarkWords } from './sought-words.ts'

const SOUGHT = 'sought'
/** Some seconds: what draws a long thread may still be on its way. */
const MOST_FRAMES = 300

/** Shows the message with its words marked, and gives it the focus: keys do nothing to a draft that is out of sight. */
function show(message: HTMLElement, words: string): () => void {
  for (const hidden of message.querySelectorAll('details')) hidden.open = true
  message.classList.add(SOUGHT)
  message.tabIndex = -1
  message.focus({ preventScroll: true })
  message.scrollIntoView({ block: 'center' })
  markWords(message, words)
  return () => {
    message.classList.remove(SOUGHT)
    unmarkWords()
  }
}

/** Leads to the message that the address names, as a row that was found does, however far back it is. */
export function SoughtMessage({ chatId }: { chatId: string }) {
  const { hash, search, key } = useLocation()
  const messageId = hash.slice(1)
  const { data } = useMessages(chatId)
  const { mutateAsync: readOlder, isPending, isError } = useOlderMessages(chatId)
  const isThere = data?.items.some(({ id }) => id === messageId) ?? false
  const hasOlder = Boolean(data?.next)
  const isFar = messageId !== '' && data !== undefined && !isThere && hasOlder
  useEffect(() => {
    if (isFar && !isPending && !isError) readOlder().catch(logFailure)
  }, [isFar, isPending, isError, readOlder])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same row may be pressed again
  useEffect(() => {
    if (!isThere) return
    let hide = () => {}
    let frame = 0
    // After the thread, which goes to its end when it grows, and may draw it a moment later.
    const look = (tries: number) => {
      const message = document.getElementById(messageId)?.querySelector<HTMLElement>('article')
      // In a long thread it is measured before it is seen.
      if (message && getComputedStyle(message).visibility !== 'hidden')
        hide = show(message, new URLSearchParams(search).get('q') ?? '')
      else if (tries > 0) frame = requestAnimationFrame(() => look(tries - 1))
    }
    frame = requestAnimationFrame(() => look(MOST_FRAMES))
    return () => {
      cancelAnimationFrame(frame)
      hide()
    }
  }, [isThere, messageId, search, key])
  return isFar ? (
    <p role="status" className="px-6 py-1 text-center text-small text-muted">
      {say.list.lookingBack}
    </p>
  ) : null
}
