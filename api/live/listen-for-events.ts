import pg from 'pg'
import type { Log } from '#outside/log.ts'
import { LiveNotice } from './live-event.ts'

const RETRY_MS = 1_000
const PROBE_EVERY_MS = 10_000
const PROBE_ANSWER_MS = 5_000

export type LiveListener = {
  onNotice: (notice: LiveNotice) => void
  /** The connection was lost and is back: what was announced meanwhile is not known. */
  onGap: () => void
}

/** Listens on one connection for all hosts of this process, and never stops trying to. */
export function listenForEvents(databaseUrl: string, log: Log, listener: LiveListener) {
  let client: pg.Client | undefined
  let connected = Promise.withResolvers<void>()
  let closed = false
  let hadConnection = false

  const open = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true, query_timeout: PROBE_ANSWER_MS })
    client = next
    next.on('notification', ({ payload }) => {
      const notice = LiveNotice.safeParse(JSON.parse(payload ?? '{}'))
      if (notice.success) listener.onNotice(notice.data)
    })
    next.on('error', (error) => log.warn({ reason: error.message }, 'live connection lost'))
    next.on('end', () => {
      connected = Promise.withResolvers<void>()
      if (!closed) setTimeout(() => void open(), RETRY_MS).unref()
    })
    await next.connect().then(
      () => next.query('listen locanda_live').then(announce),
      // `end` follows, and with it the next try.
      () => undefined,
    )
  }
  const announce = () => {
    if (hadConnection) listener.onGap()
    hadConnection = true
    connected.resolve()
  }
  /** A peer that vanished says nothing: asking is the only way to notice. */
  const probe = setInterval(() => {
    client?.query('select 1').catch(() => client?.end())
  }, PROBE_EVERY_MS)
  probe.unref()
  void open()
  return {
    /** Resolves once events arrive. */
    ready: (): Promise<void> => connected.promise,
    async close() {
      closed = true
      clearInterval(probe)
      await client?.end()
    },
  }
}
