/** How long single keys do nothing once what had the focus went away: what is typed on was meant for that. */
const QUIET_MS = 2_000

/** And once another chat has opened by itself: nobody has looked at it yet. */
const UNSEEN_MS = 1_000

/** So long whoever draws something else in its place, or goes elsewhere, has for that. */
const LEAD_MS = 200

/** What opens by itself and has to be fetched first is shown within that time, or is no surprise any more. */
const AWAITED_MS = 10_000

let holder: EventTarget | null = null
/** What lies around it, from within outwards, and can have the focus too. */
let around: HTMLElement[] = []
/** What was led to when what had it went away: nobody has chosen that. */
let led: Element | null = null
let isLeading = false
let quietUntil = 0
let unseenUntil = 0
let unseenMs = UNSEEN_MS
let awaited = { chatId: '', untilMs: 0 }
let wasField = false
const watchers = new Set<() => void>()

/** A link goes away because it was followed. */
const isGone = () => holder instanceof HTMLElement && !holder.isConnected && holder.tagName !== 'A'

const note = (isLost: boolean) => {
  if (isLost) {
    wasField = holder instanceof HTMLInputElement || holder instanceof HTMLTextAreaElement
    holder = null
    leadOn()
  }
  // Whoever types on has not looked up yet.
  if (isLost || Date.now() < quietUntil) quietUntil = Date.now() + QUIET_MS
}

const rest = (forMs: number) => {
  unseenMs = forMs
  unseenUntil = Date.now() + forMs
  for (const told of watchers) told()
}

const onFocus = ({ target }: Event) => {
  holder = target
  around = holdersAround(target)
  if (isLeading) return
  led = null
  quietUntil = 0
}
const look = () => {
  if (isGone()) note(true)
  // A button that cannot be pressed just now cannot have it either, and is there again in a moment.
  else if (holder instanceof HTMLElement && holder.matches(':disabled')) leadOn()
}
const onBlur = () => void setTimeout(look)
const onKey = () => {
  if (isUnseen()) rest(unseenMs)
  note(isGone())
}

/** What is opened from now on came by itself, whatever gets the focus in it. */
export const noteUnseen = (chatId: string): void => {
  rest(UNSEEN_MS)
  awaited = { chatId, untilMs: Date.now() + AWAITED_MS }
}

/** What came by itself is in sight only now, having been fetched; not what stands there until it is. */
export const noteShown = (chatId: string): void => {
  if (chatId !== awaited.chatId) return
  if (Date.now() < awaited.untilMs) rest(UNSEEN_MS)
  awaited = { chatId: '', untilMs: 0 }
}

/** A draft has come by itself into the open chat, where another stood or none. */
export const noteCome = (): void => rest(UNSEEN_MS)

/** Other words stand by themselves where the host was reading. */
export const noteChanged = (): void => rest(QUIET_MS)

/** Whether what is in sight came by itself a moment ago: neither a key nor a click can have meant it. */
export const isUnseen = (): boolean => Date.now() < unseenUntil

/** For how long it still rests; `told` hears when it rests anew. */
export const unseenForMs = (): number => Math.max(0, unseenUntil - Date.now())
export const onRest = (told: () => void): (() => void) => {
  watchers.add(told)
  return () => void watchers.delete(told)
}

/** What had the focus went away with its screen, which the host has left themselves: nothing was lost. */
export const letGo = (): void => {
  if (!isGone()) return
  holder = null
  around = []
}

/** Whether nothing has the focus, or only what it was led to as what had it went away. */
export const isNobodys = (): boolean => {
  const { activeElement: focused } = document
  return focused === null || focused === document.body || focused === led
}

/** What lies around something, from within outwards, and can have the focus. */
export const holdersAround = (inner: EventTarget | null): HTMLElement[] => {
  const found: HTMLElement[] = []
  for (let one = inner instanceof Element ? inner.parentElement : null; one !== null; one = one.parentElement)
    if (one.tabIndex >= 0 || one.hasAttribute('tabindex')) found.push(one)
  return found
}

/** Gives the focus to the first of these that is still there. Keys go on resting: nobody has looked there. */
export function leadTo(holders: readonly HTMLElement[]): void {
  const next = holders.find((one) => one.isConnected && !one.matches(':disabled'))
  if (next === undefined) return
  isLeading = true
  next.focus({ preventScroll: true })
  isLeading = false
  led = next
  quietUntil = Date.now() + QUIET_MS
}

/** Never to the top of the page: whoever moves by keys, or listens, goes on where they were. */
function leadOn(): void {
  const left = around
  const content = document.querySelector('main')
  const holders = content === null ? left : [...left, content]
  setTimeout(() => isNobodys() && document.activeElement !== led && leadTo(holders), LEAD_MS)
}

/** Whether words stand in what has the focus. */
export const isWriting = (): boolean => {
  const focused = document.activeElement
  return (focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement) && focused.value !== ''
}

/** Not every browser says so where what had the focus is taken away, or cannot have it any more. */
let changes: MutationObserver | undefined
const WHAT_ENDS_FOCUS = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] }

/** Follows what has the focus from now on; again it changes nothing. */
export function watchFocus(): void {
  changes ??= new MutationObserver(look)
  changes.observe(document.body, WHAT_ENDS_FOCUS)
  window.addEventListener('focusin', onFocus)
  window.addEventListener('focusout', onBlur)
  window.addEventListener('keydown', onKey, true)
}

/** Whether the focus was lost a moment ago, by nobody's wish. */
export const isAdrift = (): boolean => Date.now() < quietUntil

/** Whether it was, out of a field: what is typed on is words, and not even takes back. */
export const hasLostField = (): boolean => isAdrift() && wasField

/** Whether it was, or what has it came by itself. */
export const hasLostFocus = (): boolean => isUnseen() || isAdrift()
