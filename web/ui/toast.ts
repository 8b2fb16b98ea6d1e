/**
 * `about`: what is taken back, where that can happen elsewhere too. `atMs`: when it was asked for. `tooLate`: what is said of it once
 * that is over.
 */
export type Undo = {
  untilMs: number
  label: string
  onUndo: () => void
  about?: string
  atMs: number
  tooLate?: string
}
export type Toast = { title: string } & ({ type: 'good' | 'bad' } | { type: 'undo'; undo: Undo })

type Shower = { show: (toast: Toast) => void; withdraw: (about: string) => void }

let shower: Shower | undefined
let waiting: Toast[] = []

const add = (toast: Toast) => (shower === undefined ? waiting.push(toast) : shower.show(toast))

/** Says that something was done. */
export const toastDone = (title: string) => add({ title, type: 'good' })
/** Says that something failed; stays longer and is announced at once. */
export const toastFailed = (title: string) => add({ title, type: 'bad' })

/** How long the browser itself offers to take something back; what the server sends has a time of its own. */
const UNDO_MS = 10_000
type Offer = Omit<Undo, 'untilMs' | 'atMs'> & { untilMs?: number; atMs?: number }

/** Offers to take something back, until a moment where the server names one; the ring shows what is left of it. */
export const toastUndo = (title: string, { untilMs = Date.now() + UNDO_MS, atMs = Date.now(), ...offer }: Offer) =>
  add({ title, type: 'undo', undo: { untilMs, atMs, ...offer } })

/** Offers it no longer: it was taken back elsewhere. */
export function withdrawUndo(about: string): void {
  waiting = waiting.filter((toast) => toast.type !== 'undo' || toast.undo.about !== about)
  shower?.withdraw(about)
}

/** Shows each toast from now on, and those that came before; `end` keeps the next ones waiting again. */
export function showToasts(by: Shower): { end: () => void } {
  shower = by
  for (const toast of waiting.splice(0)) by.show(toast)
  return {
    end: () => {
      shower = undefined
      shown = []
      over = undefined
    },
  }
}

/** Something that can be taken back. `atMs`: when it was asked for, whenever it was answered. */
type Offered = { atMs: number; takeBack: () => void }

let shown: readonly Offered[] = []

/** A toast offers it by the key too, until `end`. */
export function offerShown(offered: Offered): { end: () => void } {
  shown = [...shown, offered]
  return { end: () => void (shown = shown.filter((one) => one !== offered)) }
}

/** What was done and not answered yet, the newest last: by the cache of those who did it, as an answer may never come. */
const unanswered = new WeakMap<object, readonly Offered[]>()
const unansweredOf = (cache: object) => unanswered.get(cache) ?? []

/** Offers to take back what has no toast so far, as its answer is slow, until `end`. */
export function offerUnanswered(cache: object, offered: Offered): { end: () => void } {
  unanswered.set(cache, [...unansweredOf(cache), offered])
  const end = () => {
    const left = unansweredOf(cache).filter((one) => one !== offered)
    unanswered.set(cache, left)
  }
  return { end }
}

/** Of what nobody shows yet. */
const offeredWaiting = (): Offered[] =>
  waiting.flatMap((toast) => {
    if (toast.type !== 'undo') return []
    const takeBack = () => {
      waiting = waiting.filter((one) => one !== toast)
      toast.undo.onUndo()
    }
    return { atMs: toast.undo.atMs, takeBack }
  })

/** The newest that can no longer be taken back: the key says so before it takes back something older. */
let over: { atMs: number; title: string } | undefined

/** It was done, and can no longer be taken back. */
export function noteOver(done: { atMs: number; title: string }): void {
  if (over === undefined || done.atMs >= over.atMs) over = done
}

/** Takes back what was done last, whatever was answered first, or says that it cannot be; false where there is nothing to take back. */
export function takeNewestBack(cache: object): boolean {
  const offered = [...shown, ...offeredWaiting(), ...unansweredOf(cache)]
  const last = offered.toSorted((a, b) => a.atMs - b.atMs).at(-1)
  if (last === undefined) return false
  if (over === undefined || over.atMs <= last.atMs) last.takeBack()
  else toastFailed(over.title)
  over = undefined
  return true
}
