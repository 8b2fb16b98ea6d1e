import { asksModel, draftReply } from '#activities/drafting/draft-reply.ts'
import type { ComposeDraftInput, ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { finishDraft, silentDraft, wordlessDraft } from '#activities/drafting/finish-draft.ts'
import { type Known, readKnown } from '#activities/drafting/known-of-draft.ts'
import { type OpenedDraft, openDraft } from '#activities/drafting/open-draft.ts'
import { type FinishedDraft, settleDraft } from '#activities/drafting/settle-draft.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import type { MessageModel } from '#prisma/generated/models.ts'
import { inHost } from '#prisma/host-scope.ts'
import { MODEL_HAS_MS } from '#workflows/domain/deadline.ts'
import { DEFAULT_SETTINGS, type DecideSettings } from '#workflows/domain/decide.ts'
import { findEmergency } from '#workflows/domain/emergency/find-emergency.ts'
import { propertyLabel } from '#workflows/domain/property-label.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** A draft of the built-in drafter stands, and a model may write it anew. */
export type Improvable = {
  guest: MessageModel
  draftId: string
  /** Of the draft that stands. */
  version: number
  settings: DecideSettings
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
export async function beginDraft(deps: DraftingDeps, input: ComposeDraftInput): Promise<FirstDraft> {
  const begun = await inHost(deps.db, input.hostId, async (tx, now) => {
    const opened = await openDraft(tx, deps, input)
    return opened.settled === null ? { ...opened, known: await readKnown(tx, deps, opened), now } : opened
  })
  if (begun.settled !== null) return { composed: begun.settled, improvable: null }
  const { guest, draftId, known, existing, now } = begun
  const settings = begun.settings ?? DEFAULT_SETTINGS
  const property = propertyLabel(known.situation.property?.name ?? null)
  const improvable = (version: number, until: Date) => ({
    ...{ guest, draftId, version, settings, known },
    leftMs: until.getTime() - now.getTime(),
  })
  if (existing !== null) {
    const { modelDueAt, version } = existing
    return { composed: { ...existing.composed, property }, improvable: improvable(version, modelDueAt) }
  }
  const { finished, asks } = await write(deps, begun, settings)
  const modelDueAt = asks ? new Date(now.getTime() + MODEL_HAS_MS) : null
  const composed = { ...(await settleDraft(deps, begun, { ...finished, modelDueAt })), property }
  const stands = modelDueAt !== null && composed.status === 'pending'
  return { composed, improvable: stands ? improvable(composed.version, modelDueAt) : null }
}

type Begun = Extract<OpenedDraft, { settled: null }> & { known: Known }

async function write(
  deps: DraftingDeps,
  { guest, known }: Begun,
  settings: DecideSettings,
): Promise<{ finished: FinishedDraft; asks: boolean }> {
  const { situation, traffic, modelCap } = known
  const silent = (reason: FinishedDraft['decision']['reasons'][number]) => ({
    finished: silentDraft(situation.language ?? 'it', reason),
    asks: false,
  })
  if (guest.status === 'unreadable') return silent(say({ code: 'unreadable_message' }))
  if (traffic.silence !== null) return silent(traffic.silence)
  if (situation.questions.some(({ text }) => findEmergency(text).length > 0)) {
    return { finished: wordlessDraft(known), asks: false }
  }
  const { useMockAi } = deps.switches ?? (await readDebugSettings(deps.db))
  const choice = { useMockAi, mayAskModel: traffic.mayAskModel && modelCap === null }
  const reply = await draftReply({ ...deps, model: undefined }, situation, choice)
  const finished = finishDraft(reply, known, { settings, now: deps.now() })
  const asks = finished.decision.action !== 'none' && asksModel(deps, situation, choice)
  return { finished: asks ? untilModel(finished) : finished, asks }
}

/** It waits, whatever it says: a model is about to be asked. */
function untilModel(finished: FinishedDraft): FinishedDraft {
  const { action, reasons } = finished.decision
  const waits = action === 'send' ? [] : reasons
  return { ...finished, decision: { action: 'wait', reasons: [...waits, say({ code: 'model_is_writing' })] } }
}
