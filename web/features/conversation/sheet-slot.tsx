import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useIsPhone } from '#web/lib/use-media.ts'

/** The place in a phone's sheet for what is said beside the messages, which the sheet covers. */
let slot: HTMLElement | null = null
const listeners = new Set<() => void>()
const subscribe = (told: () => void) => {
  listeners.add(told)
  return () => void listeners.delete(told)
}
const setSlot = (next: HTMLElement | null) => {
  slot = next
  for (const told of listeners) told()
}

/** Above the words that are written in the sheet. */
export function SheetSlot() {
  return useIsPhone() ? <div ref={setSlot} className="mb-3 flex flex-col gap-2 empty:hidden" /> : null
}

/** What is said about what is written: where it is drawn, or in the sheet that covers that. */
export function InSight({ children }: { children: ReactNode }) {
  const sheet = useSyncExternalStore(subscribe, () => slot)
  return sheet === null ? children : createPortal(children, sheet)
}
