/**
 * SSE event names: `change` carries a LiveEventView, `text` a LiveTextView; `reset` says that events were missed: read
 * everything again.
 */
export const LIVE_EVENTS = { change: 'change', text: 'text', reset: 'reset' } as const

/**
 * How often the live stream says that it is still there: a line that swallows what is sent can be known by nothing else, and its host is to
 * hear of it within two seconds. A beat is 13 bytes; a thousand open windows cost the API a thousand such writes a second.
 */
export const HEARTBEAT_SECONDS = 1
