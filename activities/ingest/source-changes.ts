import pg from 'pg'
import type { SourceChanges } from '#activities/deps.ts'

const RECONNECT_MS = 2_000

/** Listens on one connection for all sources of the process. A lost connection is opened again, and everybody is told. */
export function listenForChanges(databaseUrl: string): SourceChanges {
  const listeners = new Map<string, Set<() => void>>()
  let client: pg.Client | undefined
  let closed = false
  const tellAll = () => {
    for (const of of listeners.values()) for (const notify of of) notify()
  }
  const open = async () => {
    if (closed) return
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    client = next
    next.on('error', () => undefined)
    next.on('end', () => {
      if (!closed) setTimeout(() => void open(), RECONNECT_MS).unref()
    })
    next.on('notification', ({ channel, payload }) => {
      if (channel === 'locanda_debug_settings') tellAll()
      else for (const notify of listeners.get(sourceOf(payload)) ?? []) notify()
    })
    try {
      await next.connect()
      await next.query('listen locanda_live')
      await next.query('listen locanda_debug_settings')
      tellAll()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      // `end` follows and tries again; the safety poll of every watcher goes on meanwhile.
      await next.end()
    }
  }
  const opening = open()
  return {
    onChange(sourceId, notify) {
      const of = listeners.get(sourceId) ?? new Set()
      listeners.set(sourceId, of.add(notify))
      return () => {
        of.delete(notify)
        if (of.size === 0) listeners.delete(sourceId)
      }
    },
    async close() {
      closed = true
      await opening
      await client?.end()
    },
  }
}

function sourceOf(payload: string | undefined): string {
  const event = JSON.parse(payload ?? '{}') as { entity?: string; entityId?: string; change?: string }
  return event.entity === 'source' && event.change !== 'created' ? (event.entityId ?? '') : ''
}
