import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { KeptPlace } from './kept-place.ts'
import type { RunCommand } from './message-commands.ts'
import { ThreadItem } from './thread-item.tsx'
import type { TimelineItem } from './timeline.ts'

export type ItemsProps = {
  items: TimelineItem[]
  now: Date
  run: RunCommand
  scroller: RefObject<HTMLElement | null>
  place: KeptPlace
}

/** Every message of a conversation of usual length, for the browser to find words in and to print. */
export function AllItems({ items, now, run, scroller, place }: ItemsProps) {
  const keepPlace = useEffectEvent(() => place.keep(scroller.current))
  // Before it is taken away, while all of it still stands where it was.
  useLayoutEffect(() => () => keepPlace(), [])
  return (
    <div className="-mb-3">
      {items.map((item) => (
        <ThreadItem key={item.key} {...{ item, now, run }} />
      ))}
    </div>
  )
}
