import { z } from 'zod'
import { defineRoute } from '#api/http/define-route.ts'
import { receiveWhatsapp } from './receive-whatsapp.ts'
import { subscribeWhatsapp } from './subscribe-whatsapp.ts'

const Subscription = z.object({
  'hub.mode': z.string().max(100),
  'hub.verify_token': z.string().max(500),
  'hub.challenge': z.string().max(500),
})
const Received = z.object({ received: z.literal(true) }).meta({ id: 'WebhookReceived' })

/** What other services call. They show who they are by a token or a signature of their own, not by ours. */
export const webhookRoutes = [
  defineRoute({
    method: 'get',
    path: '/webhooks/whatsapp',
    summary: "Answer WhatsApp's verification of this address",
    tag: 'Webhooks',
    access: 'public',
    query: Subscription,
    responses: { 200: z.string() },
    produces: 'text/plain',
    handle: async ({ deps }, { query }) =>
      subscribeWhatsapp(deps.config.whatsapp.verifyToken, {
        mode: query['hub.mode'],
        token: query['hub.verify_token'],
        challenge: query['hub.challenge'],
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/webhooks/whatsapp',
    summary: 'Take a signed notification of WhatsApp: messages and delivery reports',
    tag: 'Webhooks',
    access: 'public',
    body: 'raw',
    responses: { 200: Received },
    async handle({ deps, headers }, { body }) {
      await receiveWhatsapp(deps, [headers['x-hub-signature-256'] ?? []].flat()[0], body)
      return { received: true as const }
    },
  }),
]
