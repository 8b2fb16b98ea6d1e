import type { OutgoingMessage } from '#activities/channels/outgoing-message.ts'
import type { MailsToAnswer } from '#activities/channels/sent-answer.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import { needsHost, type SourceFault } from '#workflows/domain/source-faults.ts'

/** What became of one try. */
export type SendOutcome =
  /** `rfcMessageId`: where the provider gave it another than ours. */
  | { outcome: 'sent'; providerId?: string; rfcMessageId?: string }
  /** Certainly not delivered. */
  | { outcome: 'failed'; retryable: boolean; reason: Sentence }
  /** Certainly not delivered, nor will be anything else of this source until the host acts. */
  | { outcome: 'stopped'; fault: SourceFault }
  /** The content began to leave and no answer came: it may have been delivered. RFC 1047. */
  | { outcome: 'unknown'; reason: Sentence }

/** `found` and `absent` are certain, and so is `withdrawn`: it had not left, and cannot any more. Everything else is `cannot_tell`. */
export type LookUp = 'found' | 'absent' | 'withdrawn' | 'cannot_tell'

/** Called before the first byte of the content leaves; what it throws keeps the content from leaving. */
export type OnTransmit = (to: Leaving) => Promise<void>
/** `providerId`: by what a try that gets no answer can be looked up. */
type Leaving = { recipient: string; rfcMessageId: string | null; providerId?: string }

/** Called when a file was taken, before anything else leaves: what it throws keeps the rest from leaving. */
export type OnFileLeft = (fileId: string, leftAs: string) => Promise<void>

/** What a try without an answer left behind. */
export type Trace = { rfcMessageId: string | null; providerId: string | null }

/** `providerId`: of the draft, where it was noted. */
type DraftRef = { sendKey: string; providerId: string | null }

/** A source's way out of the building. */
export type OutgoingChannel = {
  /** One try, never two. What the other side or a network does is an outcome, not an error. `onFileLeft`: where each file leaves by itself. */
  send(message: OutgoingMessage, onTransmit: OnTransmit, onFileLeft: OnFileLeft): Promise<SendOutcome>
  /** What became of a try whose answer was lost. */
  lookUp(message: OutgoingMessage, trace: Trace): Promise<LookUp>
  /** Where the mailbox shows what its host answers by other programs: Message-IDs of such answers, ours too, or of what is marked as answered. */
  answersTo?(asked: MailsToAnswer): Promise<string[]>
  /** After a send that went well: keeps a copy where the host's mailbox keeps what was sent. @returns whether it did. */
  keepCopy?(message: OutgoingMessage): Promise<boolean>
  /**
   * Where a reply leaves by a draft in the host's mailbox: takes away what a send that is over may have left there.
   * @throws AppError when that cannot be done now.
   */
  takeDraftAway?(draft: DraftRef): Promise<void>
}

/** What kept a try back before anything left: where the table of faults says that it needs its host, all of the source's. */
export const keptBackBefore = (reason: Sentence, { retryable = false } = {}): SendOutcome =>
  needsHost(reason) ? { outcome: 'stopped', fault: reason } : { outcome: 'failed', retryable, reason }

/** A way that is closed, with the reason for the host. */
export const closedChannel = (reason: Sentence): OutgoingChannel => ({
  send: async () => keptBackBefore(reason),
  lookUp: async () => 'cannot_tell',
})
