/** A draft as design section 9 has it: plain data, to be checked, never trusted. */
export const DRAFT_LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pt', 'pl'] as const
export type DraftLanguage = (typeof DRAFT_LANGUAGES)[number]

export const RISKS = ['money', 'access', 'safety', 'promise', 'complaint', 'legal', 'booking_change'] as const
export type Risk = (typeof RISKS)[number]

/** A sentence of the reply and what it rests on: `property.checkIn`, `extra.Pool`, `message.<id>`; null for nothing. */
export type Claim = { sentence: string; fact: string | null }

/** One thing that the guest asked or told, and what the draft does with it: `open` is left to the host. */
export const QUESTION_STATES = ['answered', 'deferred', 'open'] as const
export const QUESTION_KINDS = ['question', 'confirm', 'news'] as const
export type DraftQuestion = {
  text: string
  kind: (typeof QUESTION_KINDS)[number]
  topics: string[]
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
}

export type Draft = DraftEvidence & {
  reply: string
  language: DraftLanguage
  /** 1 to 10. */
  confidence: number
  needsReply: boolean
}
