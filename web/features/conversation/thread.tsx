import { ArrowDown } from 'lucide-react'
import { createElement, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MessageView } from '#api/contract/messages.ts'
import { awaitsDraft } from '#web/lib/awaits-draft.ts'
import { isUnseen } from '#web/lib/lost-focus.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { useNow } from '#web/lib/use-now.ts'
import { say } from '#web/texts/say.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import { Button } from '#web/ui/button.tsx'
import { AllItems } from './all-items.tsx'
import { Announcement } from './announcement.tsx'
import { Drafts } from './drafts.tsx'
import { newKeptPlace } from './kept-place.ts'
import { longThread } from './long-thread.ts'
import { Note } from './message-bubble.tsx'
import { type RunCommand, useOpenReplies } from './message-commands.ts'
import { timeline } from './timeline.ts'
import { useIsEditing } from './unsent-text.ts'
import { useEnd } from './use-end.ts'
import { useZone } from './zone.ts'

const MINUTE_MS = 60_000

/**
 * The key takes back the newest that can be, a fallback and what leaves by itself too; a toast that offers it comes first, and alone
 * while this chat has opened by itself and was not looked at.
 */
const useUndoKey = (messages: MessageView[], run: RunCommand) =>
  useShortcuts({
    undo: () => {
      if (isUnseen()) return
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
  isReadingOlder,
}: {
  chatId: string
  messages: MessageView[]
  run: RunCommand
  onDecided: () => void
  onOlder: (() => void) | undefined
  isReadingOlder: boolean
}) {
  const now = useNow(MINUTE_MS)
  const zone = useZone()
  const scroller = useRef<HTMLDivElement>(null)
  const replies = useOpenReplies(chatId)
  const [place] = useState(newKeptPlace)
  const items = useMemo(() => timeline(messages, zone), [messages, zone])
  const sought = useLocation().hash.slice(1)
  const { isFar, onScroll, toEnd } = useEnd(scroller, {
    last: replies.at(-1)?.key ?? messages.at(-1)?.id ?? '',
    isEditing: useIsEditing(chatId),
    isLedElsewhere: sought !== '' && (onOlder !== undefined || messages.some(({ id }) => id === sought)),
  })
  const newest = messages.at(-1)
  useUndoKey(messages, run)
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        // What is new is said below, in a sentence: whoever scrolls a long one would hear all that is drawn.
        aria-live="off"
        aria-label={say.inbox.conversation.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="h-full scroll-pt-28 scroll-pb-32 wrap-anywhere overflow-y-auto overscroll-contain px-4 py-4 outline-offset-[-2px] max-md:pb-20 md:px-6"
      >
        <div className="mx-auto flex max-w-4xl flex-col gap-3">
          {onOlder && (
            <Button look="quiet" size="small" className="self-center" onClick={onOlder} busy={isReadingOlder}>
              {say.inbox.conversation.older}
            </Button>
          )}
          {createElement(longThread(messages.length) ?? AllItems, { items, now, run, scroller, place })}
          {replies.map((reply) => (
            <article
              key={reply.key}
              aria-label={say.inbox.conversation.you}
              className="flex max-w-[92%] animate-arrive flex-col items-end gap-1 self-end opacity-75"
            >
              <p className="max-w-[66ch] rounded-bubble rounded-tr-control bg-raised px-4 py-3 text-message whitespace-pre-wrap">
                {reply.text}
              </p>
              <span className="px-1 text-badge text-muted">
                {reply.isKept ? say.inbox.message.kept : say.inbox.message.sending}
              </span>
            </article>
          ))}
          {newest?.createdAt && awaitsDraft(newest.status, newest.createdAt, now) && (
            <Note text={say.inbox.conversation.draftAwaited} />
          )}
          <Boundary of={messages} instead={() => <Note text={say.inbox.conversation.broken} />}>
            <Drafts {...{ chatId, messages, run, onDecided }} />
          </Boundary>
        </div>
      </div>
      <Boundary of={messages} instead={() => null}>
        <Announcement messages={messages} />
      </Boundary>
      {isFar && (
        <Button size="small" className="absolute bottom-4 left-1/2 -translate-x-1/2 shadow-float" onClick={toEnd}>
          <ArrowDown aria-hidden />
          {say.inbox.conversation.toEnd}
        </Button>
      )}
    </div>
  )
}
