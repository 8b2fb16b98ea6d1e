import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ChatView } from '#api/contract/chats.ts'
import { MAY_HAVE_ARRIVED } from '#api/contract/message-status.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { callPage } from '#web/lib/api-client.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { calendarDay, fullTime } from '#web/lib/time.ts'
import { langOf, say } from '#web/texts/say.ts'
import { toastFailed } from '#web/ui/toast.ts'
import { guestsWords } from './guests-words.ts'
import { useProperty } from './read-stay.ts'

/** From the first message to the newest, however many pages. @throws ApiError */
async function readWhole(chatId: string, signal: AbortSignal): Promise<MessageView[]> {
  const pages: MessageView[][] = []
  let cursor: string | undefined
  do {
    const page = await callPage('listMessages', { params: { id: chatId }, query: cursor ? { cursor } : {} }, { signal })
    pages.unshift(page.items)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return pages.flat()
}

/** What was said: no draft that waits or was given up, and nothing that never left. */
const wasSaid = ({ kind, status }: MessageView) => kind === 'guest' || HAS_ARRIVED.has(status)

const HAS_ARRIVED: ReadonlySet<MessageView['status']> = new Set(MAY_HAVE_ARRIVED)

const writerOf = (message: MessageView): string => {
  if (message.kind === 'guest') return message.sender ?? say.inbox.chats.guest
  return message.kind === 'host_reply' || message.approvedByHost ? say.inbox.conversation.you : say.print.ai
}

function Printed({ message, zone }: { message: MessageView; zone: string | undefined }) {
  const { note, words } = message.kind === 'guest' ? guestsWords(message) : { note: '', words: message.text }
  return (
    <article>
      <h2>
        {writerOf(message)} ·{' '}
        {message.createdAt ? fullTime(message.createdAt, zone) : say.inbox.conversation.unknownTime}
      </h2>
      {note !== '' && <p>{note}</p>}
      {words !== '' && <p dir="auto">{say.secrets.inWords(words)}</p>}
      {message.files.length > 0 && <p>{say.print.files(message.files.map(({ name }) => name).join(', '))}</p>}
    </article>
  )
}

/** The whole conversation as it goes on paper, which the page gives way to; codes stand as what they stand for. */
export default function PrintedChat({ chat, onDone }: { chat: ChatView; onDone: () => void }) {
  const [messages, setMessages] = useState<MessageView[]>()
  const [printedAt] = useState(() => new Date().toISOString())
  const zone = useProperty(chat.property?.id)?.timeZone
  useEffect(() => {
    const stop = new AbortController()
    readWhole(chat.id, stop.signal).then(setMessages, (error: unknown) => {
      if (stop.signal.aborted) return
      logFailure(error)
      toastFailed(say.print.failed)
      onDone()
    })
    return () => stop.abort()
  }, [chat.id, onDone])
  useEffect(() => {
    if (messages === undefined) return
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [messages, onDone])
  if (messages === undefined) return null
  const { checkInDate, checkOutDate } = chat
  return createPortal(
    <div className="printed" lang={langOf('it')}>
      <h1>{chat.subject || chat.title || say.inbox.conversation.noSubject}</h1>
      <p>
        {[
          chat.sender ?? say.inbox.chats.guest,
          chat.property?.name,
          checkInDate && checkOutDate && say.print.stay(calendarDay(checkInDate), calendarDay(checkOutDate)),
          zone && say.print.zone(zone),
          say.print.printed(fullTime(printedAt)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {messages.filter(wasSaid).map((message) => (
        <Printed key={message.id} message={message} zone={zone} />
      ))}
    </div>,
    document.body,
  )
}
