import { useSyncExternalStore } from 'react'

export type Connection = { state: 'connecting' | 'live' | 'reconnecting' | 'offline'; since: string }

let connection: Connection = { state: 'connecting', since: new Date().toISOString() }
const listeners = new Set<() => void>()

/** `since` stays at the moment up to which the data were known to be fresh. */
export function setConnection(state: Connection['state']): void {
  if (state === connection.state) return
  const wasLive = connection.state === 'live'
  connection = { state, since: wasLive || state === 'live' ? new Date().toISOString() : connection.since }
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => connection)

/** Whether what is asked for now may be answered, as far as is known. */
export const useHasLine = (): boolean => {
  const { state } = useConnection()
  return state === 'live' || state === 'connecting'
}
