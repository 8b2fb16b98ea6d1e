import { z } from 'zod'
import { WORK_STATES } from '#workflows/domain/work-state.ts'
import type { CallTable } from './call.ts'
import { TRIAL_TEXT_MAX } from './field-limits.ts'
import { EvidenceView } from './messages.ts'
import { REPLAY_ACTIONS } from './replay-words.ts'
import { DraftReasonView } from './sentences.ts'
import { Id, IdParams, Instant, text } from './values.ts'

/** A question to a property as a guest would ask it, and what would be drafted: in no chat, sent to nobody. */
export const TrialView = z
  .object({
    id: Id,
    propertyId: Id,
    question: z.string(),
    /** `lost`: whoever drafted it died; it can be asked again. */
    state: z.enum(WORK_STATES),
    answer: z
      .object({
        /** Codes as placeholders; empty where nobody would be answered. */
        text: z.string(),
        confidence: z.number().int().nullable(),
        drafter: z.string().nullable(),
        evidence: EvidenceView.nullable(),
        /** What would become of it: sent by itself, left to me, or none needed. */
        action: z.enum(REPLAY_ACTIONS),
        reasons: z.array(DraftReasonView),
      })
      .nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'Trial' })
export type TrialView = z.infer<typeof TrialView>

export const StartTrialInput = z
  .object({ text: text(TRIAL_TEXT_MAX).pipe(z.string().trim().min(1)) })
  .meta({ id: 'StartTrialInput' })
export type StartTrialInput = z.infer<typeof StartTrialInput>

const about = { tag: 'Trials', access: 'host', params: IdParams } as const

export const trialCalls = {
  startTrial: {
    ...about,
    method: 'post',
    path: '/properties/{id}/trials',
    summary: 'Ask a property of mine as a guest would: it is drafted, stored in no chat and sent to nobody',
    body: StartTrialInput,
    responses: { 201: TrialView },
  },
  readTrial: {
    ...about,
    method: 'get',
    path: '/trials/{id}',
    summary: 'What a trial came to; it lasts a day',
    responses: { 200: TrialView },
  },
} as const satisfies CallTable
