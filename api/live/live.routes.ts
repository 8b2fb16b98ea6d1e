import { z } from 'zod'
import { defineRoute } from '#api/http/define-route.ts'
import { streamEvents } from './stream-events.ts'

export const liveRoutes = [
  defineRoute({
    method: 'get',
    path: '/events',
    summary: 'My changes as they happen (server-sent events)',
    tag: 'Live',
    access: 'host',
    responses: { 200: z.string() },
    produces: 'text/event-stream',
    handle: streamEvents,
  }),
]
