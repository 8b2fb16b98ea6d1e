import { z } from 'zod'
import type { CallTable } from './call.ts'
import { TEMPLATE_VALUE_MAX } from './field-limits.ts'
import { problem } from './field-problem.ts'
import { shownRecipient } from './message-inputs.ts'
import { SHOWN_MESSAGES, SHOWN_OURS } from './message-limits.ts'
import { MessageView } from './messages.ts'
import { Id, IdParams, line } from './values.ts'

export const TemplateView = z
  .object({
    name: z.string(),
    /** Meta's code. */
    language: z.string(),
    header: z.string().nullable(),
    body: z.string(),
    footer: z.string().nullable(),
    /** What stands in braces in its body: `1`, `2` by number, or names as they stand there. */
    fields: z.array(z.string()),
  })
  .meta({ id: 'Template' })
export type TemplateView = z.infer<typeof TemplateView>

export const SendTemplateInput = z
  .object({
    name: line(512).min(1),
    language: line(20).min(1),
    /** In the order of its fields. */
    values: z.array(line(TEMPLATE_VALUE_MAX).refine((value) => value.trim() !== '', problem('field_required'))).max(50),
    /** The newest messages that its writer saw. */
    shown: z.array(Id).min(1).max(SHOWN_MESSAGES).optional(),
    /** The newest of our own that its writer knew of. */
    ours: z.array(Id).max(SHOWN_OURS).optional(),
    recipient: shownRecipient,
  })
  .meta({ id: 'SendTemplateInput' })
export type SendTemplateInput = z.infer<typeof SendTemplateInput>

const about = { tag: 'Messages', access: 'host', params: IdParams } as const

export const templateCalls = {
  listTemplates: {
    ...about,
    method: 'get',
    path: '/chats/{id}/templates',
    summary: 'The approved templates of the WhatsApp account that a chat is with, as far as they are words',
    responses: { 200: z.array(TemplateView) },
  },
  sendTemplate: {
    ...about,
    method: 'post',
    path: '/chats/{id}/template',
    summary: 'Send an approved template, also where WhatsApp takes no free text any more; it settles the open drafts',
    body: SendTemplateInput,
    responses: { 201: MessageView },
    once: true,
  },
} as const satisfies CallTable
