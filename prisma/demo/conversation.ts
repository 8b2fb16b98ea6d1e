import type { DraftLanguage, Risk } from '#workflows/domain/draft.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

export type DemoChannel = 'email' | 'airbnb' | 'booking' | 'vrbo' | 'gmail' | 'whatsapp'

/** When something was written, seen from the day of the seeding: minutes ago, or days ago at a time of day in Rome. */
export type When = { minutes: number } | { days: number; at: string }

export type DemoDraft = {
  /** What went out or waits; where it differs from `aiText` the host changed it. */
  text: string
  aiText?: string
  status: Exclude<MessageStatus, 'received' | 'unreadable' | 'drafting' | 'sending'>
  /** Whether the host said yes or the rule did; only of drafts that left. */
  by?: 'host' | 'rule'
  confidence: number
  topics?: string[]
  /** Sentence of the draft → the fact it rests on; null where it rests on none. */
  claims?: [sentence: string, fact: string | null][]
  /** What the guest asked, and whether the draft answers it or puts it off. */
  asked?: [text: string, state: 'answered' | 'deferred'][]
  unknowns?: string[]
  risks?: Risk[]
  /** What of the reply stands nowhere in the facts. */
  unproven?: string[]
  /** Minutes from the guest's message to the decision. */
  settledAfter?: number
  /** Why it did not arrive, a sentence. */
  fault?: Sentence
  /** The honest message that went out instead. */
  fallback?: string
}

export type GuestTurn = {
  guest: string
  when: When
  rating?: number
  /** The raw file of a mail that could not be read; `guest` is then the stub's text. */
  raw?: string
  draft?: DemoDraft
}
export type HostTurn = { host: string; when: When }
type Turn = GuestTurn | HostTurn

export type DemoConversation = {
  /** Names the conversation in every id that is made of it. */
  key: string
  channel: DemoChannel
  language: DraftLanguage
  guest: { name: string; address: string }
  subject: string
  property: string | null
  /** Days from the day of the seeding; `isConfirmed`: by its host, so that what opens the house may be told. */
  stay?: { from: number; to: number; isConfirmed?: true }
  unread?: number
  turns: Turn[]
}
