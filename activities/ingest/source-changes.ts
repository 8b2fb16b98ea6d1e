import type { SourceChanges } from '#activities/deps.ts'
import type { Log } from '#outside/log.ts'
import { listen } from '#prisma/listen.ts'
import { isRecord } from '#workflows/domain/is-record.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'

/** Listens on one connection for all sources of the process. Once a lost one is back, everybody is told. */
export function listenForChanges(databaseUrl: string, log: Log): SourceChanges {
  const listeners = new Map<string, Set<() => void>>()
  const tellAll = () => {
    for (const of of listeners.values()) for (const notify of of) notify()
  }
  const tell = (sourceId: string) => {
    for (const notify of listeners.get(sourceId) ?? []) notify()
  }
  const notices = listen(databaseUrl, ['locanda_live', 'locanda_mail', 'locanda_debug_settings'], {
    onNotice: (channel, payload) => {
      if (channel === 'locanda_debug_settings') return tellAll()
      if (channel === 'locanda_mail') return tell(payload)
      const notice = jsonOrNull(payload)
      if (isRecord(notice)) tell(sourceOf(notice))
      else {
        log.warn({ bytes: payload.length }, 'a notice could not be read: every source looks again')
        tellAll()
      }
    },
    onListening: tellAll,
    // The safety poll of every watcher goes on meanwhile.
    onLost: (reason) => log.warn({ reason }, 'notices of changed sources lost'),
  })
  return {
    onChange(sourceId, notify) {
      const of = listeners.get(sourceId) ?? new Set()
      listeners.set(sourceId, of.add(notify))
      return () => {
        of.delete(notify)
        if (of.size === 0) listeners.delete(sourceId)
      }
    },
    close: notices.close,
  }
}

const sourceOf = ({ entity, entityId, change }: Record<string, unknown>): string =>
  entity === 'source' && change !== 'created' && typeof entityId === 'string' ? entityId : ''
