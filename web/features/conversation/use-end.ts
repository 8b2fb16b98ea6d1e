import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_END_PX = 120
/** Between the question that stays in sight and what is read below it. */
const GAP_PX = 8
/** About a third of a second. */
const FRAMES_TO_STAND = 20
const OWN_MOVES = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const

/** What waits for the host, or what they have made of it. */
const DRAFT = '[data-waiting], [data-edited]'

const bottomOf = (box: HTMLElement) => box.scrollHeight - box.clientHeight

/** As far down as there is to go, unless the draft that waits there begins further up: then its first lines stand below the question. */
function endOf(box: HTMLElement): number {
  const end = bottomOf(box)
  const draft = box.querySelector(DRAFT)
  if (draft === null) return end
  const pinned = box.querySelector('[data-pinned]')?.getBoundingClientRect().height ?? 0
  const above = draft.getBoundingClientRect().top - box.getBoundingClientRect().top
  return Math.max(Math.min(end, box.scrollTop + above - pinned - GAP_PX), 0)
}

/** The draft that waits is the end that is sought: whoever sees a part of it needs no way there, over its own buttons. */
function isDraftInSight(box: HTMLElement): boolean {
  const draft = box.querySelector(DRAFT)?.getBoundingClientRect()
  const sight = box.getBoundingClientRect()
  return draft !== undefined && draft.top < sight.bottom && draft.bottom > sight.top
}

/** What is drawn for the first time may turn out larger than was reckoned, or comes later: the end is followed until the host moves. */
function followEnd(box: HTMLElement, end: typeof endOf, onMoved = () => {}): () => void {
  let at = 0
  const go = () => {
    box.scrollTo({ top: end(box) })
    at = box.scrollTop
  }
  const grown = new ResizeObserver(go)
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    grown.disconnect()
    for (const move of OWN_MOVES) box.removeEventListener(move, moved)
    box.removeEventListener('scroll', scrolled)
  }
  const moved = () => {
    stop()
    onMoved()
  }
  // Led further up, as to a message that is sought; what only shrinks stays at its end.
  const scrolled = () => {
    if (box.scrollTop < Math.min(at, end(box)) - GAP_PX) moved()
  }
  const follow = (left: number) => {
    go()
    if (left > 0) frame = requestAnimationFrame(() => follow(left - 1))
  }
  for (const move of OWN_MOVES) box.addEventListener(move, moved, { passive: true })
  box.addEventListener('scroll', scrolled, { passive: true })
  if (box.firstElementChild) grown.observe(box.firstElementChild)
  follow(FRAMES_TO_STAND)
  return stop
}

/**
 * Goes to the end once, when the chat is first shown and the address leads nowhere else; later only a reader who is at the end is
 * taken along. `last` is the newest of what is shown.
 */
export function useEnd(
  scroller: RefObject<HTMLElement | null>,
  { last, isEditing, isLedElsewhere }: { last: string; isEditing: boolean; isLedElsewhere: boolean },
) {
  const [atEnd, setAtEnd] = useState(true)
  const [isFar, setIsFar] = useState(false)
  const shown = useRef('')
  const stop = useRef(() => {})
  /** Nobody has moved since: a long draft, read from its beginning, is its end too. */
  const follows = useRef(false)
  const toEnd = () => {
    stop.current()
    if (scroller.current) stop.current = followEnd(scroller.current, bottomOf)
  }
  useLayoutEffect(() => {
    const first = shown.current === ''
    const grew = last !== shown.current
    shown.current = last
    const box = scroller.current
    if (!box || !grew) return
    // Whoever writes keeps what they write in sight.
    if (first ? isLedElsewhere : !(atEnd || follows.current) || isEditing) return
    stop.current()
    follows.current = true
    stop.current = followEnd(box, endOf, () => {
      follows.current = false
    })
  }, [last, atEnd, scroller, isEditing, isLedElsewhere])
  useEffect(() => () => stop.current(), [])
  const onScroll = () => {
    const box = scroller.current
    if (!box) return
    const isNear = bottomOf(box) - box.scrollTop < NEAR_END_PX
    setAtEnd(isNear)
    setIsFar(!isNear && !isDraftInSight(box))
  }
  return { isFar, onScroll, toEnd }
}
