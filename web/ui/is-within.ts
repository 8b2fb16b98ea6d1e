import type { RefObject } from 'react'

/** Whether an event came from within an element: a press on what opened a popup is that button's to answer. */
export const isWithin = (anchor: RefObject<Element | null>, { target }: Event): boolean =>
  target instanceof Node && (anchor.current?.contains(target) ?? false)
