import { z } from 'zod'
import { CAP_REASONS, QUESTION_KINDS, QUESTION_STATES } from '#workflows/domain/draft.ts'
import { MESSAGE_KINDS } from '#workflows/domain/message-kind.ts'
import { MESSAGE_STATUSES } from '#workflows/domain/message-status.ts'
import { WISH_KINDS } from '#workflows/domain/wish.ts'
import { ArrivalView } from './arrival.ts'
import type { CallTable } from './call.ts'
import { FormattedQuery, FormattedView } from './formatted.ts'
import { MessageFileView } from './message-files.ts'
import {
  ApproveInput,
  CloseCallInput,
  DiscardInput,
  ManualReplyInput,
  ResendInput,
  WriteAgainInput,
} from './message-inputs.ts'
import { DraftReasonView, SentenceView } from './sentences.ts'
import { Id, IdParams, Instant, pageLimit } from './values.ts'

const MESSAGE_PAGE = { default: 200, max: 500 }

export const MessageListQuery = z.object({
  /** Pages backwards in time; each page is in order of time. */
  cursor: z.string().max(400).optional(),
  limit: pageLimit(MESSAGE_PAGE),
})
export type MessageListQuery = z.infer<typeof MessageListQuery>

export const EvidenceView = z
  .object({
    topics: z.array(z.string()),
    /**
     * `factIds`: of the property's facts, those that proved the sentence; absent where none did. `inDoubt`: the topics of those that I
     * had not confirmed when it was written, and whose sentence says more than was read of it; absent where none was.
     */
    claims: z.array(
      z.object({
        sentence: z.string(),
        fact: z.string().nullable(),
        factIds: z.array(z.string()).optional(),
        inDoubt: z.array(z.string()).optional(),
      }),
    ),
    unknowns: z.array(z.string()),
    risks: z.array(z.string()),
    /** What the guest asked and told, and what the draft does with each; absent of drafts of before they were kept. */
    questions: z
      .array(
        z.object({
          text: z.string(),
          kind: z.enum(QUESTION_KINDS),
          topics: z.array(z.string()),
          /** Its first topic says not all of what is asked: 'What does the sauna cost?' */
          asksMore: z.boolean().optional(),
          state: z.enum(QUESTION_STATES),
        }),
      )
      .optional(),
    /** What the confidence was made of, all from 0 to 1, and what keeps it lower; absent of drafts of before it was reckoned. */
    rating: z
      .object({
        score: z.number(),
        share: z.number(),
        caps: z.array(z.enum(CAP_REASONS)),
        signals: z.object({
          evidence: z.number(),
          questions: z.number(),
          relation: z.number(),
          language: z.number(),
        }),
      })
      .optional(),
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
    /** The host's own reply took the place of this draft. */
    supersededByHost: z.boolean(),
    sender: z.string().nullable(),
    /** The AI's own wording, where the host changed it. */
    aiText: z.string().nullable(),
    language: z.string().nullable(),
    drafter: z.string().nullable(),
    /** Why a draft waits or went out, all of it, in order; what a guest sent that is no words. */
    reasons: z.array(DraftReasonView),
    evidence: EvidenceView.nullable(),
    /** Of a draft: the property that it was written for. */
    propertyId: Id.nullable(),
    /** How I wanted it written again, the last time, and what it said before; null where I never did. */
    wish: z
      .object({
        kind: z.enum(WISH_KINDS),
        text: z.string(),
        before: z.string(),
        /** What I answered to parts of the guest's question, for this draft to say. */
        answers: z.array(z.object({ asked: z.string(), text: z.string() })),
      })
      .nullable(),
    /** Until when a model may write this draft anew; null where none does, or the host has begun. */
    writingUntil: Instant.nullable(),
    /** What a model took for it; `cost` in the currency that prices are set in. Null: none was asked. */
    modelUse: z
      .object({
        model: z.string(),
        calls: z.number().int(),
        inputTokens: z.number().int().nullable(),
        outputTokens: z.number().int().nullable(),
        cost: z.number().nullable(),
      })
      .nullable(),
    deadlineAt: Instant.nullable(),
    /** Until when at most its fallback waits for me while I write; null where no deadline runs. */
    latestDeadlineAt: Instant.nullable(),
    undoUntil: Instant.nullable(),
    answersId: Id.nullable(),
    /** Why a message was not sent; of a sent one, what was told of it since. */
    deliveryFault: SentenceView.nullable(),
    /** An unreadable mail whose raw file can be fetched. */
    hasRaw: z.boolean(),
    /** A mail that was formatted, and can be shown so. */
    hasFormatted: z.boolean(),
    /** Two conversations of its guest became this one by it. */
    mergesChats: z.boolean(),
    /** What came beside the words, in its order. */
    files: z.array(MessageFileView),
    /** An approved template of WhatsApp carries it. */
    isTemplate: z.boolean(),
    /** Where a message of ours goes, or went: once the host said yes, to there and nowhere else. Null for a guest's. */
    recipient: z.string().nullable(),
    /** Of a draft that can still be decided: what is in its way as it stands. None of it leaves by itself. */
    arrival: z.array(ArrivalView),
    version: z.number().int(),
  })
  .meta({ id: 'Message' })
