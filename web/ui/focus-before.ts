import { useLayoutEffect, useRef } from 'react'
import { holdersAround, leadTo } from '#web/lib/lost-focus.ts'

type Before = { holder: Element | null; around: HTMLElement[] }

/**
 * Where the focus was when something opened over it, and gives it back just there: not to the first button within, whatever that does.
 * Where that is gone by then, what lay around it has it.
 */
export function useFocusBefore(open: boolean): () => boolean {
  const before = useRef<Before>({ holder: null, around: [] })
  useLayoutEffect(() => {
    if (open) before.current = { holder: document.activeElement, around: holdersAround(document.activeElement) }
  }, [open])
  return () => {
    const { holder, around } = before.current
    if (!(holder instanceof HTMLElement) || holder === document.body) return true
    // What can be reached by Tab gets it back by itself.
    if (holder.isConnected && holder.tabIndex >= 0) return true
    requestAnimationFrame(() => (holder.isConnected ? holder.focus({ preventScroll: true }) : leadTo(around)))
    return false
  }
}
