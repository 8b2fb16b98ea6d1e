import type { Response } from 'express'
import { ADMIN_ROLE } from '#api/contract/roles.ts'
import { whenClosed } from '#api/http/when-closed.ts'
import type { Authenticator } from '#api/identity/authenticator.ts'
import type { Identity } from '#api/identity/identity.ts'
import type { Log } from '#outside/log.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { listenForEvents } from './listen-for-events.ts'
import { LiveStream } from './live-stream.ts'

const STREAMS_PER_USER = 10
const CONFIRM_EVERY_MS = 2_000
const READY_WITHIN_MS = 3_000

export type LiveHub = ReturnType<typeof createLiveHub>
export type LiveHubOptions = { databaseUrl: string; authenticator: Pick<Authenticator, 'confirm'>; log: Log }

/** All open streams of this process, fed by one connection. Nothing is opened before the first stream. */
export function createLiveHub({ databaseUrl, authenticator, log }: LiveHubOptions) {
  const byHost = new Map<string, Set<LiveStream>>()
  const byUser = new Map<string, Set<LiveStream>>()
  let listener: ReturnType<typeof listenForEvents> | undefined
  let confirming: NodeJS.Timeout | undefined

  const everyone = () => [...byUser.values()].flatMap((streams) => [...streams])
  const start = () => {
    confirming ??= setInterval(() => void confirmUsers(), CONFIRM_EVERY_MS).unref()
    listener ??= listenForEvents(databaseUrl, log, {
      onNotice: (notice) => {
        for (const stream of byHost.get(notice.hostId) ?? []) stream.send(notice)
      },
      onText: (notice) => {
        for (const stream of byHost.get(notice.hostId) ?? []) stream.text(notice)
      },
      onAlert: (alertId) => {
        for (const stream of everyone()) if (stream.identity.roles.includes(ADMIN_ROLE)) stream.alert(alertId)
      },
      onGap: () => {
        for (const stream of everyone()) stream.reset(null)
      },
    })
    return listener
  }
  /** A user who was disabled, or whose account's state nobody can tell any more, is no longer told anything. */
  const confirmUsers = async () => {
    await Promise.all(
      [...byUser.values()].map(async (streams) => {
        const [first] = streams
        if (first === undefined) return
        const stands = await authenticator.confirm(first.identity).then(
          () => true,
          () => hasOnlyExpired(first.identity),
        )
        if (!stands) for (const stream of [...streams]) stream.end()
      }),
    )
  }

  return {
    /** @throws AppError rate_limited for an eleventh stream; upstream_unavailable while events cannot be had. */
    async open(response: Response, identity: Identity, hostId: string): Promise<LiveStream> {
      if ((byUser.get(identity.kcSub)?.size ?? 0) >= STREAMS_PER_USER) throw tooManyStreams()
      const stream = new LiveStream(response, identity, hostId)
      const places = [
        [byHost, hostId],
        [byUser, identity.kcSub],
      ] as const
      for (const [map, key] of places) map.set(key, (map.get(key) ?? new Set()).add(stream))
      whenClosed(response, () => {
        for (const [map, key] of places) leave(map, key, stream)
      })
      await readyInTime(start().ready())
      return stream
    },
    async close() {
      clearInterval(confirming)
      for (const stream of everyone()) stream.end()
      await listener?.close()
    },
  }
}

/** Its own timer ends such a stream; the user's other streams may have a newer token. */
const hasOnlyExpired = (identity: Identity) => identity.expiresAt.getTime() <= Date.now()

function leave(map: Map<string, Set<LiveStream>>, key: string, stream: LiveStream): void {
  const streams = map.get(key)
  streams?.delete(stream)
  if (streams?.size === 0) map.delete(key)
}

const tooManyStreams = () => new AppError('rate_limited', { code: 'too_many_windows', retryAfterSeconds: 30 })

async function readyInTime(ready: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () =>
      late.reject(
        new AppError('upstream_unavailable', {
          code: 'live_away',
          retryAfterSeconds: 3,
        }),
      ),
    READY_WITHIN_MS,
  )
  await Promise.race([ready, late.promise]).finally(() => clearTimeout(timer))
}
