import { z } from 'zod'
import type { CallTable } from './call.ts'
import { SentenceFields } from './sentences.ts'
import { LooseBoolean, text } from './values.ts'

export const N8nTriggerInput = z
  .object({
    mode: z.enum(['prod', 'test']),
    webhook: z.enum(['new_message', 'ai', 'custom']).default('new_message'),
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
} as const satisfies CallTable
