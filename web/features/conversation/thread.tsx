import { ArrowDown } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MessageView } from '#api/contract/messages.ts'
import { call } from '#web/lib/api-client.ts'
import { cn } from '#web/lib/cn.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { dayHeading, fullTime } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { it } from '#web/texts/it.ts'
import { Button } from '#web/ui/button.tsx'
import { DraftCard } from './draft-card.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { type RunCommand, useOpenReplies } from './message-commands.ts'
import { openDraft, timeline } from './timeline.ts'
import { keepEdit, useEdit } from './unsent-text.ts'

/** Fetched with the first draft that is shown, before anybody can have pressed the button. */
const loadEditor = () => import('./edited-draft.tsx')
const EditedDraft = lazy(loadEditor)
const PinnedQuestion = lazy(() => import('./pinned-question.tsx'))

const MINUTE_MS = 60_000
const NEAR_END_PX = 120

function Day({ at, now }: { at: string; now: Date }) {
  return (
    <div className="flex items-center gap-3 py-2" title={fullTime(at)}>
      <span aria-hidden className="h-px flex-1 bg-line" />
      <h3 className="text-badge font-medium text-muted first-letter:uppercase">{dayHeading(at, now)}</h3>
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  )
}

/** Goes to the end once, when the chat is first shown; later only a reader who is at the end is taken along. */
const useEnd = (scroller: RefObject<HTMLElement | null>, count: number, isEditing: boolean) => {
  const [atEnd, setAtEnd] = useState(true)
  const shown = useRef(0)
  const toEnd = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  useLayoutEffect(() => {
    const first = shown.current === 0
    const grew = count > shown.current
    shown.current = count
    const box = scroller.current
    if (!box || !grew) return
    // Whoever writes keeps what they write in sight.
    if (first || (atEnd && !isEditing)) box.scrollTo({ top: box.scrollHeight })
  }, [count, atEnd, scroller, isEditing])
  const onScroll = () => {
    const box = scroller.current
    if (box) setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX)
  }
  return { atEnd, onScroll, toEnd }
}

/** A new message of the guest is said once. */
const useAnnouncement = (messages: MessageView[]) => {
  const newest = messages.findLast((message) => message.kind === 'guest')
  const [known, setKnown] = useState(newest?.id)
  const [text, setText] = useState('')
  if (newest && newest.id !== known) {
    setKnown(newest.id)
    setText(it.conversation.arrived(newest.sender ?? it.chats.guest))
  }
  return text
}

/** The draft that is there when the chat is opened gets the focus, and with it the keys; one that comes later never does. */
const useOpening = (card: RefObject<HTMLElement | null>) => {
  const { key } = useLocation()
  useEffect(() => {
    const holder = document.activeElement
    if (holder === document.body || holder?.matches('a[data-chat]')) card.current?.focus({ preventScroll: true })
  }, [key, card])
}

/** The draft that waits at the end of a chat, and the one that is edited, which stays when another takes its place. */
function Drafts({
  chatId,
  messages,
  run,
  onDecided,
}: {
  chatId: string
  messages: MessageView[]
  run: RunCommand
  onDecided: () => void
}) {
  const card = useRef<HTMLElement>(null)
  const edit = useEdit(chatId)
  const [closed, setClosed] = useState(0)
  const draft = openDraft(messages)
  const isWaiting = draft !== undefined
  useOpening(card)
  useEffect(() => {
    // What fails now is asked for again, and reported, when the host edits.
    if (isWaiting) loadEditor().catch(() => undefined)
  }, [isWaiting])
  useEffect(() => {
    if (closed > 0) card.current?.focus()
  }, [closed])
  const begin = () => {
    if (draft === undefined) return
    keepEdit(chatId, { draft, text: draft.text, takesFocus: true })
    // No model writes it anew from now on. Where that cannot be said, an approval still names the version that was seen.
    if (draft.writingUntil !== null) void call('beginDraft', { params: { id: draft.id } }).catch(logFailure)
  }
  const shown = edit && draft?.id === edit.draft.id ? undefined : draft
  const answering = draft ?? edit?.draft
  return (
    <div className={cn('empty:hidden', edit && shown && 'grid gap-x-3 2xl:grid-cols-2')}>
      {answering && (
        <Suspense>
          <PinnedQuestion draft={answering} messages={messages} />
        </Suspense>
      )}
      {edit && (
        <Suspense>
          <EditedDraft
            key={edit.draft.id}
            onClosed={() => setClosed(closed + 1)}
            {...{ chatId, edit, messages, run, onDecided }}
          />
        </Suspense>
      )}
      {shown && (
        <DraftCard key={shown.id} draft={shown} onEdit={edit ? undefined : begin} {...{ card, run, onDecided }} />
      )}
    </div>
  )
}

/** The key takes back the newest that can be, a fallback and what leaves by itself too; a toast that offers it comes first. */
const useUndoKey = (messages: MessageView[], run: RunCommand) =>
  useShortcuts({
    undo: () => {
      const now = new Date().toISOString()
      const last = messages.findLast(({ undoUntil }) => undoUntil !== null && undoUntil > now)
      if (last) run({ verb: 'undo', messageId: last.id })
    },
  })

/** The messages of a chat, the draft that waits at their end. */
export function Thread({
  chatId,
  messages,
  run,
  onDecided,
  onOlder,
}: {
  chatId: string
  messages: MessageView[]
  run: RunCommand
  onDecided: () => void
  onOlder: (() => void) | undefined
}) {
  const now = useNow(MINUTE_MS)
  const scroller = useRef<HTMLDivElement>(null)
  const replies = useOpenReplies(chatId)
  const { atEnd, onScroll, toEnd } = useEnd(scroller, messages.length + replies.length, useEdit(chatId) !== undefined)
  const announcement = useAnnouncement(messages)
  useUndoKey(messages, run)
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-label={it.conversation.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="h-full scroll-pt-28 overflow-y-auto overscroll-contain px-4 py-4 outline-offset-[-2px] md:px-6"
      >
        <div className="mx-auto flex max-w-4xl flex-col gap-3">
          {onOlder && (
            <Button look="quiet" size="small" className="self-center" onClick={onOlder}>
              {it.conversation.older}
            </Button>
          )}
          {timeline(messages).map((item) =>
            item.kind === 'day' ? (
              <Day key={item.key} at={item.at} now={now} />
            ) : (
              <div key={item.key} id={item.key} className="contents">
                <MessageBubble message={item.message} run={run} />
              </div>
            ),
          )}
          {replies.map((reply) => (
            <article
              key={reply.key}
              aria-label={it.conversation.you}
              className="flex max-w-[92%] animate-arrive flex-col items-end gap-1 self-end opacity-75"
            >
              <p className="max-w-[66ch] rounded-bubble rounded-tr-control bg-raised px-4 py-3 text-message break-words whitespace-pre-wrap">
                {reply.text}
              </p>
              <span className="px-1 text-badge text-muted">{it.message.sending}</span>
            </article>
          ))}
          <Drafts {...{ chatId, messages, run, onDecided }} />
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {!atEnd && (
        <Button size="small" className="absolute bottom-4 left-1/2 -translate-x-1/2 shadow-float" onClick={toEnd}>
          <ArrowDown aria-hidden />
          {it.conversation.toEnd}
        </Button>
      )}
    </div>
  )
}
