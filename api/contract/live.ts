import { z } from 'zod'
import type { CallTable } from './call.ts'
import { Id } from './values.ts'

/**
 * One event of `GET /api/events`: what changed, never what it says. The SSE `id` is the event's number. An `alert` is told to
 * administrators only, without one: who was away reads the alerts again.
 */
export const LiveEventView = z
  .object({
    entity: z.enum(['chat', 'message', 'unsent', 'source', 'property', 'alert']),
    entityId: Id,
    chatId: Id.nullable(),
    change: z.enum(['created', 'updated', 'deleted']),
  })
  .meta({ id: 'LiveEvent' })
export type LiveEventView = z.infer<typeof LiveEventView>

/** What a model has written so far of a draft that it is writing, unchecked; without a number: whoever misses it reads the draft. */
export const LiveTextView = z.object({ messageId: Id, text: z.string() }).meta({ id: 'LiveText' })
export type LiveTextView = z.infer<typeof LiveTextView>

/** For who has no event yet to name by `Last-Event-ID`, and has already read: how long ago that began. */
const LiveQuery = z.object({ sinceMs: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() })

export const liveCalls = {
  streamEvents: {
    method: 'get',
    path: '/events',
    summary: 'My changes as they happen (server-sent events)',
    tag: 'Live',
    access: 'host',
    query: LiveQuery,
    responses: { 200: z.string() },
    produces: 'text/event-stream',
  },
} as const satisfies CallTable
