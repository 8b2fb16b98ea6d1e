import type { Improvable } from '#activities/drafting/begin-draft.ts'
import { toComposedDraft } from '#activities/drafting/composed-draft.ts'
import { type CheckedReply, draftReply, type WritingDeps } from '#activities/drafting/draft-reply.ts'
import type { ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { finishDraft } from '#activities/drafting/finish-draft.ts'
import { finishReviewed } from '#activities/drafting/finish-reviewed.ts'
import { ModelError } from '#activities/drafting/model/model-error.ts'
import { reviewReply } from '#activities/drafting/review-reply.ts'
import { replaceDraft } from '#activities/drafting/settle-draft.ts'
import { tellGrowth } from '#activities/drafting/tell-growth.ts'
import { inHost } from '#prisma/host-scope.ts'
import { addModelUse } from '#prisma/messages/add-model-use.ts'
import { keepDraft } from '#prisma/messages/keep-draft.ts'
import { MODEL_FAULT_TABLE } from '#workflows/domain/model-faults.ts'
import { propertyLabel } from '#workflows/domain/property-label.ts'

/** As long as Temporal waits at most before another try, where the server asks for no pause. */
const NEXT_TRY_MS = 5_000

/**
 * Asks the model, and puts its draft in the place of the one that stands, unless the host has begun. Where the model cannot write it,
 * that one is kept, and the host is told why.
 * @throws ModelError while `mayRetryModel`, where another try may go well and there is time for it.
 */
export async function improveDraft(deps: DraftingDeps, improvable: Improvable): Promise<ComposedDraft> {
  const { leftMs } = improvable
  const began = performance.now()
  const reply = await askInTime(deps, improvable)
  if (reply.use !== undefined) await keepUse(deps, improvable, reply.use)
  const { failure } = reply
  if (failure === undefined) {
    const finished = await finishInTime(deps, improvable, { reply, untilMs: began + leftMs })
    return withProperty(await replaceDraft(deps, improvable, finished), improvable)
  }
  const pauseMs = failure.retryAfterSeconds === undefined ? NEXT_TRY_MS : failure.retryAfterSeconds * 1000
  const hasTime = performance.now() - began + pauseMs < leftMs
  if (deps.mayRetryModel === true && MODEL_FAULT_TABLE[failure.fault].isPassing && hasTime) throw failure
  return keepBuiltIn(deps, improvable, reply)
}

/**
 * Leaves the built-in draft to the host where the model did not come to its turn in time.
 * @throws AppError not_found when the draft is deleted meanwhile.
 */
export async function keepUnimproved(deps: DraftingDeps, improvable: Improvable): Promise<ComposedDraft> {
  const tooLate = () => Promise.reject(new ModelError('too_late'))
  return keepBuiltIn(deps, improvable, await ask({ ...deps, model: tooLate }, improvable))
}

type Finishing = { reply: CheckedReply; untilMs: number }

async function finishInTime(deps: DraftingDeps, improvable: Improvable, { reply, untilMs }: Finishing) {
  const { known, settings } = improvable
  const { review, now } = deps
  const again = (reviewer: NonNullable<typeof review>) =>
    inTime(deps, untilMs - performance.now(), (signal) =>
      reviewReply(reviewer, reply, { situation: known.situation, signal }),
    )
  const reading = review === undefined ? undefined : () => again(review)
  const { finished, use } = await finishReviewed(reply, known, { settings, now, review: reading })
  if (use !== undefined) await keepUse(deps, improvable, use)
  return finished
}

const ask = (deps: WritingDeps, { known, hostId, version, leftMs }: Improvable): Promise<CheckedReply> =>
  draftReply({ ...deps, toReplace: { hostId, version, leftMs } }, known.situation, {
    useMockAi: false,
    mayAskModel: true,
  })

async function askInTime(deps: DraftingDeps, improvable: Improvable): Promise<CheckedReply> {
  const growth = tellGrowth(deps.db, { hostId: improvable.hostId, messageId: improvable.draftId })
  try {
    return await inTime(deps, improvable.leftMs, (signal) =>
      ask({ ...deps, signal, onText: growth.onText }, improvable),
    )
  } finally {
    growth.stop()
  }
}

/** Gives up with `too_late` when the time is over, and when the activity is cancelled. */
async function inTime<T>(deps: DraftingDeps, ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const time = new AbortController()
  const timer = setTimeout(() => time.abort(new ModelError('too_late')), Math.max(ms, 0))
  try {
    return await work(AbortSignal.any([time.signal, ...(deps.signal ? [deps.signal] : [])]))
  } finally {
    clearTimeout(timer)
  }
}

async function keepBuiltIn(deps: DraftingDeps, improvable: Improvable, reply: CheckedReply): Promise<ComposedDraft> {
  const { hostId, draftId: messageId, version, known, settings } = improvable
  const { decision, confidence } = finishDraft(reply, known, { settings, now: deps.now() })
  const row = await inHost(deps.db, hostId, (tx) =>
    keepDraft(tx, { hostId, messageId, version, reasons: decision.reasons, confidence }),
  )
  return withProperty(toComposedDraft(row, { isNew: true }), improvable)
}

const keepUse = (deps: DraftingDeps, { hostId, draftId }: Improvable, use: NonNullable<CheckedReply['use']>) =>
  inHost(deps.db, hostId, (tx) => addModelUse(tx, { hostId, messageId: draftId }, use))

const withProperty = (composed: ComposedDraft, { known }: Improvable): ComposedDraft => ({
  ...composed,
  property: propertyLabel(known.situation.property?.name ?? null),
})
