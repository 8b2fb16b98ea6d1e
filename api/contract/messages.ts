import { z } from 'zod'
import { MESSAGE_STATUSES } from '#workflows/domain/message-status.ts'
import { Id, Instant, text } from './values.ts'

export const MESSAGE_PAGE = { default: 200, max: 500 }
export const MESSAGE_TEXT_MAX = 20_000

export const MESSAGE_KINDS = ['guest', 'draft', 'fallback', 'host_reply'] as const
export { MESSAGE_STATUSES }

export const MessageListQuery = z.object({
  /** Pages backwards in time; each page is in order of time. */
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(MESSAGE_PAGE.max).default(MESSAGE_PAGE.default),
})
export type MessageListQuery = z.infer<typeof MessageListQuery>

export const EvidenceView = z
  .object({
    topics: z.array(z.string()),
    claims: z.array(z.object({ sentence: z.string(), fact: z.string().nullable() })),
    unknowns: z.array(z.string()),
    risks: z.array(z.string()),
  })
  .meta({ id: 'Evidence' })
export type EvidenceView = z.infer<typeof EvidenceView>

export const MessageView = z
  .object({
    id: Id,
    chatId: Id,
    kind: z.enum(MESSAGE_KINDS),
    status: z.enum(MESSAGE_STATUSES),
    text: z.string(),
    createdAt: Instant.nullable(),
    is_from_ai: z.boolean(),
    is_pending: z.boolean(),
    is_discarded: z.boolean(),
    fallback_sent: z.boolean(),
    confidence: z.number().int().nullable(),
    /** The host said yes to this draft; false where it waits or went out by itself. */
    approvedByHost: z.boolean(),
    sender: z.string().nullable(),
    /** The AI's own wording, where the host changed it. */
    aiText: z.string().nullable(),
    language: z.string().nullable(),
    drafter: z.string().nullable(),
    reason: z.string().nullable(),
    evidence: EvidenceView.nullable(),
    deadlineAt: Instant.nullable(),
    undoUntil: Instant.nullable(),
    answersId: Id.nullable(),
    /** Why a message was not sent, in a sentence. */
    deliveryError: z.string().nullable(),
    /** An unreadable mail whose raw file can be fetched. */
    hasRaw: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'Message' })
export type MessageView = z.infer<typeof MessageView>

const replyText = text(MESSAGE_TEXT_MAX).refine((value) => value.trim() !== '', 'must not be empty')

export const ApproveInput = z.object({ text: replyText.optional() }).meta({ id: 'ApproveInput' })
export type ApproveInput = z.infer<typeof ApproveInput>

export const ManualReplyInput = z.object({ text: replyText }).meta({ id: 'ManualReplyInput' })
export type ManualReplyInput = z.infer<typeof ManualReplyInput>
