import { type RefObject, useRef } from 'react'
import type { ChatView } from '#api/contract/chats.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { it } from '#web/texts/it.ts'
import { LetterDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Composer } from './composer.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import type { DraftHandle } from './draft-card.tsx'
import { useMessageCommand, useOpenCommands } from './message-commands.ts'
import { useMessages, useOlderMessages } from './read-conversation.ts'
import { Thinking } from './thinking.tsx'
import { Thread } from './thread.tsx'
import { withCommands } from './timeline.ts'

function Messages({ chatId, composer }: { chatId: string; composer: RefObject<HTMLTextAreaElement | null> }) {
  const { data, isPending, isError, error, refetch } = useMessages(chatId)
  const older = useOlderMessages(chatId)
  const command = useMessageCommand(chatId)
  const commands = useOpenCommands(chatId)
  const draft = useRef<DraftHandle>(null)
  useShortcuts({
    approve: () => draft.current?.approve(),
    edit: (event) => {
      event.preventDefault()
      draft.current?.edit()
    },
    reject: () => draft.current?.reject(),
    reply: (event) => {
      event.preventDefault()
      composer.current?.focus()
    },
  })
  if (isPending) return <Thinking />
  if (isError) {
    const gone = error instanceof ApiError && error.kind === 'not_found'
    return (
      <FailedState
        className="flex-1"
        text={gone ? it.conversation.missing : it.conversation.failed}
        retryLabel={it.conversation.retry}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.items.length === 0) {
    return <EmptyState className="flex-1" drawing={<LetterDrawing />} title={it.conversation.empty} />
  }
  return (
    <Thread
      chatId={chatId}
      messages={withCommands(data.items, commands)}
      run={command.mutate}
      draftHandle={draft}
      onDecided={() => composer.current?.closest('section')?.focus()}
      onOlder={data.next ? () => older.mutate() : undefined}
    />
  )
}

/** One conversation: whom it is with, what was said, and where to write. */
export function Conversation({
  chatId,
  chat,
  composer,
  onDetails,
}: {
  chatId: string
  chat: ChatView | undefined
  composer: RefObject<HTMLTextAreaElement | null>
  onDetails: (() => void) | undefined
}) {
  return (
    <section
      aria-label={chat?.sender ?? it.chats.guest}
      tabIndex={-1}
      className="flex h-full min-h-0 min-w-0 flex-col outline-none"
    >
      <ConversationHeader chat={chat} onDetails={onDetails} />
      <Messages key={`messages-${chatId}`} chatId={chatId} composer={composer} />
      <Composer key={`composer-${chatId}`} chatId={chatId} box={composer} />
    </section>
  )
}
