import { Suspense, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { ChatView } from '#api/contract/chats.ts'
import { isRecord } from '#api/contract/is-record.ts'
import { later } from '#web/code/later.ts'
import { AssociateProperty } from '#web/features/chats/associate-property.tsx'
import { ChatColumn } from '#web/features/chats/chat-column.tsx'
import { type ListSteps, newListSteps } from '#web/features/chats/list-steps.ts'
import { MergedInto } from '#web/features/conversation/merged-into.tsx'
import { useChat } from '#web/features/conversation/read-conversation.ts'
import { Thinking } from '#web/features/conversation/thinking.tsx'
import { cn } from '#web/lib/cn.ts'
import { paths } from '#web/lib/paths.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { useIsWide } from '#web/lib/use-media.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import { KeyDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OnceIdle } from '#web/ui/once-idle.tsx'
import { Conversation } from './conversation-part.ts'

const StayPanel = later(() => import('#web/features/conversation/stay-panel.tsx'))
const QueuePlace = later(() => import('./queue-place.tsx'))
const StayDialog = later(() => import('#web/features/conversation/stay-dialog.tsx'))

/** Where nothing waits. */
const AUTOMATIC_TAB = /tab=partite-da-sole/

const Stay = ({ chat }: { chat: ChatView }) => (
  <Boundary of={chat} instead={() => <p className="text-small text-muted">{say.inbox.stay.broken}</p>}>
    <StayPanel
      chat={chat}
      associate={
        <AssociateProperty
          chat={chat}
          label={chat.property ? say.inbox.stay.change : say.inbox.chats.associate}
          className="w-fit text-small pointer-coarse:min-h-11"
        />
      }
    />
  </Boundary>
)

function NothingSelected() {
  return (
    <div className="flex h-full items-center justify-center max-md:hidden">
      <EmptyState
        lang={langOf('en')}
        drawing={<KeyDrawing />}
        title={say.inbox.conversation.noneTitle}
        text={say.inbox.conversation.noneText}
      />
    </div>
  )
}

/**
 * The stay where there is no room for its column, as an entry of the history: Back closes it and leaves nobody's chat, and the next
 * chat, which opens by itself, has its own closed.
 */
function useStaySheet() {
  const navigate = useNavigate()
  const { pathname, search, state, key } = useLocation()
  const known: unknown = state
  // A second click comes before the history has gone back, and would leave the chat.
  const leftFrom = useRef('')
  const before = isRecord(known) ? known : {}
  return {
    isOpen: before.isStayShown === true,
    open: () => void navigate({ pathname, search }, { state: { ...before, isStayShown: true } }),
    close: () => {
      if (leftFrom.current === key) return
      leftFrom.current = key
      void navigate(-1)
    },
  }
}

const useChatKeys = (listSteps: ListSteps, searchBox: React.RefObject<HTMLInputElement | null>) => {
  const navigate = useNavigate()
  const { search } = useLocation()
  useShortcuts({
    next: () => listSteps.move(1),
    previous: () => listSteps.move(-1),
    search: (event) => {
      event.preventDefault()
      searchBox.current?.focus()
    },
    back: () => void navigate({ pathname: paths.chats, search }),
  })
}

/** The chat centre: list, conversation and stay side by side where there is room, one at a time on a phone. */
export function ChatScreen() {
  const { chatId } = useParams()
  const wide = useIsWide()
  const stay = useStaySheet()
  const searchBox = useRef<HTMLInputElement>(null)
  const [listSteps] = useState(newListSteps)
  const chat = useChat(chatId).data
  const { search } = useLocation()
  useChatKeys(listSteps, searchBox)
  return (
    <div
      lang={langOf('it')}
      className={cn(
        'relative grid h-full min-h-0 md:grid-cols-[minmax(320px,33.333%)_minmax(0,1fr)]',
        chatId && 'xl:grid-cols-[minmax(320px,33.333%)_minmax(0,1fr)_19rem]',
      )}
    >
      <MergedInto chatId={chatId} chat={chat} />
      <h1 className="sr-only">{say.inbox.chats.screen}</h1>
      <div className={cn('min-h-0 min-w-0 border-r border-line max-md:border-0', chatId && 'max-md:hidden')}>
        <ChatColumn selectedId={chatId} searchBox={searchBox} listSteps={listSteps} />
      </div>
      {chatId ? (
        <Suspense fallback={<Thinking />}>
          <Conversation
            chatId={chatId}
            chat={chat}
            onDetails={wide ? undefined : stay.open}
            place={
              !AUTOMATIC_TAB.test(search) && (
                <Suspense>
                  <QueuePlace key={chatId} chatId={chatId} />
                </Suspense>
              )
            }
          />
        </Suspense>
      ) : (
        <NothingSelected />
      )}
      {chatId && wide && (
        <aside
          aria-label={say.inbox.stay.title}
          // What is done in it takes away what had the focus: it goes on here.
          tabIndex={-1}
          className="min-h-0 outline-none overflow-y-auto border-l border-line p-6"
        >
          <OnceIdle>{chat && <Stay chat={chat} />}</OnceIdle>
        </aside>
      )}
      {stay.isOpen && chat && !wide && (
        <Suspense>
          <StayDialog onClose={stay.close}>
            <Stay chat={chat} />
          </StayDialog>
        </Suspense>
      )}
    </div>
  )
}
