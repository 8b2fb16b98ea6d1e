import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { ChatView } from '#api/contract/chats.ts'
import { later } from '#web/code/later.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { isElsewhere } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EnvelopeDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Composer } from './composer.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import { useMarkRead } from './mark-read.ts'
import { useMessageCommand } from './message-commands.ts'
import { useMessagesNow } from './messages-now.ts'
import { useIsChatComing, useMessages, useOlderMessages } from './read-conversation.ts'
import { Thinking } from './thinking.tsx'
import { Thread } from './thread.tsx'
import { noteTextsKnown, useUnsentText } from './unsent-text.ts'
import { ZoneContext } from './zone.ts'

/** Rare, and not needed to read on: not even where their code cannot be fetched. */
const AboveMessages = later(() => import('./above-messages.tsx'))
const BesideMessages = later(() => import('./beside-messages.tsx'))

/** The address names no chat of this host, or nothing that could be one. */
const isOfNone = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'not_found' || error.kind === 'invalid_input')

/** There is nobody to write to; what somebody had begun to write stays in sight all the same. */
function NoSuchChat() {
  const { search } = useLocation()
  return (
    <div role="alert" className="flex h-full items-center justify-center">
      <EmptyState
        drawing={<EnvelopeDrawing />}
        title={say.inbox.conversation.missing}
        action={
          <Link to={{ pathname: paths.chats, search }} className={buttonClass({ size: 'small' })}>
            {say.inbox.conversation.back}
          </Link>
        }
      />
    </div>
  )
}

function Messages({ chatId, onDecided }: { chatId: string; onDecided: () => void }) {
  const { data, isPending, isLoadingError, error, refetch } = useMessages(chatId)
  const isChatComing = useIsChatComing(chatId)
  const older = useOlderMessages(chatId)
  const command = useMessageCommand(chatId)
  const messages = useMessagesNow(chatId)
  // What stands above them tells of the chat: they do not move down as that arrives.
  if (isPending || isChatComing) return <Thinking />
  if (isLoadingError || isOfNone(error)) {
    return (
      <FailedState
        className="flex-1"
        text={isOfNone(error) ? say.inbox.conversation.missing : say.inbox.conversation.failed}
        retryLabel={say.inbox.conversation.retry}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.items.length === 0) {
    return <EmptyState className="flex-1" drawing={<EnvelopeDrawing />} title={say.inbox.conversation.empty} />
  }
  return (
    <Thread
      chatId={chatId}
      messages={messages}
      run={command.mutate}
      onDecided={onDecided}
      onOlder={data.next ? () => older.mutate() : undefined}
      isReadingOlder={older.isPending}
    />
  )
}

/** Where what was begun cannot be shown, nobody is kept from deciding. */
function TextsUnknown({ chatId }: { chatId: string }) {
  useEffect(() => noteTextsKnown(chatId), [chatId])
  return null
}

/** One conversation: whom it is with, what was said, and where to write. */
export default function Conversation({
  chatId,
  chat,
  onDetails,
  place,
}: {
  chatId: string
  chat: ChatView | undefined
  onDetails: (() => void) | undefined
  place?: ReactNode
}) {
  const section = useRef<HTMLElement>(null)
  const zone = chat?.timeZone ?? undefined
  useMarkRead(chatId, chat?.unreadCount ?? 0, chat?.last_message_at)
  const { error } = useMessages(chatId)
  const isWritten = useUnsentText(chatId) !== ''
  if (isOfNone(error) && !isWritten) return <NoSuchChat />
  return (
    <section
      ref={section}
      aria-label={chat?.sender ?? say.inbox.chats.guest}
      tabIndex={-1}
      className="flex h-full min-h-0 min-w-0 flex-col outline-none"
    >
      <Boundary of={chat} instead={() => <ConversationHeader chat={undefined} onDetails={undefined} place={place} />}>
        <ConversationHeader chat={chat} onDetails={onDetails} place={place} />
      </Boundary>
      <Boundary of={chat} instead={() => null}>
        <Suspense>
          <AboveMessages chatId={chatId} chat={chat} />
        </Suspense>
      </Boundary>
      {isElsewhere(zone) && (
        <p className="px-4 pt-2 text-center text-badge text-muted">
          {say.inbox.conversation.zone(chat?.property?.name ?? '', zone ?? '')}
        </p>
      )}
      <ZoneContext value={zone}>
        <Messages key={`messages-${chatId}`} chatId={chatId} onDecided={() => section.current?.focus()} />
      </ZoneContext>
      <Boundary instead={() => <TextsUnknown chatId={chatId} />}>
        <Suspense>
          <BesideMessages key={`beside-${chatId}`} chatId={chatId} />
        </Suspense>
      </Boundary>
      <Composer key={`composer-${chatId}`} chatId={chatId} />
    </section>
  )
}
