import { toComposedDraft } from '#activities/drafting/composed-draft.ts'
import type { ComposeDraftInput, ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { type Known, readKnown } from '#activities/drafting/known-of-draft.ts'
import { readQuestion } from '#activities/drafting/read-question.ts'
import { settleDraft, undoSecondsOf } from '#activities/drafting/settle-draft.ts'
import { writeFirstDraft } from '#activities/drafting/write-first-draft.ts'
import type { Transaction } from '#prisma/client.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import { MODEL_HAS_MS } from '#workflows/domain/deadline.ts'
import { DEFAULT_SETTINGS, type DecideSettings } from '#workflows/domain/decide.ts'
import { propertyLabel } from '#workflows/domain/property-label.ts'

/** A worker's first draft compiles the rules of a language, for which a busy machine takes seconds: nothing is locked meanwhile. */
const TIME_MS = 45_000

/** A draft of the built-in drafter stands, and a model may write it anew. */
export type Improvable = {
  hostId: string
  draftId: string
  /** Of the draft that stands. */
  version: number
  settings: DecideSettings
  undoSeconds: number
  known: Known
  /** Until when the model may, from now. */
  leftMs: number
}

/** `improvable` is null where the draft is decided as it stands. */
export type FirstDraft = { composed: ComposedDraft; improvable: Improvable | null }

/**
 * Gives the guest's message its one draft without asking any model, stored and with its deadline: what the host sees within seconds,
 * whatever a model does. Asked again it answers the draft that stands.
 * @throws AppError not_found for a message that is not this host's.
 */
export const beginDraft = (deps: DraftingDeps, input: ComposeDraftInput): Promise<FirstDraft> =>
  inHost(deps.db, input.hostId, (tx, now) => beginIn(tx, deps, { ...input, now }), {
    timeoutMs: TIME_MS,
    isByIds: true,
  })

/** Reads and writes without a lock, which is taken for what is stored: nobody waits for words to be found. */
async function beginIn(
  tx: Transaction,
  deps: DraftingDeps,
  input: ComposeDraftInput & { now: Date },
): Promise<FirstDraft> {
  const question = await readQuestion(tx, input)
  const { existing, isNeedless } = question
  if (existing === null && isNeedless) return { composed: NEEDLESS, improvable: null }
  const isUnwritten = existing === null || existing.status === 'drafting'
  const mayImprove = existing?.status === 'pending' && existing.modelDueAt !== null
  if (!isUnwritten && !mayImprove) return { composed: toComposedDraft(existing, { isNew: false }), improvable: null }
  const settings = question.settings ?? DEFAULT_SETTINGS
  const known = await readKnown(tx, deps, question)
  const property = propertyLabel(known.situation.property?.name ?? null)
  const improvable = (draftId: string, version: number, until: Date): Improvable => ({
    ...{ hostId: input.hostId, draftId, version, settings, known, undoSeconds: undoSecondsOf(deps, question) },
    leftMs: until.getTime() - input.now.getTime(),
  })
  if (existing !== null && existing.modelDueAt !== null && mayImprove) {
    const composed = { ...toComposedDraft(existing, { isNew: false }), property }
    return { composed, improvable: improvable(existing.id, existing.version, existing.modelDueAt) }
  }
  const { useMockAi } = deps.switches ?? (await readDebugSettings(tx))
  const { finished, asks } = await writeFirstDraft(deps, { question, known, settings, useMockAi })
  const modelDueAt = asks ? new Date(input.now.getTime() + MODEL_HAS_MS) : null
  const composed = await settleDraft(tx, deps, { question, ...finished, modelDueAt, carried: known.carried })
  // Somebody was first, or the guest went on: what holds now is seen under the lock, and stays so.
  if (composed === null) return beginIn(tx, deps, input)
  const { draftId, status, version } = composed
  const stands = draftId !== null && modelDueAt !== null && status === 'pending'
  return { composed: { ...composed, property }, improvable: stands ? improvable(draftId, version, modelDueAt) : null }
}

const NEEDLESS: ComposedDraft = { draftId: null, isNew: true, status: 'superseded', version: 0, deadlineAt: null }
