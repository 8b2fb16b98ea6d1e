import { z } from 'zod'
import { DRAFT_LANGUAGES, RISKS } from '#workflows/domain/draft.ts'
import { problem } from './field-problem.ts'
import { line, text } from './values.ts'

/** Of a body: more than any reply takes. */
export const N8N_ANSWER_BYTES_MAX = 256 * 1024
/** Characters that a draft may have, whoever writes it. */
const REPLY_MAX = 4_000
const NOTES_MAX = 30
const notes = z.array(line(300)).max(NOTES_MAX).default([])

/**
 * What n8n answers when it was asked for a draft. `eventId`: of what it was asked. All but that and `reply` may be left out; none of
 * it is believed: the draft is checked as any other, and its confidence is reckoned.
 */
export const N8nAnswer = z
  .object({
    eventId: line(200).min(1),
    reply: text(REPLY_MAX),
    confidence: z.number().min(1).max(10).default(5),
    language: z.enum(DRAFT_LANGUAGES).nullish(),
    needsReply: z.boolean().default(true),
    topics: notes,
    unknowns: notes,
    risks: z.array(z.enum(RISKS)).max(RISKS.length).default([]),
  })
  .refine(({ reply, needsReply }) => !needsReply || reply.trim() !== '', {
    path: ['reply'],
    message: problem('field_required'),
  })
  .meta({ id: 'N8nAnswer' })
export type N8nAnswer = z.infer<typeof N8nAnswer>

/** `isNew`: false where the very same answer had come before, and nothing changed. */
export const N8nAnswerTaken = z.object({ taken: z.literal(true), isNew: z.boolean() }).meta({ id: 'N8nAnswerTaken' })
export type N8nAnswerTaken = z.infer<typeof N8nAnswerTaken>
