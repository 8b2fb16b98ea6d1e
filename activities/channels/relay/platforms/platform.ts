import type { Relay } from '#activities/channels/incoming-message.ts'
import type { Frame, LabelKind } from '#activities/channels/relay/languages/frame.ts'

/** What names one conversation of a platform's: all of `pattern` that stand in a mail, by their first group or whole. */
export type ConversationKey = { kind: string; pattern: RegExp }

/**
 * A booking platform: where it writes from, how its conversations and reservations are named, and what it writes around its guests'
 * words beside what all write alike (`languages/`). Another platform is another file like these, its line in `platforms.ts` and in
 * `workflows/domain/platform-domains.ts`, and its mails in `tests/fixtures/mail/cases`.
 */
export type Platform = {
  channel: Relay['channel']
  /** As it calls itself in names and at the end of its mails, the longer name before the shorter. */
  brands: readonly string[]
  /** Where it relays guests' messages from: what lies under these. A longer name that only begins so is somebody else's. */
  relays: readonly string[]
  /** Programs of its that write what no guest says. */
  programs: readonly string[]
  /** Where its Reply-To must lie to be a guest's; without it any other address than From. */
  replies?: string
  /** What an address that was made for one conversation names. */
  alias: string
  /** The reservation's number in such an address, in the first group: then that is the conversation's name. */
  numbered?: RegExp
  keys: readonly ConversationKey[]
  /** Pages of its that only hosts are led to. */
  hostPages: RegExp
  /** The reservation's code: its shape under a label, what looks like one in a subject, and what is one wherever the platform writes it. */
  code: { shape: RegExp; inSubject: RegExp; anywhere?: RegExp }
  /** What only the subjects of what it sends by itself have, in every language. */
  ownSubject?: RegExp
  /** The subject of what it sends by itself says the day of arrival. */
  saysArrival?: true
  /** Its listing as a subject names it. */
  listingInSubject?: RegExp
  /** Guests are named in full under its labels. */
  namesInTable?: true
  /** What stands below its name for the house, by its beginnings. */
  belowTitle?: readonly string[]
  /** Below it stands what kind of a house it is, in more words than any list has. */
  saysKind?: true
  /** That name stands at the top of the guest's words, above the reservation's number. */
  headsWithHouse?: true
  /** What its table of a stay tells, in the order in which it does in every language. */
  table?: readonly LabelKind[]
  /** It puts its guests' words in quotes. */
  quotes?: true
  /** The header that names the mail's template, and which of those hand on what a guest says. */
  templates?: { header: string; ofGuests: RegExp }
  frame: Partial<Frame>
}
