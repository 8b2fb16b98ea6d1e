import { composeMime, type OutgoingMail, outgoingMessageId } from '#activities/channels/mime/compose-mime.ts'
import { replySubject } from '#activities/channels/text/subject.ts'
import type { Outgoing } from './outgoing.ts'

/** Booking platforms relay by address: to them a reply never says that it is automatic. */
const RELAYS = new Set(['airbnb', 'booking', 'vrbo'])

/**
 * The very bytes of a reply by mail: the same for every try of the same send.
 * @throws AppError rule_refused when sender or recipient is not one plain address.
 */
export function writeLetter(outgoing: Outgoing, from: string): Promise<OutgoingMail> {
  const { chat, answers, delivery } = outgoing
  return composeMime({
    rfcMessageId: outgoingMessageId(outgoing.sendKey, from),
    date: delivery.claimedAt,
    from: { address: from, name: chat.hostName ?? undefined },
    to: chat.recipient ?? '',
    subject: replySubject(chat.subject),
    text: outgoing.text,
    inReplyTo: answers?.rfcMessageId,
    references: answers?.references,
    automatic: outgoing.automatic && !RELAYS.has(chat.channel),
  })
}
