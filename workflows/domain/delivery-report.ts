import type { Sentence } from './sentences/sentence.ts'
import type { SourceFault } from './source-faults.ts'

/** What a channel tells, after its answer, of a message that we sent. */
export type DeliveryReport = {
  /** Which send it is about: by our key, where the channel gives it back, else by the id that it goes by there. */
  of: { sendKey: string | null; providerId: string | null } | { deliveryId: string }
  /** `accepted`: on its way, as far as the channel knows. `arrived`: with the guest. */
  told: 'accepted' | 'arrived' | 'failed'
  /** Why it failed. */
  fault: Sentence | null
  /** What it says of the source as a whole. */
  sourceFault: SourceFault | null
}

/**
 * Of a mail that was sent; `fine`: it arrived, was handed on or read. `spam`: its reader calls it that. `unclear`: a mail system sends it
 * back in words that we do not know.
 */
export type MailNews = 'failed' | 'delayed' | 'spam' | 'fine' | 'unclear'

/** Each mail that a report may be about. */
export const idsNamed = ({ rfcMessageId, alsoNamed = [] }: MailReport): string[] =>
  rfcMessageId === null ? [] : [rfcMessageId, ...alsoNamed]

/**
 * What somebody's machine says of a mail that was sent: which one, by its Message-ID, which is in many hands; null where a mail system
 * names only who could not be reached. Addresses in lower case.
 */
export type MailReport = {
  rfcMessageId: string | null
  /** Other mails that it may be about as well. */
  alsoNamed?: string[]
  /** What it says of whom, and in whose words. */
  recipients: { addresses: string[]; says: MailNews; answer: string }[]
  /** Whom the copy that came back was for. */
  copyFor: string[]
  /** A mail system says so. */
  isOfMailSystem: boolean
  /** What says so is a message besides: whoever's that encloses it, or a machine's that answers a mail, where that is ours. */
  isKept?: 'enclosing' | 'answering'
}
