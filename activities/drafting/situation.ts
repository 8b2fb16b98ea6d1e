import type { AnswerNow } from '#activities/drafting/answers-now.ts'
import type { NearestNotes } from '#activities/drafting/embedding/nearest-notes.ts'
import { type Ladder, THRESHOLD_ALONE } from '#workflows/domain/autonomy/autonomy-of.ts'
import { IDENTITY } from '#workflows/domain/confidence/calibrate.ts'
import { NO_RECORD } from '#workflows/domain/confidence/host-record.ts'
import type { RatingBasis } from '#workflows/domain/confidence/rate-draft.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import type { Fact, PropertyFacts } from '#workflows/domain/property-facts.ts'
import type { Reading } from '#workflows/domain/reading/ask.ts'
import type { NamedSecret } from '#workflows/domain/secrets/mask-secrets.ts'
import type { Wish } from '#workflows/domain/wish.ts'

/** `isWordless`: it is a file, of which the text says only that. */
export type ThreadMessage = { id: string; from: 'guest' | 'host'; text: string; at: Date; isWordless?: boolean }

/** Everything that a drafter may know: one chat, its property, the host's settings. Nothing of any other guest. */
export type Situation = {
  guestMessageId: string
  /** The guest's unanswered messages, oldest first; the last one is the one that is answered. */
  questions: ThreadMessage[]
  /** The guest asked in more messages, or at greater length, than `questions` and their reading hold. */
  asksMore?: boolean
  /** The last twenty messages before them, oldest first; drafts only when they went out. */
  thread: ThreadMessage[]
  property: PropertyFacts | null
  facts: Fact[]
  /** What is known of the house, fact by fact: what drafts are made of and proved with. */
  houseFacts: PropertyFact[]
  /** The questions as a list of what the guest wants. */
  reading: Reading
  /** What of the notes is nearest to what is asked; absent where nothing is left open, or nothing measures it. */
  nearest?: NearestNotes
  /** What in the property's texts opens something, those included of which the host said that they are none. */
  secrets: (NamedSecret & { isSecret: boolean })[]
  /** Calendar days, `YYYY-MM-DD`. */
  stay: { checkIn: string | null; checkOut: string | null }
  today: string
  channel: string
  guestFirstName: string | null
  hostFirstName: string | null
  /** The language of the newest thing the guest wrote; null where none of ours was recognised. */
  language: DraftLanguage | null
  /** In which the host is told what nobody knew an answer to. */
  hostLanguage: HostLanguage
  /** What this host's decisions have come to: what a score means, and what may leave by itself. */
  trackRecord: TrackRecord
  /** What the host answered to like questions of other guests, without what tells of these. */
  examples: { question: string; answer: string }[]
  /** How the host wants this one draft written, where it is written again. */
  wish?: Omit<Wish, 'answers'> & { answers: AnswerNow[] }
  instructions: { tone: string; instruction: string; systemPrompt: string }
}

export type TrackRecord = RatingBasis & { ladder: Ladder }

/** Of a host who has decided nothing. */
export const NO_TRACK_RECORD: TrackRecord = { record: NO_RECORD, curve: IDENTITY, ladder: THRESHOLD_ALONE }
