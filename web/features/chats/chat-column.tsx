import { type RefObject, Suspense, useDeferredValue, useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { ChatView } from '#api/contract/chats.ts'
import { later } from '#web/code/later.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useAwaitingLine } from '#web/lib/awaits-line.ts'
import { paths } from '#web/lib/paths.ts'
import { say } from '#web/texts/say.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EnvelopeDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type ChatFilterControl, useChatFilter, useKnownTab } from './chat-filter.ts'
import { ChatList } from './chat-list.tsx'
import type { ListSteps } from './list-steps.ts'
import { type ChatFilter, useChats } from './read-chats.ts'

/** In its own time: the chats are what is looked at first. */
const ListTools = later(() => import('./list-tools.tsx'))

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f']

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-1 px-4">
      <span className="sr-only">{say.inbox.chats.loading}</span>
      {PLACEHOLDERS.map((key) => (
        <div key={key} className="flex gap-3 py-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Why nothing stands there: nobody has written, nobody waits in this tab, or nothing is like what was asked for. */
function Empty({ control }: { control: ChatFilterControl }) {
  const { queue, ...others } = control.filter
  const isTabAlone = queue !== undefined && Object.keys(others).length === 0
  const text = isTabAlone ? say.list.none[queue] : control.isFiltered ? undefined : say.inbox.chats.emptyHint
  return (
    <EmptyState
      drawing={<EnvelopeDrawing />}
      title={say.inbox.chats.empty}
      {...(text !== undefined && { text })}
      action={
        control.isFiltered ? (
          <Button size="small" onClick={control.clear}>
            {isTabAlone ? say.list.seeAll : say.inbox.chats.emptyFiltered}
          </Button>
        ) : (
          <Link to={paths.settings} className={buttonClass({ size: 'small' })}>
            {say.inbox.chats.emptyAction}
          </Link>
        )
      }
    />
  )
}

/** An address that names what cannot be: to ask again is answered the same. */
const asksForNothing = (error: unknown) => error instanceof ApiError && error.kind === 'invalid_input'

/** What was just decided has left those that wait for it, before the server says so. */
function useStillListed(chats: ChatView[] | undefined, { queue }: ChatFilter): ChatView[] | undefined {
  const awaiting = useAwaitingLine()
  const hasLeft = ({ id }: ChatView) => {
    const awaits = awaiting.get(id)
    return awaits?.isAsked === true && awaits.leaves === queue
  }
  return chats?.some(hasLeft) ? chats.filter((chat) => !hasLeft(chat)) : chats
}

/** Once rows were drawn they are there at once: only who has just come sees what the screen is before they have been made. */
const drawn = { before: false }
function useRowsBehindTitle(): boolean {
  const may = useDeferredValue(true, drawn.before)
  useEffect(() => {
    drawn.before ||= may
  }, [may])
  return may
}

/** The left column: title, what narrows the list, and the list in its four states. */
export function ChatColumn({
  selectedId,
  searchBox,
  listSteps,
}: {
  selectedId: string | undefined
  searchBox: RefObject<HTMLInputElement | null>
  listSteps: ListSteps
}) {
  const control = useChatFilter()
  useKnownTab()
  const mayDrawRows = useRowsBehindTitle()
  const {
    data: read,
    isPending,
    isPlaceholderData,
    isLoadingError,
    error,
    refetch,
    ...pages
  } = useChats(control.filter)
  const data = useStillListed(read, control.filter)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const loadMore = () => {
    if (!isFetchingNextPage) void fetchNextPage()
  }
  return (
    <section aria-label={say.inbox.chats.list} className="flex h-full min-h-0 flex-col">
      <h2 className="display px-4 pt-4 pb-3 text-title">{say.inbox.chats.title}</h2>
      <div className="@container px-4 pb-3">
        <div className="flex h-38 flex-col gap-2 @[26rem]:h-30 pointer-coarse:h-48 pointer-coarse:@[26rem]:h-37">
          <Suspense>
            <ListTools control={control} box={searchBox} />
          </Suspense>
        </div>
      </div>
      {mayDrawRows && data && data.length > 0 ? (
        <ChatList
          key={JSON.stringify(control.filter)}
          chats={data}
          selectedId={selectedId}
          listSteps={isPlaceholderData ? null : listSteps}
          hasMore={hasNextPage}
          loadMore={loadMore}
        />
      ) : isPending || !mayDrawRows ? (
        <Loading />
      ) : isLoadingError && !(control.isFiltered && asksForNothing(error)) ? (
        <FailedState text={say.inbox.chats.failed} retryLabel={say.inbox.chats.retry} onRetry={() => void refetch()} />
      ) : (
        <Empty control={control} />
      )}
    </section>
  )
}
