import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_END_PX = 120
/** About a third of a second. */
const FRAMES_TO_STAND = 20
const OWN_MOVES = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const

/** What is drawn for the first time may turn out larger than was reckoned: the end is followed until it stands, or the host moves. */
function goToEnd(box: HTMLElement): () => void {
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const move of OWN_MOVES) box.removeEventListener(move, stop)
  }
  const follow = (left: number) => {
    box.scrollTo({ top: box.scrollHeight })
    if (left === 0) stop()
    else frame = requestAnimationFrame(() => follow(left - 1))
  }
  for (const move of OWN_MOVES) box.addEventListener(move, stop, { passive: true })
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
  const shown = useRef('')
  const stop = useRef(() => {})
  const toEnd = () => {
    stop.current()
    if (scroller.current) stop.current = goToEnd(scroller.current)
  }
  useLayoutEffect(() => {
    const first = shown.current === ''
    const grew = last !== shown.current
    shown.current = last
    const box = scroller.current
    if (!box || !grew) return
    // Whoever writes keeps what they write in sight.
    if (first ? isLedElsewhere : !atEnd || isEditing) return
    stop.current()
    stop.current = goToEnd(box)
  }, [last, atEnd, scroller, isEditing, isLedElsewhere])
  useEffect(() => () => stop.current(), [])
  const onScroll = () => {
    const box = scroller.current
    if (box) setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX)
  }
  return { atEnd, onScroll, toEnd }
}
