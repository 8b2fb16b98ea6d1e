/** What became of one try. `unknown`: the content began to leave and no answer came. */
export type ChannelOutcome =
  | { outcome: 'sent'; providerId?: string }
  | { outcome: 'failed'; retryable: boolean; reason: string }
  | { outcome: 'unknown'; reason: string }

/** `found` and `absent` are certain; everything else is `cannot_tell`. */
export type LookUp = 'found' | 'absent' | 'cannot_tell'

/** Called before the first byte of the content leaves; what it throws keeps the content from leaving. */
export type OnTransmit = (to: { recipient: string; rfcMessageId: string | null }) => Promise<void>

/** One message's way out of the building. The recipient is the chat's; nobody else can name one. */
export type Channel = {
  /** One try, never two. What the other side or a network does is an outcome, not an error. */
  send(onTransmit: OnTransmit): Promise<ChannelOutcome>
  /** What became of a try whose answer was lost. */
  lookUp(): Promise<LookUp>
  /** After a send that went well: best effort. */
  afterwards?(): Promise<void>
}

/** A way that is closed, with the reason for the host. */
export const closedChannel = (reason: string): Channel => ({
  send: async () => ({ outcome: 'failed', retryable: false, reason }),
  lookUp: async () => 'cannot_tell',
})
