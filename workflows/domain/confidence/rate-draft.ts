import type { CapReason, DraftRating, Signals } from '#workflows/domain/draft.ts'
import { type Curve, calibrated } from './calibrate.ts'
import { type HostRecord, recordShift } from './host-record.ts'

/** How high a number may be with it. */
export const CAPS = {
  unproven: 4,
  wrong_language: 4,
  dropped: 4,
  quoted: 4,
  unknown: 4,
  held: 6,
  risky: 6,
} as const satisfies Record<CapReason, number>

export type ToRate = {
  signals: Signals
  /** How many things the guest wants. */
  asked: number
  /** What its writer said of it, 1 to 10: it can lower the number and never raise it. */
  own: number
  caps: readonly CapReason[]
  topics: readonly string[]
}
/** What is known of the host: how such drafts did, and what a score has meant. */
export type RatingBasis = { record: HostRecord; curve: Curve }

/** All in order. What is missing takes away of it. */
const MOST = 0.96
const LOSS = { evidence: 0.35, questions: 0.45, relation: 0.1, language: 0.5, eachMore: 0.03 } as const
const FEW_ASKED = 2
const BOUNDS = { min: 0.03, max: 0.97 } as const

const within = (share: number) => Math.max(BOUNDS.min, Math.min(BOUNDS.max, share))

/** Rates a draft by what it rests on and by the host's own record. Pure: the same signals give the same number. */
export function rateDraft({ signals, asked, own, caps, topics }: ToRate, { record, curve }: RatingBasis): DraftRating {
  const lost =
    LOSS.evidence * (1 - signals.evidence) +
    LOSS.questions * (1 - signals.questions) +
    LOSS.relation * (1 - signals.relation) +
    LOSS.language * (1 - signals.language) +
    LOSS.eachMore * Math.max(0, asked - FEW_ASKED)
  const word = Number.isFinite(own) ? own / 10 : 0
  const base = within(Math.min(MOST - lost, word))
  const odds = Math.log(base / (1 - base)) + recordShift(topics, record)
  const score = within(1 / (1 + Math.exp(-odds)))
  return { score, share: within(calibrated(score, curve)), caps: [...new Set(caps)], signals }
}

/** The number that a host sees, 1 to 10: of drafts shown as 9, nine in ten were sent unchanged. */
export function confidenceOf({ share, caps }: Pick<DraftRating, 'share' | 'caps'>): number {
  const number = Math.max(1, Math.min(10, Math.round(share * 10)))
  return Math.min(number, ...caps.map((cap) => CAPS[cap]))
}

/** The number is lower than what the share says: it promises nothing. */
export const isCapped = (rating: Pick<DraftRating, 'share' | 'caps'>): boolean =>
  confidenceOf(rating) < confidenceOf({ ...rating, caps: [] })
