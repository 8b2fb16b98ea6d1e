import type { Draft } from './draft.ts'
import { type DraftReason, say, type WaitReason } from './sentences/sentence.ts'

/** A draft after its check: what has no evidence, and why it must wait whatever the numbers say. */
export type CheckedDraft = Pick<Draft, 'confidence' | 'risks' | 'unknowns' | 'needsReply'> & {
  /** Times, prices, codes, addresses, links … of the reply that stand nowhere in the facts. */
  unproven: string[]
  holds: WaitReason[]
}

export type DecideSettings = { confidenceThreshold: number; automaticMode: boolean }

/** `reasons` are told to the host, all of them, in this order. */
export type Decision = { action: 'send' | 'wait' | 'none'; reasons: DraftReason[] }

function reasonsToWait(draft: CheckedDraft, settings: DecideSettings): WaitReason[] {
  const { risks, unproven, unknowns, confidence } = draft
  const { confidenceThreshold: threshold, automaticMode } = settings
  return [
    ...draft.holds,
    ...(risks.length > 0 ? [say({ code: 'risky', params: { risks } })] : []),
    ...(unproven.length > 0 ? [say({ code: 'unproven', params: { tokens: unproven } })] : []),
    ...(unknowns.length > 0 ? [say({ code: 'unknown', params: { topics: unknowns } })] : []),
    ...(confidence >= threshold ? [] : [say({ code: 'low_confidence', params: { confidence, threshold } })]),
    ...(automaticMode ? [] : [say({ code: 'automatic_mode_off' })]),
  ]
}

/**
 * The rule: sent by itself only when automatic mode is on, the confidence reaches the threshold, and nothing is risky,
 * unproven, unknown or held. Everything else waits, but for what needs no reply and touches nothing risky.
 */
export function decide(draft: CheckedDraft, settings: DecideSettings): Decision {
  if (!draft.needsReply && draft.risks.length === 0 && draft.holds.length === 0) {
    return { action: 'none', reasons: [say({ code: 'nothing_asked' })] }
  }
  const reasons = reasonsToWait(draft, settings)
  if (reasons.length > 0) return { action: 'wait', reasons }
  const params = { confidence: draft.confidence, threshold: settings.confidenceThreshold }
  return { action: 'send', reasons: [say({ code: 'leaves_by_itself', params })] }
}
