import { z } from 'zod'

const text = z.string().max(70_000)
const media = z.object({ caption: text.optional(), filename: text.optional() })

/** One inbound message as Meta sends it; what we do not know passes unread. */
export const InboundMessage = z.object({
  id: z.string().min(1).max(500),
  /** The guest's number; absent for those who hide it. */
  from: z.string().max(40).optional(),
  from_user_id: z.string().max(200).optional(),
  timestamp: z.coerce.number(),
  type: z.string().max(40),
  text: z.object({ body: text }).optional(),
  image: media.optional(),
  video: media.optional(),
  document: media.optional(),
  location: z.object({ latitude: z.number(), longitude: z.number(), name: text.optional() }).optional(),
  button: z.object({ text }).optional(),
  interactive: z
    .object({ button_reply: z.object({ title: text }).optional(), list_reply: z.object({ title: text }).optional() })
    .optional(),
  reaction: z.object({ emoji: text.optional() }).optional(),
  context: z.object({ id: z.string().max(500).optional() }).optional(),
})
export type InboundMessage = z.infer<typeof InboundMessage>

export const InboundStatus = z.object({
  id: z.string().min(1).max(500),
  status: z.string().max(40),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z.array(z.object({ code: z.number(), title: z.string().optional() })).optional(),
})
export type InboundStatus = z.infer<typeof InboundStatus>

/** `entry[].changes[].value`: what is stored of a webhook. Messages are checked one by one, so that a strange one harms no other. */
export const WebhookValue = z.object({
  metadata: z.object({ phone_number_id: z.string().min(1).max(100) }),
  contacts: z
    .array(
      z.object({
        wa_id: z.string().optional(),
        user_id: z.string().optional(),
        profile: z.object({ name: z.string().optional() }).optional(),
      }),
    )
    .optional(),
  messages: z.array(z.unknown()).optional(),
  statuses: z.array(z.unknown()).optional(),
})
export type WebhookValue = z.infer<typeof WebhookValue>
