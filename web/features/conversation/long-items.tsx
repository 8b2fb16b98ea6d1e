import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Boundary } from '#web/ui/boundary.tsx'
import type { ItemsProps } from './all-items.tsx'
import { FindInThread } from './find-in-thread.tsx'
import { ThreadItem } from './thread-item.tsx'
import type { TimelineItem } from './timeline.ts'

const ITEM_GUESS_PX = 110

/** What the reader has the focus in, and where they are led, stay drawn when they are out of sight. */
const useHeld = (sought: string) => {
  const [focused, setFocused] = useState<string>()
  const hold = ({ target }: { target: EventTarget }) =>
    setFocused(target instanceof Element ? target.closest('[data-item]')?.id : undefined)
  return { held: [focused, sought], hold }
}

/** The messages in sight of however many, in their order; the place is kept when older ones come before them. */
export function LongItems({ items, now, run, scroller, place }: ItemsProps) {
  const { hash, key } = useLocation()
  const sought = hash.slice(1)
  const view = useRef<VirtualizerHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [before, setBefore] = useState<number>()
  const { held, hold } = useHeld(sought)
  // What changed while the newest stayed came before the rest.
  const [seen, setSeen] = useState({ items, isOlder: false })
  if (seen.items !== items) setSeen({ items, isOlder: seen.items.at(-1)?.key === items.at(-1)?.key })
  const indexOf = (wanted: string | undefined) => items.findIndex((item) => item.key === wanted)
  const reveal = (wanted: string) => view.current?.scrollToIndex(indexOf(wanted), { align: 'center' })
  useLayoutEffect(() => {
    const box = scroller.current
    if (box && frame.current)
      setBefore(frame.current.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop)
  }, [scroller, items])
  const toPlace = useEffectEvent(() => {
    const at = place.take()
    if (at) view.current?.scrollToIndex(indexOf(at.key), { align: 'start', offset: -at.top })
  })
  const isPlaced = before !== undefined
  useLayoutEffect(() => {
    if (isPlaced) toPlace()
  }, [isPlaced])
  const isThere = items.some((item) => item.key === sought)
  const toSought = useEffectEvent(() => reveal(sought))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same row may be pressed again
  useEffect(() => {
    if (isThere) toSought()
  }, [isThere, key])
  const mounted = held.map(indexOf).filter((index) => index >= 0)
  return (
    <div ref={frame} className="-mb-3" onFocus={hold}>
      <Boundary of={items} instead={() => null}>
        <FindInThread items={items} reveal={reveal} />
      </Boundary>
      <Virtualizer
        ref={view}
        scrollRef={scroller}
        data={items}
        itemSize={ITEM_GUESS_PX}
        startMargin={before ?? 0}
        shift={seen.isOlder}
        keepMounted={mounted}
      >
        {(item: TimelineItem) => <ThreadItem key={item.key} {...{ item, now, run }} />}
      </Virtualizer>
    </div>
  )
}
