/** A draft as design section 9 has it: plain data, to be checked, never trusted. */
export const DRAFT_LANGUAGES = ['it', 'en', 'de', 'fr', 'es'] as const
export type DraftLanguage = (typeof DRAFT_LANGUAGES)[number]

export const RISKS = ['money', 'access', 'safety', 'promise', 'complaint', 'legal', 'booking_change'] as const
export type Risk = (typeof RISKS)[number]

/** A sentence of the reply and what it rests on: `property.checkIn`, `extra.Pool`, `message.<id>`; null for nothing. */
export type Claim = { sentence: string; fact: string | null }

/** `unknowns` are topics by their code, and in words what has none. */
export type DraftEvidence = { topics: string[]; claims: Claim[]; unknowns: string[]; risks: Risk[] }

export type Draft = DraftEvidence & {
  reply: string
  language: DraftLanguage
  /** 1 to 10. */
  confidence: number
  needsReply: boolean
}