export type MessageView = z.infer<typeof MessageView>

/** `messageId`: of the message that the call answered, where it was done; null where it was not, and is not any more. */
export const ClosedCallView = z.object({ isDone: z.boolean(), messageId: Id.nullable() }).meta({ id: 'ClosedCall' })
export type ClosedCallView = z.infer<typeof ClosedCallView>

const about = { tag: 'Messages', access: 'host', params: IdParams } as const

export const messageCalls = {
  listMessages: {
    ...about,
    method: 'get',
    path: '/chats/{id}/messages',
    summary: 'The messages of a chat in order of time, the newest page first',
    query: MessageListQuery,
    responses: { 200: z.array(MessageView) },
  },
  writeManualReply: {
    ...about,
    method: 'post',
    path: '/chats/{id}/manual-reply',
    summary: 'Write a reply by hand; it settles the open drafts',
    body: ManualReplyInput,
    responses: { 201: MessageView },
    once: true,
  },
  beginDraft: {
    ...about,
    method: 'post',
    path: '/messages/{id}/begin',
    summary: 'Say that I have begun to work on a draft: no model writes it anew any more',
    responses: { 200: MessageView },
  },
  closeCall: {
    tag: 'Messages',
    access: 'host',
    method: 'post',
    path: '/calls/close',
    summary: 'Ask what became of a call under its Idempotency-Key; one that was not done can be done no more',
    body: CloseCallInput,
    responses: { 200: ClosedCallView },
  },
  approveDraft: {
    ...about,
    method: 'patch',
    path: '/messages/{id}/approve',
    summary: 'Approve a draft, as it is or with my own wording',
    body: ApproveInput,
    responses: { 200: MessageView },
    once: true,
  },
  discardDraft: {
    ...about,
    method: 'delete',
    path: '/messages/{id}/discard',
    summary: 'Discard a draft: it is never sent',
    body: DiscardInput,
    responses: { 200: MessageView },
    once: true,
  },
  writeAgain: {
    ...about,
    method: 'post',
    path: '/messages/{id}/write-again',
    summary: 'Have a draft that waits, or that I refused, written again as I wish; the new one waits for me',
    body: WriteAgainInput,
    responses: { 200: MessageView },
    once: true,
  },
  undoSend: {
    ...about,
    method: 'post',
    path: '/messages/{id}/undo',
    summary: 'Take back a decision before its undo window ends',
    responses: { 200: MessageView },
    once: true,
  },
  resendMessage: {
    ...about,
    method: 'post',
    path: '/messages/{id}/resend',
    summary: 'Send again what failed, was held, or may not have arrived',
    body: ResendInput,
    responses: { 200: MessageView },
    once: true,
  },
  confirmSent: {
    ...about,
    method: 'post',
    path: '/messages/{id}/confirm-sent',
    summary: 'Say that a message whose outcome is unknown did arrive',
    responses: { 200: MessageView },
    once: true,
  },
  readFormatted: {
    ...about,
    method: 'get',
    path: '/messages/{id}/formatted',
    summary:
      'A mail as it was formatted, made safe: nothing of it runs, and of the internet nothing is loaded unless asked for',
    query: FormattedQuery,
    responses: { 200: FormattedView },
  },
  downloadRaw: {
    ...about,
    method: 'get',
    path: '/messages/{id}/raw',
    summary: 'The file of a mail that could not be read',
    responses: { 200: z.string() },
    produces: 'text/plain',
  },
} as const satisfies CallTable
