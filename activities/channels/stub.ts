import type { IncomingMessage } from '#activities/channels/incoming-message.ts'

/** What stands for a message that could not be read: seen, downloadable, never answered by itself. */
export const stubOf = (message: IncomingMessage, raw: Uint8Array<ArrayBuffer>): IncomingMessage => ({
  ...message,
  threadKey: `unreadable:${message.providerId}`,
  aliases: [],
  rfcMessageId: null,
  inReplyTo: null,
  references: [],
  name: null,
  subject: '',
  text: '',
  mentions: '',
  isAutomatic: true,
  relay: null,
  rating: null,
  raw,
})
