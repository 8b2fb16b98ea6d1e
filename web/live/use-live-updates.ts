import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRecord } from '#api/contract/is-record.ts'
import { LIVE_EVENTS } from '#api/contract/live-events.ts'
import { parsed } from '#web/lib/api-error.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { setConnection } from './connection.ts'
import { followEvents, type StreamEvent } from './follow-events.ts'
import { readAgain } from './read-again.ts'

/** A burst of events is read once. */
const GATHER_MS = 80
const DASHBOARD_EVERY_MS = 2_000

/** Undefined for what only a newer version of the API knows, or nobody can read. */
const keysOf = (event: unknown): (readonly string[])[] | undefined => {
  if (!isRecord(event)) return undefined
  const { entity, chatId } = event
  switch (entity) {
    case 'chat':
      return [queryKeys.chats]
    case 'message':
      return typeof chatId === 'string' ? [queryKeys.messages(chatId), queryKeys.chats] : undefined
    case 'unsent':
      return typeof chatId === 'string' ? [queryKeys.unsent(chatId), queryKeys.unsentFiles(chatId)] : undefined
    case 'property':
      return [queryKeys.properties, queryKeys.chats]
    case 'source':
      return [queryKeys.sources]
    case 'alert':
      return [queryKeys.alerts]
    default:
      return undefined
  }
}

/** Collects what changed, and has it read again together. */
const createInvalidationBatch = (client: QueryClient) => {
  const waiting = new Map<string, readonly string[]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let dashboardAt = 0
  const flush = () => {
    timer = undefined
    for (const queryKey of waiting.values()) readAgain(client, queryKey)
    waiting.clear()
    if (Date.now() - dashboardAt > DASHBOARD_EVERY_MS) {
      dashboardAt = Date.now()
      readAgain(client, queryKeys.dashboard)
    }
  }
  return {
    add: (key: readonly string[]) => {
      waiting.set(key.join(' '), key)
      timer ??= setTimeout(flush, GATHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Follows the live stream for as long as the shell stands; missed events mean that everything is read again. */
export function useLiveUpdates(): void {
  const client = useQueryClient()
  useEffect(() => {
    const stop = new AbortController()
    const batch = createInvalidationBatch(client)
    const onEvent = ({ event, data }: StreamEvent) => {
      const told = parsed(data)
      if (event === LIVE_EVENTS.text && isRecord(told)) {
        const { messageId, text } = told
        if (typeof messageId === 'string' && typeof text === 'string')
          return void client.setQueryData(queryKeys.growing(messageId), text)
      }
      const keys = event === LIVE_EVENTS.change ? keysOf(told) : undefined
      if (keys) for (const key of keys) batch.add(key)
      else readAgain(client)
    }
    const onOpen = () => {
      setConnection('live')
      // They have no number to be replayed by.
      readAgain(client, queryKeys.alerts)
    }
    const onLost = () => setConnection(navigator.onLine ? 'reconnecting' : 'offline')
    // The stream itself may take its time to notice.
    const onOffline = () => setConnection('offline')
    const onOnline = () => setConnection('reconnecting')
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    if (!navigator.onLine) onOffline()
    void followEvents({
      signal: stop.signal,
      onOpen,
      onEvent,
      onLost,
      onQuiet: onLost,
      onHeard: () => setConnection('live'),
    })
    return () => {
      stop.abort()
      batch.stop()
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [client])
}
