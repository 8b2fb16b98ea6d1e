import { createHash } from 'node:crypto'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { cleanName } from '#activities/channels/text/clean-name.ts'
import { cutWords } from '#activities/channels/text/cut-text.ts'
import { normaliseText } from '#activities/channels/text/normalise-text.ts'
import type { DeliveryReport } from '#workflows/domain/delivery-report.ts'
import { saidRating } from '#workflows/domain/rating.ts'
import { messageText } from './message-text.ts'
import { readStatus } from './read-status.ts'
import { InboundMessage, InboundStatus, WebhookValue } from './webhook-value.ts'

export type ParsedWebhook = { messages: IncomingMessage[]; reports: DeliveryReport[] }

/** Makes guest messages and delivery reports of one stored webhook value. What has another shape than ours is left out. */
export function parseWebhook(body: unknown, now: Date): ParsedWebhook {
  const value = WebhookValue.safeParse(body)
  if (!value.success) return { messages: [], reports: [] }
  const messages = (value.data.messages ?? []).flatMap((message) => InboundMessage.safeParse(message).data ?? [])
  const statuses = (value.data.statuses ?? []).flatMap((status) => InboundStatus.safeParse(status).data ?? [])
  return {
    messages: messages.flatMap((message) => guestMessage(message, value.data, now) ?? []),
    reports: statuses.map(readStatus),
  }
}

/** A guest is known by number, by user id, or both: whichever comes later joins the same conversation. */
function guestMessage(message: InboundMessage, value: WebhookValue, now: Date): IncomingMessage | null {
  const contact = value.contacts?.find(
    ({ wa_id, user_id }) => wa_id === message.from || user_id === message.from_user_id,
  )
  const phone = /^\d{5,20}$/.exec(message.from ?? contact?.wa_id ?? '')?.[0] ?? null
  const userId = message.from_user_id ?? contact?.user_id ?? null
  const guest = phone ?? userId
  if (guest === null) return null
  const { text, note, isAnswerable } = messageText(message)
  const words = cutWords(normaliseText(text))
  const sentAt = new Date(message.timestamp * 1000)
  return {
    ...blankMessage('', 'whatsapp', sentAt.getTime() > now.getTime() || Number.isNaN(sentAt.getTime()) ? now : sentAt),
    providerId: createHash('sha256').update(`whatsapp:${value.metadata.phone_number_id}:${message.id}`).digest('hex'),
    aliases: [...(userId === null ? [] : [`wa:user:${userId}`]), ...(phone === null ? [] : [`wa:phone:${phone}`])],
    rfcMessageId: message.id,
    inReplyTo: message.context?.id ?? null,
    peer: guest,
    name: cleanName(contact?.profile?.name),
    replyTo: guest,
    text: words,
    note,
    isAutomatic: !isAnswerable,
    rating: isAnswerable ? saidRating(words) : null,
    mentions: words.slice(0, 4_000),
  }
}
