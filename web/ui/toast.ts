export type Undo = { untilMs: number; label: string; onUndo: () => void }
export type Toast = { title: string } & ({ type: 'good' | 'bad' } | { type: 'undo'; undo: Undo })

let show: ((toast: Toast) => void) | undefined
const waiting: Toast[] = []

const add = (toast: Toast) => (show === undefined ? waiting.push(toast) : show(toast))

/** Says that something was done. */
export const toastDone = (title: string) => add({ title, type: 'good' })
/** Says that something failed; stays longer and is announced at once. */
export const toastFailed = (title: string) => add({ title, type: 'bad' })
/** Offers to take something back until a moment; the ring shows what is left of it. */
export const toastUndo = (title: string, undo: Undo) => add({ title, type: 'undo', undo })

/** Shows each toast from now on, and those that came before; `end` keeps the next ones waiting again. */
export function showToasts(shower: (toast: Toast) => void): { end: () => void } {
  show = shower
  for (const toast of waiting.splice(0)) shower(toast)
  return {
    end: () => {
      show = undefined
    },
  }
}

let newest: (() => void) | undefined

/** What the newest toast that offers it would take back. */
export function offerNewest(takeBack: (() => void) | undefined): { end: () => void } {
  newest = takeBack
  return { end: () => void (newest = undefined) }
}

/** Takes back what the newest toast offers to; false where none does. */
export function takeNewestBack(): boolean {
  newest?.()
  return newest !== undefined
}
