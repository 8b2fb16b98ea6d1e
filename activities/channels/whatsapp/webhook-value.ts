import { z } from 'zod'
import { isRecord } from '#workflows/domain/is-record.ts'

/** What Meta leaves out it may also send as null. */
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined)
const text = z.string()
/** Blank is nobody's name. */
const named = z.union([z.string(), z.number()]).transform((name) => String(name).trim() || undefined)
/** Of whom a message is, and when, whatever else it may be. */
export const InboundSender = z.object({
  id: maybe(named).catch(undefined),
  /** The guest's number; absent for those who hide it. */
  from: maybe(named).catch(undefined),
  from_user_id: maybe(named).catch(undefined),
  /** Of what the host wrote: to whom. */
  to: maybe(named).catch(undefined),
  to_user_id: maybe(named).catch(undefined),
  /** Seconds since 1970; anything else says nothing. */
  timestamp: z.unknown().optional(),
  group_id: maybe(named).catch(undefined),
  context: maybe(z.object({ id: maybe(named) })).catch(undefined),
})
export type InboundSender = z.infer<typeof InboundSender>

/** Who wrote, where the message does not say it all. What is odd of one says nothing, and harms no other. */
export const Contact = z.object({
  wa_id: maybe(named).catch(undefined),
  user_id: maybe(named).catch(undefined),
  profile: maybe(z.object({ name: maybe(text) })).catch(undefined),
})
export type Contact = z.infer<typeof Contact>

const Code = z.coerce.number().int()
export const InboundError = z.object({ code: maybe(Code).catch(undefined), title: maybe(text).catch(undefined) })
/** A report is of a message by its id, or by the key that we gave with it. */
export const InboundStatus = z.object({
  id: maybe(named).catch(undefined),
  status: maybe(text).catch(undefined),
  biz_opaque_callback_data: maybe(text).catch(undefined),
  errors: z.unknown().optional(),
})
export type InboundStatus = z.infer<typeof InboundStatus>

/** As a list, whatever it is: one thing where Meta sends a list, a list in a list, one whose places are written out. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  const isNumbered =
    isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => /^\d+$/.test(key))
  return (isNumbered ? Object.values(value) : [value]).flat(4)
}
