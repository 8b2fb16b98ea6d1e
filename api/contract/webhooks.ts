import { z } from 'zod'
import type { CallTable } from './call.ts'
import { Instant } from './values.ts'

const Subscription = z.object({
  'hub.mode': z.string().max(100),
  'hub.verify_token': z.string().max(500),
  'hub.challenge': z.string().max(500),
})
const Received = z.object({ received: z.literal(true) }).meta({ id: 'WebhookReceived' })

/** What WhatsApp sent and no host can be shown. `body`: as it came; null where only its number is known. `many`: how often it came. */
export const UnreadWebhookView = z
  .object({
    key: z.string(),
    why: z.enum(['no_number', 'unknown_shape', 'no_source']),
    phoneNumberId: z.string().nullable(),
    body: z.string().nullable(),
    many: z.number().int(),
    firstAt: Instant,
    lastAt: Instant,
  })
  .meta({ id: 'UnreadWebhook' })
export type UnreadWebhookView = z.infer<typeof UnreadWebhookView>

const about = { path: '/webhooks/whatsapp', tag: 'Webhooks', access: 'public', signed: true } as const

/** What other services call. They show who they are by a token or a signature of their own, not by ours. */
export const webhookCalls = {
  subscribeWhatsapp: {
    ...about,
    method: 'get',
    summary: "Answer WhatsApp's verification of this address",
    query: Subscription,
    responses: { 200: z.string() },
    produces: 'text/plain',
  },
  receiveWhatsapp: {
    ...about,
    method: 'post',
    summary: 'Take a signed notification of WhatsApp: messages and delivery reports',
    body: 'raw',
    responses: { 200: Received },
  },
  listUnreadWebhooks: {
    method: 'get',
    path: '/admin/webhooks/unread',
    summary: 'What WhatsApp sent and no host can be shown, the newest first',
    tag: 'Administration',
    access: 'admin',
    responses: { 200: z.array(UnreadWebhookView) },
  },
} as const satisfies CallTable
