import { type RefObject, useLayoutEffect } from 'react'
import { isNobodys } from '#web/lib/lost-focus.ts'
import { isFreeIn } from './in-open-chat.ts'

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

/** In this tab alone: the place that was written in when the page went away, as by a reload or on the way to the sign-in page. */
const LEFT_AT = 'locanda-left-at'
const leftAt = sessionStorage.getItem(LEFT_AT) ?? ''
/** A page that only leads to the sign-in page shows no box. */
let hasShown = false
window.addEventListener('pagehide', () => {
  if (!hasShown) return
  const { activeElement: focused } = document
  sessionStorage.setItem(LEFT_AT, (focused instanceof HTMLElement && focused.dataset.place) || '')
})

/** The place whose words have come back to a host who wanted them, where no box showed them then, and until when they still look there. */
let wanted = { placeId: leftAt, untilMs: leftAt === '' ? 0 : Number.POSITIVE_INFINITY }

let isGoingOn = leftAt !== ''
/** Whether the chat that is opened first on this page is one that was being written in: what is typed on is no key about its draft. Asked again it is not. */
export function goesOnWriting(): boolean {
  const was = isGoingOn
  isGoingOn = false
  return was
}

const WANTED_MS = 5_000

/** In a field, in what lies over the box, or at the row of another chat. */
function isElsewhere(box: Box, placeId: string): boolean {
  const { activeElement: focused } = document
  if (isFreeIn(placeId)) return false
  return (
    focused?.matches('input, textarea, select, [data-chat]') === true || box.closest('[aria-hidden="true"]') !== null
  )
}

/**
 * Words have come back to their host, who wanted that: the focus goes to them, or to the box that is drawn for them next, unless it
 * has gone elsewhere meanwhile.
 */
export function focusBack(placeId: string): void {
  const box = boxesOf(placeId).at(-1)
  if (box === undefined) wanted = { placeId, untilMs: Date.now() + WANTED_MS }
  else if (!isElsewhere(box, placeId)) box.focus()
}

/** Of a box that is there as long as its chat is: takes the focus where its words came back before it was drawn. */
export function useFocusBack(box: RefObject<Box | null>, placeId: string): void {
  useLayoutEffect(() => {
    hasShown = true
    const isWanted = wanted.placeId === placeId && Date.now() < wanted.untilMs
    wanted = { placeId: '', untilMs: 0 }
    if (isWanted && isFreeIn(placeId)) box.current?.focus()
  }, [box, placeId])
}

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
    if (held?.placeId === placeId && isNobodys()) goOn(own)
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
