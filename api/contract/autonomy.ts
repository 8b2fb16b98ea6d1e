import { z } from 'zod'
import { AUTONOMY_KINDS } from '#workflows/domain/autonomy/autonomy-of.ts'
import { RUNG_SETTINGS } from '#workflows/domain/autonomy/rung.ts'
import { DECISION_OUTCOMES } from '#workflows/domain/learning/decision.ts'
import { TOPIC_CODE } from '#workflows/domain/topic-code.ts'
import type { CallTable } from './call.ts'
import { problem } from './field-problem.ts'
import { Id, IdParams, Instant } from './values.ts'

const count = z.number().int()
const share = z.number()

const ReliabilityView = z
  .object({
    drafts: count,
    /** 0 is perfect, 0.25 a coin. */
    brier: share,
    calibrationError: share,
    /** By the number shown, from 1 to 10: what was promised on average, and how many were sent unchanged. */
    bins: z.array(z.object({ drafts: count, promised: share, unchanged: count })),
  })
  .meta({ id: 'Reliability' })
export type ReliabilityView = z.infer<typeof ReliabilityView>

/** What my decisions say of the confidence that I am shown. `basis`: whose decisions it rests on. */
export const ConfidenceReportView = z
  .object({
    basis: z.enum(['own', 'all_hosts', 'none']),
    fittedAt: Instant.nullable(),
    outcomes: z.object({ unchanged: count, edited: count, discarded: count, replaced: count }),
    changes: z.object({ fact: count, policy: count, language: count, tone: count }),
    shown: ReliabilityView.nullable(),
    uncalibrated: ReliabilityView.nullable(),
    heldDown: z.object({ drafts: count, unchanged: count }),
    /** What a score means by now: both from 0 to 1, rising. */
    curve: z.array(z.object({ score: share, means: share })),
  })
  .meta({ id: 'ConfidenceReport' })
export type ConfidenceReportView = z.infer<typeof ConfidenceReportView>

/** One topic of one property. `stands`: what holds for it now; `more`: drafts sent unchanged that are wanting. */
export const RungView = z
  .object({
    propertyId: Id,
    property: z.string(),
    topic: z.string(),
    setting: z.enum(RUNG_SETTINGS).nullable(),
    stands: z.enum(AUTONOMY_KINDS),
    unchanged: count,
    changed: count,
    /** The share sent unchanged that is exceeded with 95 % certainty. */
    surely: share,
    more: count,
    lastBadAt: Instant.nullable(),
    lastBadAs: z.enum(DECISION_OUTCOMES).nullable(),
  })
  .meta({ id: 'Rung' })
export type RungView = z.infer<typeof RungView>

export const SetRungInput = z
  .object({
    topic: z.string().regex(TOPIC_CODE, problem('field_not_topic')),
    setting: z.enum(RUNG_SETTINGS).nullable(),
  })
  .meta({ id: 'SetRungInput' })
export type SetRungInput = z.infer<typeof SetRungInput>

const about = { tag: 'Settings', access: 'host' } as const

export const autonomyCalls = {
  readConfidenceReport: {
    ...about,
    method: 'get',
    path: '/ai-settings/confidence',
    summary: 'How well the confidence that I was shown kept its promise, over the drafts that I decided',
    responses: { 200: ConfidenceReportView },
  },
  listRungs: {
    ...about,
    method: 'get',
    path: '/ai-settings/autonomy',
    summary: 'The ladder to automatic sending: every topic of my properties that was decided on or set',
    responses: { 200: z.array(RungView) },
  },
  setRung: {
    tag: 'Properties',
    access: 'host',
    params: IdParams,
    method: 'put',
    path: '/properties/{id}/autonomy',
    summary:
      'Say of a topic of a property whether it may leave by itself: always, never, once earned, or as the rule says',
    body: SetRungInput,
    responses: { 200: RungView },
  },
} as const satisfies CallTable
