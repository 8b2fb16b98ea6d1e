import { type Exchange, type HostContext, STREAMED } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type Missed, missedEvents } from './missed-events.ts'

/**
 * Opens the live stream. What came after the event that `Last-Event-ID` names is sent first, or, for who has none yet,
 * what may have come in the last `sinceMs`.
 */
export async function streamEvents(
  { deps, host, identity, headers }: HostContext,
  { query: { sinceMs } }: { query: { sinceMs?: number | undefined } },
  { response }: Exchange,
): Promise<typeof STREAMED> {
  const lastId = headers['last-event-id']
  const stream = await deps.live.open(response, identity, host.id)
  const after = typeof lastId === 'string' ? { lastId } : sinceMs === undefined ? undefined : { sinceMs }
  const missed: Missed = after
    ? await inHost(deps.db, host.id, (tx) => missedEvents(tx, host.id, after))
    : { kind: 'events', events: [] }
  response.status(200)
  response.setHeader('Content-Type', 'text/event-stream')
  response.setHeader('X-Accel-Buffering', 'no')
  response.flushHeaders()
  if (missed.kind === 'too_old') stream.reset(missed.newest)
  stream.begin(missed.kind === 'events' ? missed.events : [])
  return STREAMED
}
