import { liveCalls } from '#api/contract/live.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { streamEvents } from './stream-events.ts'

export const liveRoutes = defineRoutes(liveCalls, {
  streamEvents,
})
