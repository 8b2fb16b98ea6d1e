/** `about`: what is taken back, where that can happen elsewhere too. */
export type Undo = { untilMs: number; label: string; onUndo: () => void; about?: string }
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
type Offer = Omit<Undo, 'untilMs'> & { untilMs?: number }

/** Offers to take something back, until a moment where the server names one; the ring shows what is left of it. */
export const toastUndo = (title: string, { untilMs = Date.now() + UNDO_MS, ...offer }: Offer) =>
  add({ title, type: 'undo', undo: { untilMs, ...offer } })

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
    },
  }
}

let newest: (() => void) | undefined

/** What the newest toast that offers it would take back. */
export function offerNewest(takeBack: (() => void) | undefined): { end: () => void } {
  newest = takeBack
  return { end: () => void (newest = undefined) }
}

/** What was done and not answered yet, the newest last: by the cache of those who did it, as an answer may never come. */
const unanswered = new WeakMap<object, readonly (() => void)[]>()
const unansweredOf = (cache: object) => unanswered.get(cache) ?? []

/** Offers to take back what has no toast so far, as its answer is slow; until `end` it comes before every toast. */
export function offerUnanswered(cache: object, takeBack: () => void): { end: () => void } {
  unanswered.set(cache, [...unansweredOf(cache), takeBack])
  const end = () => {
    const left = unansweredOf(cache).filter((one) => one !== takeBack)
    unanswered.set(cache, left)
  }
  return { end }
}

/** Of what nobody shows yet. */
function takeWaitingBack(): (() => void) | undefined {
  const toast = waiting.findLast((one) => one.type === 'undo')
  if (toast?.type !== 'undo') return undefined
  waiting = waiting.filter((one) => one !== toast)
  return toast.undo.onUndo
}

/** Takes back what was done last and can be taken back; false where nothing can. */
export function takeNewestBack(cache: object): boolean {
  const last = unansweredOf(cache).at(-1) ?? takeWaitingBack() ?? newest
  last?.()
  return last !== undefined
}
