/** A draft as design section 9 has it: plain data, to be checked, never trusted. */
export const DRAFT_LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pt', 'pl'] as const
export type DraftLanguage = (typeof DRAFT_LANGUAGES)[number]

export const RISKS = ['money', 'access', 'safety', 'promise', 'complaint', 'legal', 'booking_change'] as const
export type Risk = (typeof RISKS)[number]

/**
 * A sentence of the reply and what it rests on: `property.checkIn`, `extra.Pool`, `message.<id>`; null for nothing. `factIds`: the
 * facts of the house that proved it; absent where none did, and of drafts of before they were kept. `inDoubt`: the topics of those of
 * them that the host had yet to confirm when it was written; absent where there are none.
 */
export type Claim = { sentence: string; fact: string | null; factIds?: string[]; inDoubt?: string[] }

/** One thing that the guest asked or told, and what the draft does with it: `open` is left to the host. */
export const QUESTION_STATES = ['answered', 'deferred', 'open'] as const
export const QUESTION_KINDS = ['question', 'confirm', 'news'] as const
export type DraftQuestion = {
  text: string
  kind: (typeof QUESTION_KINDS)[number]
  topics: string[]
  /** Its first topic says not all of what is asked; absent where it does, and of drafts of before it was kept. */
  asksMore?: boolean
  state: (typeof QUESTION_STATES)[number]
}

/** `unknowns` are topics by their code, and in words what has none. */
export type DraftEvidence = {
  topics: string[]
  claims: Claim[]
  unknowns: string[]
  risks: Risk[]
  /** Absent of drafts of before they were kept. */
  questions?: DraftQuestion[]
  /** What the confidence was made of; absent of drafts of before it was reckoned. */
  rating?: DraftRating
}

/** What a draft's number is reckoned from, each from 0 to 1; see `confidence/rate-draft.ts`. */
export type Signals = {
  /** Of its sentences that say something, those with a fact behind them. */
  evidence: number
  /** Of what the guest wants, what is answered. */
  questions: number
  /** Of the answers, those from facts of the very thing that was asked, not of one beside it. */
  relation: number
  /** 1 where it is in the guest's language. */
  language: number
}

/** What keeps a number low whatever else speaks for it. */
export const CAP_REASONS = ['unproven', 'wrong_language', 'dropped', 'quoted', 'unknown', 'held', 'risky'] as const
export type CapReason = (typeof CAP_REASONS)[number]

/**
 * `score`: what the signals and the host's record say, before calibration. `share`: what it means for this host. `caps`: what
 * keeps the number below that; a capped number says 'look at it' and promises nothing.
 */
export type DraftRating = { score: number; share: number; caps: CapReason[]; signals: Signals }

export type Draft = DraftEvidence & {
  reply: string
  language: DraftLanguage
  /** 1 to 10. */
  confidence: number
  needsReply: boolean
}
