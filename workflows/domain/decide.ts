import type { Autonomy, AutonomyKind } from './autonomy/autonomy-of.ts'
import type { Draft } from './draft.ts'
import { THRESHOLD } from './reply-settings.ts'
import { type DraftReason, say, type WaitReason } from './sentences/sentence.ts'

/** A draft after its check: what has no evidence, and why it must wait whatever the numbers say. */
export type CheckedDraft = Pick<Draft, 'confidence' | 'risks' | 'unknowns' | 'needsReply'> & {
  /** Times, prices, codes, addresses, links … of the reply that stand nowhere in the facts. */
  unproven: string[]
  holds: WaitReason[]
  /** What the host allows for what it is about. */
  autonomy: Autonomy
}

export type DecideSettings = { confidenceThreshold: number; automaticMode: boolean }

/** Of a host who has set nothing. */
export const DEFAULT_SETTINGS: DecideSettings = { confidenceThreshold: THRESHOLD.default, automaticMode: true }

/** `reasons` are told to the host, all of them, in this order. */
export type Decision = { action: 'send' | 'wait' | 'none'; reasons: DraftReason[] }

/** The third leg of the table: which autonomy lets a sure draft that risks nothing leave. */
export const MAY_LEAVE: Record<AutonomyKind, boolean> = {
  by_threshold: true,
  earned: true,
  set_always: true,
  not_earned: false,
  set_never: false,
}

/** Why what the host allows keeps a draft waiting; empty where it may leave. */
export function reasonsOfAutonomy(autonomy: Autonomy): WaitReason[] {
  const { kind, topics } = autonomy
  if (MAY_LEAVE[kind]) return []
  if (autonomy.kind === 'not_earned') return [say({ code: 'not_earned', params: { topics, more: autonomy.more } })]
  return [say({ code: 'set_never', params: { topics } })]
}

function reasonsToWait(draft: CheckedDraft, settings: DecideSettings): WaitReason[] {
  const { risks, unproven, unknowns, confidence } = draft
  return [
    ...draft.holds,
    ...(risks.length > 0 ? [say({ code: 'risky', params: { risks } })] : []),
    ...(unproven.length > 0 ? [say({ code: 'unproven', params: { tokens: unproven } })] : []),
    ...(unknowns.length > 0 ? [say({ code: 'unknown', params: { topics: unknowns } })] : []),
    ...reasonsOfThreshold(confidence, settings),
    ...(settings.automaticMode ? reasonsOfAutonomy(draft.autonomy) : [say({ code: 'automatic_mode_off' })]),
  ]
}

/** Why the host's threshold keeps a draft waiting; empty where it may leave. */
export const reasonsOfThreshold = (
  confidence: number,
  { confidenceThreshold: threshold }: Pick<DecideSettings, 'confidenceThreshold'>,
): WaitReason[] => (confidence >= threshold ? [] : [say({ code: 'low_confidence', params: { confidence, threshold } })])

/**
 * The rule, confidence × risk × autonomy: sent by itself only when automatic mode is on, the confidence reaches the threshold,
 * nothing is risky, unproven, unknown or held, and the host's ladder lets what it is about leave. Everything else waits, but for
 * what needs no reply and touches nothing risky.
 */
export function decide(draft: CheckedDraft, settings: DecideSettings): Decision {
  if (!draft.needsReply && draft.risks.length === 0 && draft.holds.length === 0) {
    return { action: 'none', reasons: [say({ code: 'nothing_asked' })] }
  }
  const reasons = reasonsToWait(draft, settings)
  if (reasons.length > 0) return { action: 'wait', reasons }
  const params = { confidence: draft.confidence, threshold: settings.confidenceThreshold }
  return { action: 'send', reasons: [say({ code: 'leaves_by_itself', params }), ...notesOfAutonomy(draft.autonomy)] }
}

function notesOfAutonomy({ kind, topics }: Autonomy): DraftReason[] {
  if (kind === 'earned') return [say({ code: 'leaves_as_earned', params: { topics } })]
  return kind === 'set_always' ? [say({ code: 'leaves_as_set', params: { topics } })] : []
}
