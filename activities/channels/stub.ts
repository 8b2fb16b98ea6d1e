import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** What stands for a message that could not be read: seen, downloadable, never answered by itself. */
export const stubOf = (message: IncomingMessage, raw: Uint8Array<ArrayBuffer>): IncomingMessage => ({
  ...message,
  mailKey: null,
  threadKey: `unreadable:${message.providerId}`,
  aliases: [],
  rfcMessageId: null,
  inReplyTo: null,
  references: [],
  threadHint: null,
  name: null,
  subject: '',
  text: '',
  removed: '',
  quoted: '',
  hidden: '',
  unread: [],
  note: say({ code: 'unreadable_mail' }),
  mentions: '',
  isAutomatic: true,
  doubts: [],
  bounce: null,
  replaces: null,
  byHost: false,
  original: null,
  files: [],
  relay: null,
  invited: null,
  rating: null,
  raw,
})
