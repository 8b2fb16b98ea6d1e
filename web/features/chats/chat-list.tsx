import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { ChatView } from '#api/contract/chats.ts'
import { useAwaitingLine } from '#web/lib/awaits-line.ts'
import { useNow } from '#web/lib/use-now.ts'
import { say } from '#web/texts/say.ts'
import { ChatRow } from './chat-row.tsx'
import type { ListSteps } from './list-steps.ts'
import { useRowFocus } from './use-row-focus.ts'

const ROW_GUESS_PX = 108
const FETCH_BEFORE_END = 15
const MINUTE_MS = 60_000

/** How far each list was scrolled, by its filter: coming back shows the same rows. */
const places = new Map<string, number>()

/** The rows that are in view, of however many chats; asks for more before the end is reached. */
export function ChatList({
  chats,
  selectedId,
  listSteps,
  hasMore,
  loadMore,
}: {
  chats: ChatView[]
  selectedId: string | undefined
  /** None while what is shown is still of another list. */
  listSteps: ListSteps | null
  hasMore: boolean
  loadMore: () => void
}) {
  const now = useNow(MINUTE_MS)
  const awaiting = useAwaitingLine()
  const { search } = useLocation()
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useRef<VirtualizerHandle>(null)
  const drawn = useRowFocus({ chats, selectedId, listSteps, hasMore, loadMore, scroller, view: virtual })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    let isShown = false
    // A list that is hidden, as behind a conversation on a phone, has no place until it is shown again.
    const sized = new ResizeObserver(() => {
      const at = places.get(search)
      if (!isShown && box.clientHeight > 0 && at) virtual.current?.scrollTo(at)
      isShown = box.clientHeight > 0
    })
    sized.observe(box)
    return () => sized.disconnect()
  }, [search])
  const follow = () => {
    const view = virtual.current
    if (!view || scroller.current?.clientHeight === 0) return
    places.set(search, view.scrollOffset)
    if (!hasMore) return
    if (view.findItemIndex(view.scrollOffset + view.viewportSize) >= chats.length - FETCH_BEFORE_END) loadMore()
  }
  return (
    <div ref={scroller} className="@container min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 pb-4">
      <Virtualizer
        ref={virtual}
        scrollRef={scroller}
        as="ul"
        item="li"
        data={chats}
        itemSize={ROW_GUESS_PX}
        keepMounted={drawn}
        onScroll={follow}
      >
        {(chat: ChatView) => (
          <ChatRow
            key={chat.id}
            chat={chat}
            selected={chat.id === selectedId}
            now={now}
            search={search}
            awaits={awaiting.get(chat.id)}
          />
        )}
      </Virtualizer>
      {hasMore && <p className="p-4 text-center text-small text-muted">{say.inbox.chats.loadingMore}</p>}
    </div>
  )
}
