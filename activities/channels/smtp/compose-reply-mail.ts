import { composeMime, type OutgoingMail, outgoingMessageId } from '#activities/channels/mime/compose-mime.ts'
import type { OutgoingMessage } from '#activities/channels/outgoing-message.ts'
import { isRelayAddress } from '#activities/channels/relay/relay-domains.ts'
import { replySubject } from '#activities/channels/text/subject.ts'

/**
 * The very bytes of a reply by mail: the same for every try of the same send. Booking platforms relay by address: to
 * them a reply never says that it is automatic.
 * @throws AppError rule_refused when sender or recipient is not one plain address.
 */
export function composeReplyMail(message: OutgoingMessage, from: string): Promise<OutgoingMail> {
  const { answers, senderName } = message
  const to = message.recipient ?? ''
  return composeMime({
    rfcMessageId: outgoingMessageId(message.sendKey, from),
    date: message.claimedAt,
    from: { address: from, name: senderName ?? undefined },
    to,
    subject: replySubject(message.subject),
    text: message.text,
    files: message.files,
    inReplyTo: answers?.rfcMessageId,
    references: answers?.references,
    automatic: message.isAutomatic && !isRelayAddress(to),
  })
}
