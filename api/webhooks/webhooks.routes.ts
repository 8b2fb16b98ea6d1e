import { webhookCalls } from '#api/contract/webhooks.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { listUnreadWebhooks } from './list-unread-webhooks.ts'
import { receiveGooglePush } from './receive-google-push.ts'
import { receiveWhatsapp } from './receive-whatsapp.ts'
import { subscribeWhatsapp } from './subscribe-whatsapp.ts'
import { takeN8nAnswer } from './take-n8n-answer.ts'

export const webhookRoutes = defineRoutes(webhookCalls, {
  subscribeWhatsapp: async ({ deps }, { query }) =>
    subscribeWhatsapp(deps.config.whatsapp.verifyToken, {
      mode: query['hub.mode'],
      token: query['hub.verify_token'],
      challenge: query['hub.challenge'],
    }),
  async receiveWhatsapp({ deps, headers }, { body }) {
    await receiveWhatsapp(deps, [headers['x-hub-signature-256'] ?? []].flat()[0], body)
    return { received: true as const }
  },
  receiveGooglePush: ({ deps, headers }, { body }) => receiveGooglePush(deps, headers.authorization, body),
  takeN8nAnswer: ({ deps, headers }, { body }) =>
    takeN8nAnswer(deps, [headers['x-locanda-signature'] ?? []].flat()[0], body),
  listUnreadWebhooks,
})
