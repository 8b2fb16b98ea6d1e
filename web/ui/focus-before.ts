import { useLayoutEffect, useRef } from 'react'

/** Where the focus was when something opened over it, and gives it back just there: not to the first button within, whatever that does. */
export function useFocusBefore(open: boolean): () => boolean {
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement
  }, [open])
  return () => {
    const holder = before.current
    // What can be reached by Tab gets it back by itself.
    if (!(holder instanceof HTMLElement) || holder === document.body || holder.tabIndex >= 0) return true
    requestAnimationFrame(() => holder.isConnected && holder.focus({ preventScroll: true }))
    return false
  }
}
