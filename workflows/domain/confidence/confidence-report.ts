import {
  CHANGE_KINDS,
  type ChangeKind,
  type DecisionOutcome,
  HOSTS_OUTCOMES,
} from '#workflows/domain/learning/decision.ts'
import { measureReliability, type Reliability } from './reliability.ts'

/** A draft that a host decided, as it is kept. */
export type DecidedDraft = {
  outcome: DecisionOutcome
  changes: readonly ChangeKind[]
  score: number
  share: number
  isCapped: boolean
}

/** What a host's decisions say of the numbers that they were shown. */
export type ConfidenceReport = {
  outcomes: Record<(typeof HOSTS_OUTCOMES)[number], number>
  /** What edits changed: one draft may count for several. */
  changes: Record<ChangeKind, number>
  /** Of what they were shown: null while nothing that promised anything was decided. */
  shown: Reliability | null
  /** Of the same drafts, what they would have been shown without calibration. */
  uncalibrated: Reliability | null
  /** Numbers that something held down: they say 'look at it', and promise nothing. */
  heldDown: { drafts: number; unchanged: number }
}

/** Made of decisions on drafts only, never of what left by itself. */
export function reportOn(drafts: readonly DecidedDraft[]): ConfidenceReport {
  const count = (fits: (draft: DecidedDraft) => boolean) => drafts.filter(fits).length
  const free = drafts.filter(({ isCapped }) => !isCapped)
  const shownAs = (promise: (draft: DecidedDraft) => number) =>
    measureReliability(free.map((draft) => ({ promised: promise(draft), isUnchanged: draft.outcome === 'unchanged' })))
  return {
    outcomes: Object.fromEntries(
      HOSTS_OUTCOMES.map((outcome) => [outcome, count((draft) => draft.outcome === outcome)]),
    ) as ConfidenceReport['outcomes'],
    changes: Object.fromEntries(
      CHANGE_KINDS.map((kind) => [kind, count(({ changes }) => changes.includes(kind))]),
    ) as ConfidenceReport['changes'],
    shown: shownAs(({ share }) => share),
    uncalibrated: shownAs(({ score }) => score),
    heldDown: {
      drafts: drafts.length - free.length,
      unchanged: count(({ isCapped, outcome }) => isCapped && outcome === 'unchanged'),
    },
  }
}
