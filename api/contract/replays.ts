import { z } from 'zod'
import { MINUTES_OF_WORK_PER_ANSWER, REPLAYED_DAYS } from '#workflows/domain/replay/limits.ts'
import { VERDICT_REASONS, VERDICTS } from '#workflows/domain/replay/verdict.ts'
import type { CallTable } from './call.ts'
import { REPLAY_ACTIONS, WORTHS } from './replay-words.ts'
import { DraftReasonView } from './sentences.ts'
import { Id, IdParams, Instant, pageLimit } from './values.ts'

const count = z.number().int()

const REPLAY_STATES = ['waiting', 'running', 'done', 'failed'] as const
const REPLAY_CASE_PAGE = { default: 50, max: 200 }

/** How many drafts, by what they were worth beside what I wrote. */
const WorthView = z.object({ right: count, incomplete: count, wrong: count, not_comparable: count })
export type WorthView = z.infer<typeof WorthView>

export const ReplaySummaryView = z
  .object({
    /** Would have left by themselves; would have waited for me; nothing to answer. */
    send: WorthView,
    wait: WorthView,
    none: WorthView,
    /** Of those that would have waited: nobody had answered at the deadline. */
    fallbacks: count,
    /** What guests asked and nobody knew, most often first. */
    unknown: z.array(z.object({ topic: z.string(), times: count })),
    /** `minutesPerAnswer` for each that would have left by itself and is right. */
    minutesSaved: count,
    minutesPerAnswer: z.literal(MINUTES_OF_WORK_PER_ANSWER),
    /** How long the guests of those really waited: the median. Null where there are none. */
    medianWaitMinutes: count.nullable(),
    /** How many drafts a model was asked for. */
    modelDrafts: count,
  })
  .meta({ id: 'ReplaySummary' })
export type ReplaySummaryView = z.infer<typeof ReplaySummaryView>

/** What would have been sent in my past. Nothing of it ever was. */
export const ReplayView = z
  .object({
    id: Id,
    state: z.enum(REPLAY_STATES),
    withModel: z.boolean(),
    /** From when on what guests wrote is looked at. */
    since: Instant,
    createdAt: Instant,
    endedAt: Instant.nullable(),
    /** So many of so many; both 0 while they are still to be found. */
    done: count,
    bursts: count,
    summary: ReplaySummaryView,
  })
  .meta({ id: 'Replay' })
export type ReplayView = z.infer<typeof ReplayView>

/** `offer`: a mailbox that has been connected since the last one and has brought a past of its own. */
export const ReplaysView = z
  .object({
    replays: z.array(ReplayView),
    offer: z.object({ sourceId: Id, name: z.string() }).nullable(),
  })
  .meta({ id: 'Replays' })
export type ReplaysView = z.infer<typeof ReplaysView>

export const StartReplayInput = z
  .object({
    days: z.number().int().min(REPLAYED_DAYS.min).max(REPLAYED_DAYS.max).default(REPLAYED_DAYS.default),
    /** Lets a model write, which may cost: a bounded number of drafts. */
    withModel: z.boolean().default(false),
  })
  .meta({ id: 'StartReplayInput' })
export type StartReplayInput = z.infer<typeof StartReplayInput>

/** Why a draft got its verdict: of a topic or, without one, of the answer as a whole. */
const VerdictReasonView = z
  .object({
    code: z.enum(VERDICT_REASONS),
    topic: z.string().nullable(),
    ours: z.array(z.string()),
    theirs: z.array(z.string()),
  })
  .meta({ id: 'VerdictReason' })
export type VerdictReasonView = z.infer<typeof VerdictReasonView>

/** One burst of the past: what the guest asked, what would have been written, what I wrote. */
export const ReplayCaseView = z
  .object({
    position: count,
    chatId: Id,
    messageId: Id,
    guest: z.string().nullable(),
    property: z.string().nullable(),
    askedAt: Instant,
    /** What the guest wrote, all messages of the burst. */
    question: z.string(),
    action: z.enum(REPLAY_ACTIONS),
    /** Codes as placeholders; empty where nothing would have been written. */
    text: z.string(),
    confidence: count.nullable(),
    drafter: z.string().nullable(),
    reasons: z.array(DraftReasonView),
    fallsBack: z.boolean(),
    unknown: z.array(z.string()),
    /** What I wrote; null: nothing that is known. */
    answer: z.string().nullable(),
    answeredAt: Instant.nullable(),
    verdict: z.enum(VERDICTS),
    worth: z.enum(WORTHS),
    because: z.array(VerdictReasonView),
  })
  .meta({ id: 'ReplayCase' })
export type ReplayCaseView = z.infer<typeof ReplayCaseView>

export const ReplayCaseQuery = z.object({
  action: z.enum(REPLAY_ACTIONS).optional(),
  worth: z.enum(WORTHS).optional(),
  cursor: z.string().max(400).optional(),
  limit: pageLimit(REPLAY_CASE_PAGE),
})
export type ReplayCaseQuery = z.infer<typeof ReplayCaseQuery>

const about = { tag: 'Replays', access: 'host' } as const

export const replayCalls = {
  readReplays: {
    ...about,
    method: 'get',
    path: '/replays',
    summary: 'What would have been sent in my past: the last replays, the newest first, and whether one is offered',
    responses: { 200: ReplaysView },
  },
  startReplay: {
    ...about,
    method: 'post',
    path: '/replays',
    summary: 'Have my past replayed, without anything being sent; while one runs it is the answer',
    body: StartReplayInput,
    responses: { 201: ReplayView },
    once: true,
  },
  readReplay: {
    ...about,
    params: IdParams,
    method: 'get',
    path: '/replays/{id}',
    summary: 'How far a replay has got, and what it says so far',
    responses: { 200: ReplayView },
  },
  listReplayCases: {
    ...about,
    params: IdParams,
    method: 'get',
    path: '/replays/{id}/cases',
    summary: 'The bursts of a replay that are done, the newest first',
    query: ReplayCaseQuery,
    responses: { 200: z.array(ReplayCaseView) },
  },
} as const satisfies CallTable
