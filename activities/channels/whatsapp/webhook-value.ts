import { z } from 'zod'

/** What Meta leaves out it may also send as null. */
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined)
const text = z.string()
const named = z.union([z.string(), z.number()]).transform(String)
const media = maybe(z.object({ caption: maybe(text), filename: maybe(text) }))
const coordinate = z.union([z.number(), z.string()])
const choice = maybe(z.object({ title: text }))

/** One inbound message as Meta sends it; what we do not know passes unread. */
export const InboundMessage = z.object({
  id: named.refine((id) => id !== ''),
  /** The guest's number; absent for those who hide it. */
  from: maybe(named),
  from_user_id: maybe(named),
  /** Seconds since 1970; anything else says nothing. */
  timestamp: z.unknown().optional(),
  type: text,
  text: maybe(z.object({ body: text })),
  image: media,
  video: media,
  document: media,
  location: maybe(z.object({ latitude: coordinate, longitude: coordinate, name: maybe(text) })),
  button: maybe(z.object({ text })),
  interactive: maybe(
    z.object({ button_reply: choice, list_reply: choice, nfm_reply: maybe(z.object({ body: maybe(text) })) }),
  ),
  reaction: maybe(z.object({ emoji: maybe(text) })),
  context: maybe(z.object({ id: maybe(named) })),
})
export type InboundMessage = z.infer<typeof InboundMessage>

/** Of whom a message is, whatever else it may be: read where the message itself cannot be. */
export const InboundSender = z.object({
  id: maybe(named).catch(undefined),
  from: maybe(named).catch(undefined),
  from_user_id: maybe(named).catch(undefined),
  timestamp: z.unknown().optional(),
})

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

/** As a list, whatever it is: one thing where Meta sends a list, a list in a list. */
export const listOf = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat(4))
