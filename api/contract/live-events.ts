/**
 * SSE event names: `change` carries a LiveEventView, `text` a LiveTextView; `reset` says that events were missed: read
 * everything again.
 */
export const LIVE_EVENTS = { change: 'change', text: 'text', reset: 'reset' } as const

/** How often the live stream says that it is still there. */
export const HEARTBEAT_SECONDS = 15
