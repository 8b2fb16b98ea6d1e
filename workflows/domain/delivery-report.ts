import type { Sentence } from './sentences/sentence.ts'
import type { SourceFault } from './source-faults.ts'

/**
 * A mail of ours by its Message-ID, which is in many hands: whom the report says it was for, in lower case, when it says
 * so, and through which source it came.
 */
type ReturnedMail = { rfcMessageId: string; recipients: string[]; saidAt: Date; sourceId: string }

/** What a channel tells, after its answer, of a message that we sent. */
export type DeliveryReport = {
  /** Which send it is about: by our key, where the channel gives it back, else by the id that it goes by there. */
  of: { sendKey: string | null; providerId: string } | ReturnedMail
  /** `accepted`: known to the channel, and no more. */
  told: 'accepted' | 'arrived' | 'failed'
  /** Why it failed. */
  fault: Sentence | null
  /** What it says of the source as a whole. */
  sourceFault: SourceFault | null
}
