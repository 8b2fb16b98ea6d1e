import { useSyncExternalStore } from 'react'

/**
 * Files whose removal was asked for at this page. They are not shown and go with nothing from then on, whatever a list says that was
 * read before they were gone. An id never comes back: what is put there again is another file.
 */
let taken: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const change = (next: ReadonlySet<string>) => {
  taken = next
  for (const notify of listeners) notify()
}

export const takeAway = (id: string): void => change(new Set([...taken, id]))

/** It could not be removed. */
export const isThereAgain = (id: string): void => change(new Set([...taken].filter((one) => one !== id)))

const without = <F extends { id: string }>(ids: ReadonlySet<string>, files: readonly F[]): F[] =>
  files.filter(({ id }) => !ids.has(id))

/** Those of these files that were not taken away. */
export const stillThere = <F extends { id: string }>(files: readonly F[]): F[] => without(taken, files)

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** The same, shown anew with each that is taken away. */
export const useStillThere = <F extends { id: string }>(files: readonly F[]): F[] =>
  without(
    useSyncExternalStore(subscribe, () => taken),
    files,
  )
