import { type RefObject, useLayoutEffect } from 'react'

/** The place whose box went away while it was written in. */
let heldPlace: string | undefined

/** A box that is drawn anew, as its draft became another, goes on with the focus that it had, unless that is elsewhere by now. */
export function useHeldFocus(box: RefObject<HTMLInputElement | null>, placeId: string | undefined): void {
  useLayoutEffect(() => {
    const input = box.current
    if (placeId === undefined || input === null) return
    const { activeElement } = document
    if (heldPlace === placeId && (activeElement === null || activeElement === document.body)) input.focus()
    heldPlace = undefined
    return () => {
      if (document.activeElement === input) heldPlace = placeId
    }
  }, [box, placeId])
}
