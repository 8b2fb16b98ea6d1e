import { z } from 'zod'
import type { CallTable } from './call.ts'

const Subscription = z.object({
  'hub.mode': z.string().max(100),
  'hub.verify_token': z.string().max(500),
  'hub.challenge': z.string().max(500),
})
const Received = z.object({ received: z.literal(true) }).meta({ id: 'WebhookReceived' })

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
} as const satisfies CallTable
