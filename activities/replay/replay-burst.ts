import { draftReply, type WritingDeps } from '#activities/drafting/draft-reply.ts'
import type { DraftingModels } from '#activities/drafting/drafting-deps.ts'
import { finishReviewed } from '#activities/drafting/finish-reviewed.ts'
import type { Known } from '#activities/drafting/known-of-draft.ts'
import { makeSituation } from '#activities/drafting/make-situation.ts'
import type { Question } from '#activities/drafting/read-question.ts'
import { reviewReply } from '#activities/drafting/review-reply.ts'
import type { FinishedDraft } from '#activities/drafting/settle-draft.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { writeFirstDraft } from '#activities/drafting/write-first-draft.ts'
import type { House } from '#prisma/facts/house.ts'
import { DEFAULT_SETTINGS, type DecideSettings } from '#workflows/domain/decide.ts'
import { addUse, type ModelUse } from '#workflows/domain/model-use.ts'
import type { Judgement } from '#workflows/domain/replay/verdict.ts'
import type { DraftReason } from '#workflows/domain/sentences/sentence.ts'
import { type HostsAnswer, judgeReply } from './judge-reply.ts'
import type { Past } from './past-before.ts'

/** A guest's burst with all that was known when it came, and what the host answered in the end. */
export type BurstOfPast = {
  question: Question
  past: Past
  house: Pick<House, 'property' | 'secrets' | 'told'> | null
  trackRecord: Situation['trackRecord']
  examples: Situation['examples']
  /** Why no model is asked; null where one may be. */
  modelCap: DraftReason | null
  answer: HostsAnswer
}

/** What the product would have done. `confidence`, `drafter` … are the draft's. */
export type Replayed = Pick<
  FinishedDraft,
  'text' | 'confidence' | 'drafter' | 'evidence' | 'decision' | 'mayFallBack'
> & {
  judgement: Judgement
  use: ModelUse | undefined
}

/** Writing and nothing else: a replay is given nothing that could send, wake or store. */
export type ReplayingDeps = Pick<WritingDeps, 'signal'> & DraftingModels

/** Drafts, checks and decides as if the burst had just come, by the functions that would, and judges it by what the host wrote. */
export async function replayBurst(deps: ReplayingDeps, burst: BurstOfPast): Promise<Replayed> {
  const { question, past, house, trackRecord, examples, modelCap, answer } = burst
  const now = question.guest.createdAt
  const settings = question.settings ?? DEFAULT_SETTINGS
  const situation = { ...makeSituation(question, { thread: past.thread, house, trackRecord, now }), examples }
  const { traffic, doubts, noFallback } = past
  const known: Known = { situation, carried: null, traffic, doubts, caps: [], noFallback, reach: null, modelCap }
  const first = await writeFirstDraft({ ...deps, now: () => now }, { question, known, settings, useMockAi: false })
  const { finished, use } = first.asks ? await askModel(deps, { known, settings, now }) : { ...first, use: undefined }
  const { text, confidence, drafter, evidence, decision, mayFallBack } = finished
  const judgement = judgeReply({ text, isSilent: decision.action === 'none', situation, answer })
  return { text, confidence, drafter, evidence, decision, mayFallBack, judgement, use }
}

type Asking = { known: Known; settings: DecideSettings; now: Date }

async function askModel(deps: ReplayingDeps, { known, settings, now }: Asking) {
  const { review, signal } = deps
  const { situation } = known
  const reply = await draftReply(deps, situation, { useMockAi: false, mayAskModel: true })
  const reading = review === undefined ? undefined : () => reviewReply(review, reply, { situation, signal })
  const { finished, use } = await finishReviewed(reply, known, { settings, now: () => now, review: reading })
  return { finished, use: reply.use === undefined || use === undefined ? reply.use : addUse(reply.use, use) }
}
