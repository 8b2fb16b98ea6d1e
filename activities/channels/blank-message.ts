import { createHash } from 'node:crypto'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'

/** A message of which nothing is known but its place at the source. */
export const blankMessage = (place: string, channel: string, now: Date): IncomingMessage => ({
  providerId: createHash('sha256').update(`place:${place}`).digest('hex'),
  mailKey: null,
  channel,
  threadKey: null,
  aliases: [],
  rfcMessageId: null,
  inReplyTo: null,
  references: [],
  peer: null,
  name: null,
  replyTo: null,
  subject: '',
  text: '',
  note: null,
  removed: '',
  writtenAt: now,
  isAutomatic: true,
  rating: null,
  relay: null,
  stay: null,
  mentions: '',
  raw: null,
  authentication: null,
  isReplyToProved: false,
  fromSelf: false,
  original: null,
  bounce: null,
})
