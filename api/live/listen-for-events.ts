import type { Log } from '#outside/log.ts'
import { listen } from '#prisma/listen.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { LiveNotice, TextNotice } from './live-event.ts'

export type LiveListener = {
  onNotice: (notice: LiveNotice) => void
  onText: (notice: TextNotice) => void
  onAlert: (alertId: string) => void
  /** What was announced is not known: the connection was lost and is back, or a notice could not be read. */
  onGap: () => void
}

/** Many unreadable notices, as of another version's triggers, are one gap. */
const GATHER_MS = 500

/** Listens on one connection for all hosts of this process. */
export function listenForEvents(databaseUrl: string, log: Log, { onNotice, onText, onAlert, onGap }: LiveListener) {
  let hasListened = false
  let gap: NodeJS.Timeout | undefined
  const noteGap = () => {
    gap ??= setTimeout(() => {
      gap = undefined
      onGap()
    }, GATHER_MS).unref()
  }
  return listen(databaseUrl, ['locanda_alert', 'locanda_live', 'locanda_text'], {
    onNotice: (channel, payload) => {
      if (channel === 'locanda_alert') return onAlert(payload)
      const growth = channel === 'locanda_text' ? TextNotice.safeParse(jsonOrNull(payload)).data : undefined
      if (growth !== undefined) return onText(growth)
      const notice = LiveNotice.safeParse(jsonOrNull(payload))
      if (notice.success) return onNotice(notice.data)
      log.warn({ bytes: payload.length }, 'a live notice could not be read: the windows read again')
      noteGap()
    },
    onListening: () => {
      if (hasListened) onGap()
      hasListened = true
    },
    onLost: (reason) => log.warn({ reason }, 'live connection lost'),
  })
}
