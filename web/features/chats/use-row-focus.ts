import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { ChatView } from '#api/contract/chats.ts'
import { isNobodys } from '#web/lib/lost-focus.ts'
import type { ListSteps } from './list-steps.ts'

const focusRow = (box: HTMLElement | null, chatId: string) =>
  box?.querySelector<HTMLAnchorElement>(`a[data-chat="${chatId}"]`)?.focus({ preventScroll: true })

const focusedChat = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.chat : undefined

/** What is out of sight once the list stands as it was scrolled: two frames, as one that was hidden finds its place in the first. */
function revealLater(box: HTMLElement | null, reveal: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const row = document.activeElement?.getBoundingClientRect()
      const seen = box?.getBoundingClientRect()
      if (row && seen && (row.top < seen.top || row.bottom > seen.bottom)) reveal()
    })
  })
  return () => cancelAnimationFrame(frame)
}

/**
 * Which row has the focus by a key, drawn for as long as it has it: each press counts from where the one before it led, also to rows
 * that are still to come. Who leaves a chat is back at its row.
 */
export function useRowFocus({
  chats,
  selectedId,
  listSteps,
  hasMore,
  loadMore,
  scroller,
  view,
}: {
  chats: ChatView[]
  selectedId: string | undefined
  listSteps: ListSteps | null
  hasMore: boolean
  loadMore: () => void
  scroller: RefObject<HTMLElement | null>
  view: RefObject<VirtualizerHandle | null>
}): number[] {
  const [aimed, setAimed] = useState<{ chatId: string; isBack: boolean }>()
  /** Where presses lead that were not drawn yet, and how many rows lie beyond those that were read. */
  const aim = useRef<string>(undefined)
  const beyond = useRef(0)
  const indexOf = (chatId: string | undefined) => chats.findIndex(({ id }) => id === chatId)
  const aimAt = (to: number, isBack: boolean) => {
    const chat = chats[to]
    if (!chat) return
    aim.current = chat.id
    setAimed({ chatId: chat.id, isBack })
  }
  const move = useEffectEvent((steps: number) => {
    const wanted = Math.max(indexOf(aim.current ?? focusedChat() ?? selectedId) + beyond.current + steps, 0)
    const to = Math.min(wanted, chats.length - 1)
    beyond.current = hasMore ? wanted - to : 0
    if (beyond.current > 0) loadMore()
    aimAt(to, false)
  })
  useEffect(() => listSteps?.attach((steps) => move(steps)), [listSteps])

  const goOn = useEffectEvent(() => {
    const isThere = aimed !== undefined && focusedChat() === aimed.chatId
    if (!isThere) beyond.current = 0
    else if (beyond.current > 0) move(0)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows have come
  useEffect(() => goOn(), [chats.length])

  const left = useRef({ chatId: selectedId, at: -1 })
  const followSelected = useEffectEvent(() => {
    const before = left.current
    left.current = {
      chatId: selectedId,
      at: selectedId === before.chatId && before.at >= 0 ? before.at : indexOf(selectedId),
    }
    if (before.chatId === undefined || selectedId !== undefined || !isNobodys()) return
    // A chat that was decided has left the list: its neighbour stands in its place.
    const at = indexOf(before.chatId)
    aimAt(at >= 0 ? at : Math.min(Math.max(before.at, 0), chats.length - 1), true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the open chat is known once its row is
  useEffect(() => followSelected(), [selectedId, chats.length])

  const reveal = useEffectEvent((chatId: string) => view.current?.scrollToIndex(indexOf(chatId), { align: 'nearest' }))
  useLayoutEffect(() => {
    aim.current = undefined
    if (aimed === undefined) return undefined
    focusRow(scroller.current, aimed.chatId)
    if (aimed.isBack) return revealLater(scroller.current, () => reveal(aimed.chatId))
    reveal(aimed.chatId)
    return undefined
  }, [aimed, scroller])
  const drawn = aimed === undefined ? -1 : indexOf(aimed.chatId)
  return drawn < 0 ? [] : [drawn]
}
