import { z } from 'zod'
import type { CallTable } from './call.ts'
import { N8N_ANSWER_BYTES_MAX, N8nAnswer, N8nAnswerTaken } from './n8n-answer.ts'
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

/** WhatsApp sends up to 3 MB at once. */
const BY_META = { header: 'x-hub-signature-256', form: /^sha256=[0-9a-f]{64}$/, mostBytes: 4_000_000 }
/** Whatever it says is looked at: a flow that signs in another way is to be told so, and its administrator too. */
const BY_N8N = { header: 'x-locanda-signature', form: /^[\x20-\x7e]{1,200}$/, mostBytes: N8N_ANSWER_BYTES_MAX }
/** What is wrong with a token is said by whoever checks it: here only that it may be one. */
const BY_GOOGLE = { header: 'authorization', form: /^bearer [\w-]+\.[\w-]+\.[\w-]+$/i, mostBytes: 64_000 }

const about = { path: '/webhooks/whatsapp', tag: 'Webhooks', access: 'public' } as const

/** What other services call. They show who they are by a token or a signature of their own, not by ours. */
export const webhookCalls = {
  subscribeWhatsapp: {
    ...about,
    method: 'get',
    summary: "Answer WhatsApp's verification of this address",
    signed: 'token',
    query: Subscription,
    responses: { 200: z.string() },
    produces: 'text/plain',
  },
  receiveWhatsapp: {
    ...about,
    method: 'post',
    summary: 'Take a signed notification of WhatsApp: messages and delivery reports',
    signed: BY_META,
    body: 'raw',
    responses: { 200: Received },
  },
  receiveGooglePush: {
    path: '/webhooks/google',
    tag: 'Webhooks',
    access: 'public',
    method: 'post',
    summary: "Take Google's announcement that a Gmail mailbox has changed, which Pub/Sub sends with a token of its own",
    signed: BY_GOOGLE,
    body: 'raw',
    responses: { 204: null },
  },
  takeN8nAnswer: {
    path: '/webhooks/n8n/answer',
    tag: 'Webhooks',
    access: 'public',
    method: 'post',
    summary: 'Take the draft that n8n wrote when it was asked for one, signed: it is checked as any drafter’s',
    signed: BY_N8N,
    body: 'raw',
    says: N8nAnswer,
    responses: { 202: N8nAnswerTaken },
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
