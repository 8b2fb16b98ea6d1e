import { z } from 'zod'
import { LiveEventView, LiveTextView } from '#api/contract/live.ts'
import { LIVE_EVENTS } from '#api/contract/live-events.ts'

/** What the trigger announces, and what `live_event` keeps. */
export const LiveNotice = LiveEventView.extend({ id: z.string(), hostId: z.string() })
export type LiveNotice = z.infer<typeof LiveNotice>

/** One event in the words of the HTML standard, section 9.2.6: the id is where a client goes on from. */
export const changeFrame = ({ id, ...event }: Omit<LiveNotice, 'hostId'>): string => `id: ${id}\n${frameOf(event)}`

/** Has no number of the host's: nothing is replayed after it. */
export const alertFrame = (alertId: string): string =>
  frameOf({ entity: 'alert', entityId: alertId, chatId: null, change: 'updated' })

const frameOf = ({ entity, entityId, chatId, change }: LiveEventView): string =>
  `event: ${LIVE_EVENTS.change}\ndata: ${JSON.stringify({ entity, entityId, chatId, change })}\n\n`

/** What the worker announces while a model writes. */
export const TextNotice = LiveTextView.extend({ hostId: z.string() })
export type TextNotice = z.infer<typeof TextNotice>

/** The frame that brings a draft's words while a model writes them. */
export const textFrame = ({ messageId, text }: TextNotice): string =>
  `event: ${LIVE_EVENTS.text}\ndata: ${JSON.stringify({ messageId, text })}\n\n`

/** Says that events were missed: what is shown is to be read again. */
export const resetFrame = (id: string | null): string =>
  `${id === null ? '' : `id: ${id}\n`}event: ${LIVE_EVENTS.reset}\ndata: {}\n\n`

export const HEARTBEAT_FRAME = ': heartbeat\n\n'
