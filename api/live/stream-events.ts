import { type Exchange, type HostContext, STREAMED } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type Missed, missedEvents } from './missed-events.ts'

/** Opens the live stream; `Last-Event-ID` names the last event the client has, and what came after it is sent first. */
export async function streamEvents(
  { deps, host, identity, headers }: HostContext,
  _input: unknown,
  { response }: Exchange,
): Promise<typeof STREAMED> {
  const lastId = headers['last-event-id']
  const stream = await deps.live.open(response, identity, host.id)
  const missed: Missed =
    typeof lastId === 'string'
      ? await inHost(deps.db, host.id, (tx) => missedEvents(tx, { hostId: host.id, lastId }))
      : { kind: 'events', events: [] }
  response.status(200)
  response.setHeader('Content-Type', 'text/event-stream')
  response.setHeader('X-Accel-Buffering', 'no')
  response.flushHeaders()
  if (missed.kind === 'too_old') stream.reset(missed.newest)
  stream.begin(missed.kind === 'events' ? missed.events : [])
  return STREAMED
}
