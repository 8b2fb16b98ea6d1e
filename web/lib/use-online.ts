import { useSyncExternalStore } from 'react'

const CHANGES = ['online', 'offline']

function subscribe(notify: () => void): () => void {
  for (const change of CHANGES) addEventListener(change, notify)
  return () => {
    for (const change of CHANGES) removeEventListener(change, notify)
  }
}

/** Whether the device has a line, as far as the browser knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
