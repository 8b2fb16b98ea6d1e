/** How long single keys do nothing once what had the focus went away: what is typed on was meant for that. */
const QUIET_MS = 2_000

/** And once another chat has opened by itself: nobody has looked at it yet. */
const UNSEEN_MS = 1_000

let holder: EventTarget | null = null
let quietUntil = 0
let unseenUntil = 0

/** A link goes away because it was followed. */
const isGone = () => holder instanceof HTMLElement && !holder.isConnected && holder.tagName !== 'A'

const note = (isLost: boolean) => {
  if (isLost) holder = null
  // Whoever types on has not looked up yet.
  if (isLost || Date.now() < quietUntil) quietUntil = Date.now() + QUIET_MS
}

const onFocus = ({ target }: Event) => {
  holder = target
  quietUntil = 0
}
const onBlur = () => void setTimeout(() => isGone() && note(true))
const onKey = () => {
  if (Date.now() < unseenUntil) noteUnseen()
  note(isGone())
}

/** What is shown from now on came by itself, whatever gets the focus in it. */
export const noteUnseen = (): void => {
  unseenUntil = Date.now() + UNSEEN_MS
}

/** Follows what has the focus from now on; again it changes nothing. */
export function watchFocus(): void {
  window.addEventListener('focusin', onFocus)
  window.addEventListener('focusout', onBlur)
  window.addEventListener('keydown', onKey, true)
}

/** Whether the focus was lost a moment ago, by nobody's wish, or what has it came by itself. */
export const hasLostFocus = (): boolean => Date.now() < Math.max(quietUntil, unseenUntil)
