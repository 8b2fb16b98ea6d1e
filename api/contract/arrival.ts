import { z } from 'zod'
import { WAYS_OUT } from '#workflows/domain/arrival/arrival-rules.ts'
import { CHANNELS } from '#workflows/domain/channels.ts'
import { TRANSPORTS } from '#workflows/domain/files/outgoing-limits.ts'
import { DraftReasonView } from './sentences.ts'

/** What is in the way of a text, and what can be done instead. */
export const ArrivalView = z
  .object({
    reason: DraftReasonView,
    /** It cannot arrive, and is refused; else it may. */
    isCertain: z.boolean(),
    wayOut: z.enum(WAYS_OUT),
    /** Where the conversation can be opened, by its name; null where no platform stands between. */
    platform: z.string().nullable(),
  })
  .meta({ id: 'Arrival' })
export type ArrivalView = z.infer<typeof ArrivalView>

/** What is known of the way to the guest: from it and a text `willItArrive` tells what is in the way. */
export const ReachView = z
  .object({
    channel: z.enum(CHANNELS),
    transport: z.enum(TRANSPORTS),
    address: z.string().nullable(),
    /** A reservation is known: no platform hides contacts any more. */
    isBooked: z.boolean(),
    checkOutDate: z.string().nullable(),
    lastGuestMessageAt: z.string().nullable(),
    /** When the last mail to that address came back for good. */
    returnedAt: z.string().nullable(),
  })
  .meta({ id: 'Reach' })
export type ReachView = z.infer<typeof ReachView>
