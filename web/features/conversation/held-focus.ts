import { type RefObject, useLayoutEffect } from 'react'

type Box = HTMLInputElement | HTMLTextAreaElement

/** The place whose box went away while it was written in, and where the cursor was. */
let held: { placeId: string; from: number | null; to: number | null } | undefined

const boxesOf = (placeId: string) =>
  [...document.querySelectorAll<Box>('textarea[data-place], input[data-place]')].filter(
    ({ dataset }) => dataset.place === placeId,
  )

/** Whether the host's hands are on the words of a place. */
export const isHeld = (placeId: string): boolean =>
  document.activeElement instanceof HTMLElement && document.activeElement.dataset.place === placeId

/** Puts the focus to the words of a place: what was pressed beside them has gone. */
export const focusPlace = (placeId: string): void => boxesOf(placeId).at(-1)?.focus()

const goOn = (box: Box) => {
  box.focus()
  if (held) box.setSelectionRange(held.from, held.to)
  held = undefined
}

/**
 * A box that goes away while it is written in leaves its focus to another that holds the same words, or to the next that is drawn for
 * them, unless that is elsewhere by then: no key falls between.
 */
export function useHeldFocus(box: RefObject<Box | null>, placeId: string | undefined): void {
  useLayoutEffect(() => {
    const own = box.current
    if (placeId === undefined || own === null) return
    const { activeElement } = document
    if (held?.placeId === placeId && (activeElement === null || activeElement === document.body)) goOn(own)
    held = undefined
    return () => {
      if (document.activeElement !== own) return
      held = { placeId, from: own.selectionStart, to: own.selectionEnd }
      const other = boxesOf(placeId).find((one) => one !== own)
      if (other) goOn(other)
      // A reply's own box stands for as long as its chat: who comes back to that later has not gone on.
      if (own instanceof HTMLTextAreaElement) held = undefined
    }
  }, [box, placeId])
}
