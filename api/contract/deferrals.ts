import { z } from 'zod'
import type { CallTable } from './call.ts'
import { Id, IdParams, Instant } from './values.ts'

export const DeferralView = z
  .object({
    id: Id,
    chatId: Id,
    /** A reply said that it will come; one did not arrive; or too much has left by itself, and one waits for me. */
    owedBecause: z.enum(['promised', 'not_arrived', 'capped']),
    /** That reply. */
    messageId: Id,
    sender: z.string().nullable(),
    property: z.string().nullable(),
    /** In its words; empty where nothing was promised. */
    sentence: z.string(),
    /** What the guest asked and has no answer to; empty where that is not known. */
    questions: z.array(z.object({ text: z.string(), topics: z.array(z.string()) })),
    promisedAt: Instant,
    dueAt: Instant,
    /** Since when the guest is owed the answer; null while it is not due. */
    owedAt: Instant.nullable(),
    settledAt: Instant.nullable(),
    settledAs: z.enum(['answered', 'by_host', 'not_delivered']).nullable(),
    /** The reply that answered it. */
    settledById: Id.nullable(),
  })
  .meta({ id: 'Deferral' })
export type DeferralView = z.infer<typeof DeferralView>

/** Of one chat all there were, otherwise what is open; `owed`: only what is due. */
export const DeferralQuery = z.object({ chatId: Id.optional(), state: z.enum(['open', 'owed']).optional() })
export type DeferralQuery = z.infer<typeof DeferralQuery>

const about = { tag: 'Deferrals', access: 'host' } as const

export const deferralCalls = {
  listDeferrals: {
    ...about,
    method: 'get',
    path: '/deferrals',
    summary:
      'The answers that were promised to my guests and are open, the first due first; of one chat all there were',
    query: DeferralQuery,
    responses: { 200: z.array(DeferralView) },
  },
  settleDeferral: {
    ...about,
    method: 'post',
    path: '/deferrals/{id}/settle',
    summary: 'Say that the guest has their answer',
    params: IdParams,
    responses: { 200: DeferralView },
  },
  reopenDeferral: {
    ...about,
    method: 'post',
    path: '/deferrals/{id}/reopen',
    summary: 'Take that back: the answer is owed as before',
    params: IdParams,
    responses: { 200: DeferralView },
  },
} as const satisfies CallTable
