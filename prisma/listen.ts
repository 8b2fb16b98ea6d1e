import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const RETRY_MS = 1_000
const ANSWER_MS = 5_000
const PROBE_EVERY_MS = 10_000

/** What is announced: changes of chats, messages, sources and properties; that a source's mailbox has changed; words of a draft that grows; an alert; a debug setting that was turned. */
export type NoticeChannel =
  | 'locanda_live'
  | 'locanda_mail'
  | 'locanda_text'
  | 'locanda_alert'
  | 'locanda_debug_settings'

export type NoticeListener = {
  onNotice: (channel: string, payload: string) => void
  /** Notices arrive, at first and after each loss: what was announced before is not known. */
  onListening: () => void
  onLost: (reason: string) => void
}

/** Listens on one connection, and never stops trying to, whatever becomes of the connection and when. */
export function listen(databaseUrl: string, channels: readonly NoticeChannel[], listener: NoticeListener) {
  const closing = new AbortController()
  let listening = Promise.withResolvers<void>()
  const client = () =>
    new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
  let isListening = false
  const announce = () => {
    isListening = true
    listener.onListening()
    listening.resolve()
  }
  const follow = async () => {
    while (!closing.signal.aborted) {
      const reason = await listenOnce(client(), { channels, listener, announce, closing: closing.signal })
      if (isListening) listening = Promise.withResolvers<void>()
      isListening = false
      if (closing.signal.aborted) return
      listener.onLost(reason)
      await pause(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
  }
  const following = follow()
  return {
    /** Resolves once notices arrive. */
    ready: (): Promise<void> => listening.promise,
    close: async (): Promise<void> => {
      closing.abort()
      await following
    },
  }
}

type Turn = {
  channels: readonly NoticeChannel[]
  listener: NoticeListener
  announce: () => void
  closing: AbortSignal
}

/** One connection, from its opening to its end; answers why it ended. */
async function listenOnce(client: pg.Client, { channels, listener, announce, closing }: Turn): Promise<string> {
  let reason = 'closed'
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  const giveUp = (error: Error) => {
    reason = error.message
    return client.end()
  }
  const begin = async () => {
    await client.connect()
    for (const channel of channels) await client.query(`listen ${channel}`)
    announce()
    await ended
  }
  client.on('error', (error) => {
    reason = error.message
  })
  client.on('notification', ({ channel, payload }) => listener.onNotice(channel, payload ?? ''))
  // A peer that vanished says nothing: asking is the only way to notice.
  const probe = setInterval(() => void client.query('select 1').catch(giveUp), PROBE_EVERY_MS).unref()
  const close = () => void client.end()
  closing.addEventListener('abort', close)
  // One that is closed while it connects never settles `connect`: its end does.
  await Promise.race([begin(), ended]).catch(giveUp)
  clearInterval(probe)
  closing.removeEventListener('abort', close)
  return reason
}
