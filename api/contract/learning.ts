import { z } from 'zod'
import type { CallTable } from './call.ts'
import { LEARNT_SENTENCE_MAX } from './field-limits.ts'
import { problem } from './field-problem.ts'
import { CalendarDay, Id, IdParams, Instant, line } from './values.ts'

/** A sentence of mine that says something of a house which its texts do not. */
export const ProposalView = z
  .object({
    id: Id,
    propertyId: Id,
    property: z.string(),
    chatId: Id,
    sentence: z.string(),
    topics: z.array(z.string()),
    /** What the AI would answer by it, in my language, where it can say it. */
    said: z.array(z.string()),
    /** What is known now and cannot hold beside it. */
    replaces: z.array(z.string()),
    /** Where it speaks of these days only. */
    suggestedUntil: CalendarDay.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'FactProposal' })
export type ProposalView = z.infer<typeof ProposalView>

/** What guests asked and no fact of the property answers. */
export const UnknownTopicView = z
  .object({
    propertyId: Id,
    property: z.string(),
    topic: z.string(),
    times: z.number().int(),
    lastAskedAt: Instant,
  })
  .meta({ id: 'UnknownTopic' })
export type UnknownTopicView = z.infer<typeof UnknownTopicView>

export const LearningView = z
  .object({ proposals: z.array(ProposalView), unknown: z.array(UnknownTopicView) })
  .meta({ id: 'Learning' })
export type LearningView = z.infer<typeof LearningView>

/** Of this property or of all of mine; until a day, or for good. */
export const AcceptProposalInput = z
  .object({
    scope: z.enum(['property', 'all']).default('property'),
    until: CalendarDay.nullable().default(null),
    /** In other words than were proposed; left out, in those. */
    sentence: line(LEARNT_SENTENCE_MAX)
      .refine((value) => value.trim() !== '', problem('field_required'))
      .optional(),
  })
  .meta({ id: 'AcceptProposalInput' })
export type AcceptProposalInput = z.infer<typeof AcceptProposalInput>

const about = { tag: 'Properties', access: 'host' } as const

export const learningCalls = {
  readLearning: {
    ...about,
    method: 'get',
    path: '/learning',
    summary: 'What my own words would teach the AI, and what guests asked that it does not know',
    responses: { 200: LearningView },
  },
  acceptProposal: {
    ...about,
    params: IdParams,
    method: 'post',
    path: '/learning/{id}/accept',
    summary: 'Write a sentence of mine into the property, or all of them, as what the AI knows',
    body: AcceptProposalInput,
    responses: { 204: null },
  },
  reopenProposal: {
    ...about,
    params: IdParams,
    method: 'post',
    path: '/learning/{id}/reopen',
    summary: 'Take back that I accepted or dismissed a sentence of mine: the properties know what they knew before',
    responses: { 204: null },
  },
  dismissProposal: {
    ...about,
    params: IdParams,
    method: 'delete',
    path: '/learning/{id}',
    summary: 'Say that a sentence of mine is no fact of the house; it is not proposed again',
    responses: { 204: null },
  },
} as const satisfies CallTable
