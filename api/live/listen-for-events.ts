import type { Log } from '#outside/log.ts'
import { listen } from '#prisma/listen.ts'
import { LiveNotice } from './live-event.ts'

export type LiveListener = {
  onNotice: (notice: LiveNotice) => void
  onAlert: (alertId: string) => void
  /** The connection was lost and is back: what was announced meanwhile is not known. */
  onGap: () => void
}

/** Listens on one connection for all hosts of this process. */
export function listenForEvents(databaseUrl: string, log: Log, { onNotice, onAlert, onGap }: LiveListener) {
  let hasListened = false
  return listen(databaseUrl, ['locanda_alert', 'locanda_live'], {
    onNotice: (channel, payload) => {
      if (channel === 'locanda_alert') return onAlert(payload)
      const notice = LiveNotice.safeParse(JSON.parse(payload))
      if (notice.success) onNotice(notice.data)
    },
    onListening: () => {
      if (hasListened) onGap()
      hasListened = true
    },
    onLost: (reason) => log.warn({ reason }, 'live connection lost'),
  })
}
