import { z } from 'zod'
import type { CallTable } from './call.ts'
import { N8N_EVENTS, N8N_WEBHOOKS } from './n8n-events.ts'
import { SentenceFields, SentenceView } from './sentences.ts'
import { OUTBOX_COUNT_MAX } from './told-figures.ts'
import { Instant, LooseBoolean, text } from './values.ts'

export const N8nTriggerInput = z
  .object({
    mode: z.enum(['prod', 'test']),
    webhook: z.enum(N8N_WEBHOOKS).default(N8N_EVENTS.newMessage),
    event: text(200).default(''),
    eventVersion: text(50).default(''),
    chatId: text(200).default('debug-chat'),
    messageId: text(200).default(''),
    body: z.unknown().default({}),
    url: text(2000).nullish(),
    path: text(500).nullish(),
    method: z.enum(['POST', 'PUT', 'PATCH']).default('POST'),
    headers: z.record(text(100), text(2000)).default({}),
    sign: LooseBoolean.prefault(true),
  })
  .meta({ id: 'N8nTriggerInput' })
export type N8nTriggerInput = z.infer<typeof N8nTriggerInput>

export const N8nTriggerResult = z
  .looseObject({
    ok: z.boolean(),
    error: z.string().optional(),
    ...SentenceFields.partial().shape,
    status: z.number().int().optional(),
    body: z.string().optional(),
  })
  .meta({ id: 'N8nTriggerResult' })
export type N8nTriggerResult = z.infer<typeof N8nTriggerResult>

const Count = z.number().int().max(OUTBOX_COUNT_MAX)

/** What became of the announcements to n8n, and of what it answered; those that were made are counted for a week, those given up for thirty days. */
export const OutboxView = z
  .object({
    isConfigured: z.boolean(),
    waiting: Count,
    delivered: Count,
    givenUp: Count,
    dropped: Count,
    /** Of what waits: since when the oldest does, and when the next try is. */
    waitingSince: Instant.nullable(),
    nextTryAt: Instant.nullable(),
    /** Why the latest try of what waits, or was given up, failed. */
    lastFault: z.object({ fault: SentenceView, at: Instant }).nullable(),
    /** It is asked for drafts. */
    writesDrafts: z.boolean(),
    /** Where it answers; null where the installation does not know its own address. */
    answerUrl: z.string().nullable(),
    /** What it was asked and has answered. */
    answered: Count,
    /** `isTaken`: a drafter has it; until then it is looked for. */
    lastAnswer: z.object({ at: Instant, isTaken: z.boolean() }).nullable(),
    /** Why an answer was refused last, and how often for that. */
    lastRefused: z.object({ fault: SentenceView, at: Instant, many: z.number().int() }).nullable(),
  })
  .meta({ id: 'N8nOutbox' })
export type OutboxView = z.infer<typeof OutboxView>

/** How many announcements are tried at once again. */
const OutboxRetryResult = z.object({ retried: z.number().int() }).meta({ id: 'N8nOutboxRetryResult' })

export const n8nCalls = {
  triggerN8n: {
    method: 'post',
    path: '/admin/debug/n8n/trigger',
    summary: 'Sends a test event to n8n and answers what came back',
    tag: 'Debug',
    access: 'admin',
    body: N8nTriggerInput,
    responses: { 200: N8nTriggerResult },
  },
  readOutbox: {
    method: 'get',
    path: '/admin/debug/n8n/outbox',
    summary: 'What waits to be told to n8n, was told, and was given up',
    tag: 'Debug',
    access: 'admin',
    responses: { 200: OutboxView },
  },
  retryOutbox: {
    method: 'post',
    path: '/admin/debug/n8n/outbox/retry',
    summary: 'Tries at once what waits, and for another day what was given up',
    tag: 'Debug',
    access: 'admin',
    responses: { 202: OutboxRetryResult },
  },
} as const satisfies CallTable
